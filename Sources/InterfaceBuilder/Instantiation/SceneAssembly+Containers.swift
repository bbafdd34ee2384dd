import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

extension SceneAssembly {
  /// Gives a container the controllers that the document ties to it, and what its element says of its bars.
  func fill(_ controller: UIViewController, _ element: ControllerElement, with children: [UIViewController]) {
    switch controller {
    case let navigation as UINavigationController:
      decodeBars(of: navigation, element)
      if !children.isEmpty { navigation.setViewControllers(Array(children.prefix(1)), animated: false) }
    case let tabs as UITabBarController:
      tabs.setViewControllers(children, animated: false)
      if let index = element.integer("selectedIndex") { tabs.selectedIndex = index }
      if let bar = element.tabBar { decode(bar, into: tabs.tabBar) }
    case let pages as UIPageViewController:
      pages.transitionStyle = element.node["transitionStyle"] == "scroll" ? .scroll : .pageCurl
      pages.navigationOrientation = element.node["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    case let split as UISplitViewController:
      setColumns(of: split, element)
      split.viewControllers = children
    default: break
    }
  }

  /// What documents say of columns: the values that are known of them, which name a display mode without its columns.
  private func setColumns(of split: UISplitViewController, _ element: ControllerElement) {
    if element.bool("allowDoubleColumnStyle") == true, split.style == .unspecified { split.style = .doubleColumn }
    if element.node["preferredDisplayMode"] == "beside" { split.preferredDisplayMode = .oneBesideSecondary }
    if element.node["behavior"] == "tile" { split.preferredSplitBehavior = .tile }
  }

  /// Connects a controller whose view comes from its class, not from the document.
  func connectController(_ controller: UIViewController, _ element: ControllerElement) {
    for object in container.objects where object.node.id != element.id { makeSceneObject(object) }
    connectAll(of: Made(object: controller, node: element.node))
    connect()
    controller.documentObjects = looseObjects
    forget()
  }

  private func decodeBars(of navigation: UINavigationController, _ element: ControllerElement) {
    navigation.isNavigationBarHidden = element.isNavigationBarHidden
    navigation.isToolbarHidden = element.isToolbarHidden
    if let bar = element.navigationBar {
      decode(bar, into: navigation.navigationBar)
      navigation.navigationBar.prefersLargeTitles = bar.bool("largeTitles") ?? false
      navigation.navigationBar.isTranslucent = bar.bool("translucent") ?? true
      navigation.navigationBar.barTintColor = bar.color("barTintColor").map { .made(from: $0, in: context.document) }
    }
    if let bar = element.toolbar { decode(bar, into: navigation.toolbar) }
  }

  /// The document's attributes of a bar that its controller lays out.
  private func decode(_ element: ViewElement, into bar: UIView) {
    bar.documentID = element.id
    if let color = element.tintColor { bar.tintColor = .made(from: color, in: context.document) }
    if let color = element.backgroundColor { bar.backgroundColor = .made(from: color, in: context.document) }
    bar.tag = element.viewTag
    if let id = element.id { keep(bar, id: id) }
  }
}
