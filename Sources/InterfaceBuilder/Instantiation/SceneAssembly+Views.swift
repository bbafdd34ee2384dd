import Foundation
import PlainviewLayout
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

extension SceneAssembly {
  /// Makes a view and everything in it.
  func makeView(_ element: ViewElement) -> UIView {
    let view = instance(of: element)
    view.documentID = element.id
    add(view, element.node)
    let decoder = ViewDecoder(element, context)
    decoder.decode(into: view)
    if context.options.isCanvasStored { decoder.decodeCanvasMargins(into: view) }
    for guide in element.layoutGuides {
      if let id = guide.id { guides[id] = GuideSource(view: view, kind: guide.kind) }
    }
    fill(view, element)
    for part in element.uninstalledSubviews { looseObjects.append(makeView(part)) }
    return element.customClass == nil ? view : standIn(for: view, element)
  }

  /// What the view's `awakeAfter(using:)` returns, where its class has one; the view where that is no view.
  private func standIn(for view: UIView, _ element: ViewElement) -> UIView {
    guard let other = UserCode.run(else: nil, { view.standIn(decodedBy: coder) }) as? UIView, other !== view else {
      return view
    }
    other.documentID = element.id
    replace(view, by: other, element.node)
    return other
  }

  /// Puts into a view what its element has inside, where views of its class have it.
  private func fill(_ view: UIView, _ element: ViewElement) {
    switch view {
    case let table as UITableView: fill(table, element)
    case let cell as UITableViewCell: fill(cell, element)
    case let collection as UICollectionView: fill(collection, element)
    case let cell as UICollectionViewCell: fill(cell, element)
    default:
      for part in element.contents { put(makeView(part), part, into: view) }
      addItems(of: element, to: view)
    }
  }

  private func put(_ subview: UIView, _ element: ViewElement, into view: UIView) {
    guard let stack = view as? UIStackView else { return view.addSubview(subview) }
    // On the canvas a size that nothing determines is the stored one.
    if context.options.isCanvasStored, let size = element.frame?.size {
      stack.keptSizes[ObjectIdentifier(subview)] = size
    }
    stack.addArrangedSubview(subview)
  }

  private func instance(of element: ViewElement) -> UIView {
    let kind = ViewKind(tag: element.tag, onCanvas: context.options.isCanvasStored)
    let size = context.sizes.size(of: element)
    if kind.isStandIn { context.warnOfUnsupported(element, treatment: "it is shown as a plain view") }
    if let name = element.customClass, name != "UIView" {
      if let view = customView(name, element) { return view }
      if !isPlainName(name, kind) {
        context.reportUnknownClass(name, at: element)
        if let view = kind.makeMissing(coder, size: size, absence(name)) { return view }
      }
    }
    return kind.make(coder, size: size) ?? UIView(frame: .zero)
  }

  private func customView(_ name: String, _ element: ViewElement) -> UIView? {
    guard let type = ClassFinder.find(name, module: element.customModule) as? UIView.Type else { return nil }
    return UserCode.run(else: nil) { type.init(coder: coder) }
  }

  /// Whether the custom class is the very class that the stand-in replaces.
  private func isPlainName(_ name: String, _ kind: ViewKind) -> Bool {
    switch kind {
    case .standIn(let own): own == name
    default: false
    }
  }
}

extension ViewElement {
  /// The views inside the view, from the back to the front: subviews, and those in its properties.
  var contents: [ViewElement] {
    var found: [ViewElement] = []
    for child in node.children where child.isView {
      if let key = child.key, !Self.looseKeys.contains(key) { found.append(ViewElement(node: child)) }
    }
    found += subviews + prototypes
    for section in sections {
      found += [section.headerView].compactMap { $0 } + section.cells + [section.footerView].compactMap { $0 }
    }
    found += cells
    return found
  }

  /// Views that are shown only in some state of the view, or that other code lays out.
  private static let looseKeys: Set<String> = [
    "selectedBackgroundView", "multipleSelectionBackgroundView", "editingAccessoryView", "inputView",
    "inputAccessoryView",
  ]
}
