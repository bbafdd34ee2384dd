/// The contents of a navigation bar for one controller.
package struct NavigationItemElement: DocumentElement {
  package let node: DocumentNode
  package var title: String? { string("title") }
  package var prompt: String? { string("prompt") }
  package var titleView: ViewElement? { node.view("titleView") }
  package var backButton: BarButtonItemElement? { element("backBarButtonItem").map(BarButtonItemElement.init(node:)) }
  package var leftButtons: [BarButtonItemElement] { buttons("left") }
  package var rightButtons: [BarButtonItemElement] { buttons("right") }
  package var largeTitleDisplayMode: String? { node["largeTitleDisplayMode"] }

  /// One button is a keyed child, several are in a container.
  private func buttons(_ side: String) -> [BarButtonItemElement] {
    let several = node.members(of: side + "BarButtonItems").filter { $0.name == "barButtonItem" }
    let one = element(side + "BarButtonItem").map { [$0] } ?? []
    return (several.isEmpty ? one : several).map(BarButtonItemElement.init(node:))
  }
}

/// A button of a navigation bar or toolbar.
package struct BarButtonItemElement: DocumentElement {
  package let node: DocumentNode
  package var title: String? { string("title") }
  package var image: ImageElement? { image("image") }
  /// `done`, `flexibleSpace` and so on.
  package var systemItem: String? { node["systemItem"] }
  package var style: String { node["style"] ?? "plain" }
  package var isEnabled: Bool { bool("enabled") ?? true }
  package var itemTag: Int { integer("tag") ?? 0 }
  package var width: Double? { length("width") }
  package var tintColor: ColorElement? { color("tintColor") }
  package var customView: ViewElement? { node.view("customView") }
}

/// A tab of a tab bar.
package struct TabBarItemElement: DocumentElement {
  package let node: DocumentNode
  package var title: String? { string("title") }
  package var image: ImageElement? { image("image") }
  package var selectedImage: ImageElement? { image("selectedImage") }
  /// `favorites`, `search` and so on.
  package var systemItem: String? { node["systemItem"] }
  package var badgeValue: String? { string("badgeValue") }
  package var isEnabled: Bool { bool("enabled") ?? true }
  package var itemTag: Int { integer("tag") ?? 0 }
}

extension ViewElement {
  /// The items of a navigation bar that no navigation controller owns.
  package var navigationItems: [NavigationItemElement] {
    items(named: "navigationItem").map(NavigationItemElement.init(node:))
  }
  /// The items of a toolbar that no navigation controller owns.
  package var barButtonItems: [BarButtonItemElement] {
    items(named: "barButtonItem").map(BarButtonItemElement.init(node:))
  }
  /// The items of a tab bar that no tab bar controller owns.
  package var tabBarItems: [TabBarItemElement] { items(named: "tabBarItem").map(TabBarItemElement.init(node:)) }

  private func items(named name: String) -> [DocumentNode] { node.members(of: "items").filter { $0.name == name } }
}
