import Foundation
import PlainviewInterfaceBuilder
import PlainviewLayout
import PlainviewLists
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension DocumentCheck {
  // MARK: Conflicts

  /// One finding a cause: constraints that a conflict has already been found with are not told again.
  mutating func note(
    _ conflicts: [ConflictReport], in window: UIView?, of document: InterfaceDocument, at element: any DocumentElement
  ) {
    let views = window?.preorder() ?? []
    let rows = Rows(views, of: document)
    let sizes = views.compactMap { $0.documentID.flatMap { document.view(id: $0)?.frame?.size } }
    var told: Set<String> = []
    for conflict in conflicts {
      let own = conflict.members.filter { $0.hasPrefix("<NSLayoutConstraint") }
      let names = Set(own.isEmpty ? conflict.members : own)
      guard told.isDisjoint(with: names) else { continue }
      told.formUnion(names)
      let members = conflict.members.map(\.withoutAddresses)
      guard !rows.explain(members), !members.contains(where: { $0.isNearly(oneOf: sizes) }) else { continue }
      add(.error, "these constraints cannot hold at once, change or remove one", at: element, details: members)
    }
  }

  /// The cells of a window: rows are as high as their contents, whatever the document stores.
  @MainActor private struct Rows {
    /// Whether a table gives its rows a height.
    private let haveFixedHeight: Bool
    /// Whether the window's root is a cell, whose size only the app knows.
    private let isRoot: Bool

    private let document: InterfaceDocument

    init(_ views: [UIView], of document: InterfaceDocument) {
      self.document = document
      haveFixedHeight = views.contains { ($0 as? UITableView).map { $0.rowHeight > 0 } ?? false }
      isRoot = views.dropFirst().first.map { Self.isCell($0, in: document) } ?? false
    }

    /// By the document: what stands in for a class that is missing is no cell.
    private static func isCell(_ view: UIView, in document: InterfaceDocument) -> Bool {
      guard let element = view.documentID.flatMap({ document.view(id: $0) }) else { return false }
      return ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.tag)
    }

    /// Whether constraints conflict with the size or the margins of a cell on the canvas alone.
    func explain(_ members: [String]) -> Bool {
      if isRoot, members.contains(where: \.isOfAutoresizing) { return true }
      return members.contains { $0.isOfCellMargin || $0.isOfCellHeight && !haveFixedHeight }
    }

    /// Whether what is ambiguous along an axis is decided by the height that the row gets.
    func explain(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
      guard axis == .vertical, !haveFixedHeight else { return false }
      return sequence(first: view, next: { $0.superview }).contains { Self.isCell($0, in: document) }
    }
  }

  // MARK: Ambiguity

  /// A view whose position or size is ambiguous along axes.
  @MainActor private struct Ambiguous {
    let view: UIView
    let element: ViewElement
    var axes: [NSLayoutConstraint.Axis]
  }

  /// Inspects the views inside the root, which its window places, but for those whose size a class computes by itself.
  mutating func inspectAmbiguity(in window: UIView?, of document: InterfaceDocument) {
    guard let window else { return }
    let views = window.preorder()
    let rows = Rows(views, of: document)
    var found: [Ambiguous] = []
    for view in views {
      guard let id = view.documentID, let element = document.view(id: id), view.superview !== window else { continue }
      // On the canvas it has the size that the app's class computes.
      guard element.node["placeholderIntrinsicWidth"] == nil, !isInShares(view) else { continue }
      guard !sequence(first: view, next: { $0.superview }).contains(where: \.isHidden) else { continue }
      let axes = Self.axes(of: view).filter { axis in
        // What is inside follows from the outside.
        !rows.explain(view, along: axis)
          && !found.contains { $0.axes.contains(axis) && view.isDescendant(of: $0.view) }
      }
      guard !axes.isEmpty, document.designableSize(ofViewWithID: id) == nil else { continue }
      found.append(Ambiguous(view: view, element: element, axes: axes))
    }
    guard !found.isEmpty else { return }
    Self.tellContentsApart(in: window)
    for ambiguous in found {
      let axes = Self.axes(of: ambiguous.view).filter(ambiguous.axes.contains)
      if !axes.isEmpty {
        let axisText = Self.axisText(axes)
        add(
          .warning, "the place or size is ambiguous \(axisText), add constraints that determine it",
          at: ambiguous.element)
      }
      let tied = ambiguous.axes.filter { axis in
        let group = found.filter { $0.axes.contains(axis) && $0.view.superview === ambiguous.view.superview }.map(
          \.view)
        return !axes.contains(axis) && Self.isTie(of: ambiguous.view)
          && group.contains { Self.isResized($0, along: axis) }
      }
      guard !tied.isEmpty else { continue }
      add(
        .warning,
        "the place or size is ambiguous \(Self.axisText(tied)), for other views give way as easily: "
          + "change a content hugging or compression resistance priority", at: ambiguous.element)
    }
  }

  /// Whether the view is in a stack that gives shares by contents, of which views without contents have none.
  private func isInShares(_ view: UIView) -> Bool {
    sequence(first: view, next: { $0.superview }).contains {
      ($0 as? UIStackView)?.distribution == .fillProportionally
    }
  }

  private static func axes(of view: UIView) -> [NSLayoutConstraint.Axis] {
    [.horizontal, .vertical].filter { view.isLayoutAmbiguous(along: $0) }
  }

  private static func axisText(_ axes: [NSLayoutConstraint.Axis]) -> String {
    axes.map { $0 == .horizontal ? "horizontally" : "vertically" }.joined(separator: " and ")
  }

  /// Makes the priorities of all contents a little different: what is ambiguous then lacks constraints.
  private static func tellContentsApart(in window: UIView) {
    for (number, view) in window.preorder().enumerated() {
      let step = Float(number % 2000) * 0.0002
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let (hugging, resistance) = (
          view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
        )
        if hugging.rawValue < 999 {
          view.setContentHuggingPriority(UILayoutPriority(hugging.rawValue + step), for: axis)
        }
        if resistance.rawValue < 999 {
          view.setContentCompressionResistancePriority(UILayoutPriority(resistance.rawValue + step), for: axis)
        }
      }
    }
  }

  /// Whether views of equal priority are a fault of the document: the preferred width of a text of several lines follows
  /// from the width that it gets.
  private static func isTie(of view: UIView) -> Bool {
    !(view.superview?.subviews ?? []).contains { $0.contentHeight(forWidth: 1) != nil }
  }

  /// Whether a view has another size than its intrinsic one, by more than texts are measured to.
  private static func isResized(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    let (preferred, size) = (view.intrinsicContentSize, view.bounds.size)
    let (content, length) = axis == .horizontal ? (preferred.width, size.width) : (preferred.height, size.height)
    return content >= 0 && abs(length - content) > max(2, content * 0.03)
  }
}

extension ConflictReport {
  /// Whether where the safe area begins or ends decides on it.
  var isOfSafeArea: Bool {
    members.contains { $0.contains("UIViewSafeAreaLayoutGuide-top") || $0.contains("UIViewSafeAreaLayoutGuide-bottom") }
  }
}

extension String {
  fileprivate var isOfAutoresizing: Bool { hasPrefix("<NSAutoresizingMaskLayoutConstraint") }

  /// Whether a constraint gives a row the height that the document stores, while rows are as high as their contents.
  fileprivate var isOfCellHeight: Bool {
    isOfAutoresizing && ["CellContentView.height ==", "Cell.height =="].contains { contains($0) }
  }

  /// Whether a constraint is the width of a text, or the height of a row, that is nearly, but not quite, a stored one.
  ///
  /// Texts are measured to a point or so, and the line below a row may or may not count: what conflicts by as much holds in
  /// Xcode.
  fileprivate func isNearly(oneOf sizes: [CGSize]) -> Bool {
    if hasPrefix("<NSContentSizeLayoutConstraint"), let width = number(after: "width == ") {
      return sizes.contains { (0.01...max(1, width * 0.02)).contains(abs($0.width - width)) }
    }
    if isOfCellHeight, let height = number(after: "height == ") {
      return sizes.contains { (0.01...1).contains(abs($0.height - height)) }
    }
    return false
  }

  private func number(after token: String) -> CGFloat? {
    guard let end = firstRange(of: token)?.upperBound else { return nil }
    return Double(self[end...].prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
  }

  /// Whether a constraint is tied to the side margins of a cell, which depend on the device.
  fileprivate var isOfCellMargin: Bool {
    ["CellContentView.leadingMargin", "CellContentView.trailingMargin"].contains { contains($0) }
  }
}
