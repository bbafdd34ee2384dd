import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Names of the views of a tree: accessibility identifiers, else properties and outlets.
@MainActor struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ views: [UIView], of controllers: [UIViewController] = []) {
    for view in views {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
        names[ObjectIdentifier(view)] = identifier
      }
    }
    let shown = Set(views.map { ObjectIdentifier($0) })
    for owner in controllers as [AnyObject] + views.compactMap(\.viewController) as [AnyObject] + views as [AnyObject] {
      for property in Reflection.propertiesOfApp(of: owner) where !property.isDelegate {
        note(property.object, property.name, shown)
      }
    }
    for outlet in UnsetOutlets.current.outlets { note(outlet.value, outlet.property, shown) }
  }

  private mutating func note(_ object: AnyObject?, _ name: String, _ shown: Set<ObjectIdentifier>) {
    guard let object, shown.contains(ObjectIdentifier(object)), names[ObjectIdentifier(object)] == nil else { return }
    names[ObjectIdentifier(object)] = name
  }

  func name(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

  static func name(ofGuide guide: any LayoutItem) -> String {
    switch (guide as? UILayoutGuide)?.identifier {
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewLayoutMarginsGuide": "layoutMargins"
    case "UIViewReadableContentGuide": "readableContent"
    case "UIScrollView-contentLayoutGuide": "content"
    case "UIScrollView-frameLayoutGuide": "frame"
    case "UIKeyboardLayoutGuide": "keyboard"
    case let identifier? where !identifier.isEmpty: identifier
    default: "guide"
    }
  }
}
