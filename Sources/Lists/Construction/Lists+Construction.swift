public import Foundation
import PlainviewGraphics
public import PlainviewUIKitCore

// The initialisers of cells, lists and their controllers for generic code; see `_Constructible`.

extension _Constructible where Self: UITableViewCell {
  /// Creates a cell of the class with a style and an identifier for reuse.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _: Void = ()) {
    self.init(made: ListMaker.cell(of: type(of: self), style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension _Constructible where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer of the class with an identifier for reuse.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(reuseIdentifier: String?, _: Void = ()) {
    self.init(made: ListMaker.headerFooter(of: type(of: self), reuseIdentifier: reuseIdentifier))
  }
}

extension _Constructible where Self: UITableView {
  /// Creates a table of the class with a frame and a style.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(frame: CGRect, style: UITableView.Style, _: Void = ()) {
    self.init(made: ListMaker.table(of: type(of: self), frame: frame, style: style))
  }
}

extension _Constructible where Self: UICollectionView {
  /// Creates a collection view of the class with a frame and a layout.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, _: Void = ()) {
    self.init(made: ListMaker.collection(of: type(of: self), frame: frame, collectionViewLayout: layout))
  }
}

extension _Constructible where Self: UITableViewController {
  /// Creates a table view controller of the class with a style.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(style: UITableView.Style, _: Void = ()) {
    self.init(made: ListMaker.tableController(of: type(of: self), style: style))
  }
}

extension _Constructible where Self: UICollectionViewController {
  /// Creates a collection view controller of the class with a layout.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout, _: Void = ()) {
    self.init(made: ListMaker.collectionController(of: type(of: self), collectionViewLayout: layout))
  }
}

@MainActor private enum ListMaker {
  static func cell(of type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?)
    -> UITableViewCell
  {
    unsafeBitCast(type, to: MadeTableViewCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }

  static func headerFooter(of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
    -> UITableViewHeaderFooterView
  {
    unsafeBitCast(type, to: MadeTableViewHeaderFooterView.Type.self).init(reuseIdentifier: reuseIdentifier)
  }

  static func table(of type: UITableView.Type, frame: CGRect, style: UITableView.Style) -> UITableView {
    unsafeBitCast(type, to: MadeTableView.Type.self).init(frame: frame, style: style)
  }

  static func collection(
    of type: UICollectionView.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> UICollectionView {
    unsafeBitCast(type, to: MadeCollectionView.Type.self).init(frame: frame, collectionViewLayout: layout)
  }

  static func tableController(of type: UITableViewController.Type, style: UITableView.Style) -> UITableViewController {
    unsafeBitCast(type, to: MadeTableViewController.Type.self).init(style: style)
  }

  static func collectionController(
    of type: UICollectionViewController.Type, collectionViewLayout layout: UICollectionViewLayout
  ) -> UICollectionViewController {
    unsafeBitCast(type, to: MadeCollectionViewController.Type.self).init(collectionViewLayout: layout)
  }
}

private class MadeTableViewCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingTableViewCell: MadeTableViewCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeTableViewHeaderFooterView: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingTableViewHeaderFooterView: MadeTableViewHeaderFooterView {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeTableView: UITableView {
  required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingTableView: MadeTableView {
  required init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeCollectionView: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingCollectionView: MadeCollectionView {
  required init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeTableViewController: UITableViewController {
  required override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingTableViewController: MadeTableViewController {
  required init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeCollectionViewController: UICollectionViewController {
  required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingCollectionViewController: MadeCollectionViewController {
  required init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
