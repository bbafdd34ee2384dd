package import PlainviewUIKitCore
import PlainviewWidgets

/// A button in the bar of a screen of the system: one that leaves it, such as Cancel, or one that ends it, such as Done.
@MainActor package struct ScreenBarItem {
  private let button: UIBarButtonItem

  /// Makes a button of the system that calls a closure.
  package init(_ item: UIBarButtonItem.SystemItem, _ action: @escaping @MainActor () -> Void) {
    button = UIBarButtonItem(systemItem: item, primaryAction: UIAction { _ in action() })
  }
  /// Makes a button with a title that calls a closure.
  package init(_ title: String, _ action: @escaping @MainActor () -> Void) {
    button = UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
  }

  /// Shows the buttons of a screen; nil for none.
  package static func show(left: ScreenBarItem? = nil, right: ScreenBarItem? = nil, on screen: UIViewController) {
    screen.navigationItem.leftBarButtonItem = left?.button
    screen.navigationItem.rightBarButtonItem = right?.button
  }
}
