package import Foundation

/// A view controller of any class.
package struct ControllerElement: DocumentElement {
  package enum Kind: String, Sendable {
    case viewController
    case tableViewController
    case collectionViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case hostingController
    /// A reference to a scene of another storyboard.
    case viewControllerPlaceholder
    /// A controller of a framework beyond UIKit, or an unknown one.
    case other
  }

  /// The size at which Interface Builder shows the controller.
  package enum SimulatedSize: Equatable, Sendable {
    case inferred
    case freeform
    /// A screen type such as `retina47`, or another metric's name.
    case fixed(String)
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  package var kind: Kind { Kind(rawValue: tag) ?? .other }
  package var storyboardIdentifier: String? { node["storyboardIdentifier"] }
  package var restorationIdentifier: String? {
    node["restorationIdentifier"]
      ?? (bool("useStoryboardIdentifierAsRestorationIdentifier") == true ? storyboardIdentifier : nil)
  }
  package var title: String? { string("title") }
  package var view: ViewElement? { node.view("view") }

  // MARK: Bars

  package var navigationItem: NavigationItemElement? {
    element("navigationItem").map(NavigationItemElement.init(node:))
  }
  package var tabBarItem: TabBarItemElement? { element("tabBarItem").map(TabBarItemElement.init(node:)) }
  package var toolbarItems: [BarButtonItemElement] {
    node.members(of: "toolbarItems").filter { $0.name == "barButtonItem" }.map(BarButtonItemElement.init(node:))
  }
  package var navigationBar: ViewElement? { node.view("navigationBar") }
  package var toolbar: ViewElement? { node.view("toolbar") }
  package var tabBar: ViewElement? { node.view("tabBar") }
  package var isNavigationBarHidden: Bool { bool("navigationBarHidden") ?? false }
  package var isToolbarHidden: Bool { bool("toolbarHidden") ?? true }
  package var hidesBottomBarWhenPushed: Bool { bool("hidesBottomBarWhenPushed") ?? false }

  // MARK: Layout

  /// The guides of documents from before safe areas.
  package var layoutGuides: [LayoutGuideElement] {
    node.members(of: "layoutGuides").map(LayoutGuideElement.init(node:))
  }
  /// The edges under which the content extends; nil is all of them.
  package var edgesForExtendedLayout: [String]? {
    element("edgesForExtendedLayout").map { _ in options("edgesForExtendedLayout") }
  }
  package var extendsUnderOpaqueBars: Bool { bool("extendedLayoutIncludesOpaqueBars") ?? false }
  package var adjustsScrollViewInsets: Bool { bool("automaticallyAdjustsScrollViewInsets") ?? true }
  package var simulatedSize: SimulatedSize {
    guard let metrics = element("simulatedDestinationMetrics"), metrics.name != "nil" else { return .inferred }
    return metrics.name == "freeformSimulatedSizeMetrics" ? .freeform : .fixed(metrics["type"] ?? metrics.name)
  }
  package var freeformSize: CGSize? { size("freeformSize") }
  package var preferredContentSize: CGSize? { size("preferredContentSize") ?? size("contentSizeForViewInPopover") }

  // MARK: Presentation

  package var modalPresentationStyle: String? { node["modalPresentationStyle"] }
  package var modalTransitionStyle: String? { node["modalTransitionStyle"] }
  package var definesPresentationContext: Bool { bool("definesPresentationContext") ?? false }
  package var clearsSelectionOnViewWillAppear: Bool { bool("clearsSelectionOnViewWillAppear") ?? true }
  package var refreshControl: ViewElement? { node.view("refreshControl") }

  // MARK: Containment

  /// The ids of the controllers in a relationship such as `rootViewController` or `viewControllers`, in order.
  package func relatedIDs(_ relationship: String) -> [String] {
    segues.filter { $0.kind == .relationship(relationship) }.map(\.destinationID)
  }

  // MARK: References to other storyboards

  package var referencedStoryboard: String? { node["storyboardName"] }
  package var referencedIdentifier: String? { node["referencedIdentifier"] }
}
