import Foundation
import PlainviewGraphics
import PlainviewLists
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// Kinds, names and states of views, as the user knows them.
@MainActor package enum ElementTree {
  // MARK: What can be seen

  package static func isHidden(_ view: UIView) -> Bool { view.isHidden || view.alpha < 0.01 }

  /// The view and what is in it, parents first, without hidden subtrees and the inner parts of controls.
  package static func visible(below root: UIView) -> [UIView] {
    var found: [UIView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !isHidden(view), !(view is any ControlPart) else { continue }
      found.append(view)
      waiting += inReadingOrder(view).reversed()
    }
    return found
  }

  /// The subviews of a view; the cells of a list in the order of their index paths, not of insertion (W53).
  static func inReadingOrder(_ view: UIView) -> [UIView] {
    var subviews = view.subviews
    guard view is UIScrollView else { return subviews }
    var cells: [(index: Int, path: IndexPath)] = []
    for (index, subview) in subviews.enumerated() {
      guard let path = indexPath(of: subview, in: view) else { continue }
      cells.append((index, path))
    }
    let sorted = cells.sorted { ($0.path, $0.index) < ($1.path, $1.index) }.map { subviews[$0.index] }
    for (slot, cell) in zip(cells, sorted) { subviews[slot.index] = cell }
    return subviews
  }

  private static func indexPath(of subview: UIView, in list: UIView) -> IndexPath? {
    switch (list, subview) {
    case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
    case (let list as UICollectionView, let cell as UICollectionViewCell): list.indexPath(for: cell)
    default: nil
    }
  }

  // MARK: Attributes

  package static func type(of view: UIView) -> XCUIElement.ElementType {
    switch view {
    case is UIWindow: .window
    case is UIButton: .button
    case is UISearchTextField: .searchField
    case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
    case is UITextView: .textView
    case is UITableView: .table
    case is UICollectionView: .collectionView
    case is UIScrollView: .scrollView
    case is UILabel: .staticText
    case is UIImageView: .image
    default: containerType(of: view) ?? valueType(of: view)
    }
  }

  package static func label(of view: UIView) -> String {
    if let label = view.accessibilityLabel { return label }
    if view is UITextField || view is UITextView { return "" }
    if let title = containerTitle(of: view) { return title }
    if let image = (view as? UIImageView)?.image { return image.name ?? "" }
    return view.displayedText ?? ""
  }

  package static func title(of view: UIView) -> String { (view as? UIButton)?.displayedText ?? "" }

  package static func value(of view: UIView) -> String? {
    if let value = view.accessibilityValue { return value }
    if let textView = view as? UITextView { return textView.text }
    guard let field = view as? UITextField else { return nil }
    let text = field.text ?? ""
    if text.isEmpty { return field.placeholder }
    return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  package static func placeholder(of view: UIView) -> String? { (view as? UITextField)?.placeholder }

  package static func isEnabled(_ view: UIView) -> Bool {
    if let part = view as? any ControlElement { return part.isElementEnabled }
    if let key = view as? KeyView { return key.isEnabled }
    return (view as? UIControl)?.isEnabled ?? (view as? UILabel)?.isEnabled ?? true
  }

  package static func isSelected(_ view: UIView) -> Bool {
    if let part = view as? any ControlElement { return part.isElementSelected }
    return (view as? UIControl)?.isSelected ?? false
  }

  /// The texts by which an element can be called, the identifier first.
  package static func names(of view: UIView) -> [String] {
    [view.accessibilityIdentifier, label(of: view), title(of: view), value(of: view), placeholder(of: view)]
      .compactMap { $0 }.filter { !$0.isEmpty }
  }

  package static func isCalled(_ name: String, _ view: UIView) -> Bool { names(of: view).contains(name) }

  // MARK: Texts

  /// One line about an element: kind, name, frame in the window, and what is unusual about its state.
  package static func line(_ view: UIView) -> String {
    var parts = ["\(type(of: view))"]
    if let name = names(of: view).first { parts.append("\"\(VisibleText.quoted(name))\"") }
    let frame = view.frameOnScreen
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { compactNumber(Double($0)) }
    parts.append("at (\(numbers[0]), \(numbers[1])) size \(numbers[2]) x \(numbers[3])")
    if !isEnabled(view) { parts.append("disabled") }
    if isSelected(view) { parts.append("selected") }
    if view.isFirstResponder { parts.append("focused") }
    return parts.joined(separator: " ")
  }

  /// The view as a line, with the name of its class, which the code has for it.
  package static func lineWithClass(_ view: UIView) -> String { "\(line(view)), a \(Swift.type(of: view) as AnyClass)" }

  /// The tree below a view, an element a line, indented by depth.
  package static func describe(_ root: UIView) -> String {
    visible(below: root).map { view in
      var depth = 0
      var parent = view.superview
      while let current = parent, view !== root {
        depth += 1
        if current === root { break }
        parent = current.superview
      }
      return String(repeating: "  ", count: depth) + line(view)
    }
    .joined(separator: "\n")
  }
}
