package import PlainviewRuntime

/// What bars ask their delegates.
@MainActor package enum BarMethods {
  package static let navigation = DelegateMethods<any UINavigationBarDelegate>(
    [
      "navigationBar(_:shouldPush:)": "navigationBar:shouldPushItem:",
      "navigationBar(_:didPush:)": "navigationBar:didPushItem:",
      "navigationBar(_:shouldPop:)": "navigationBar:shouldPopItem:",
      "navigationBar(_:didPop:)": "navigationBar:didPopItem:",
    ], bare: BareWidgetDelegate())

  package static let tabs = DelegateMethods<any UITabBarDelegate>(
    [
      "tabBar(_:didSelect:)": "tabBar:didSelectItem:",
      "tabBar(_:willBeginCustomizing:)": "tabBar:willBeginCustomizingItems:",
      "tabBar(_:didBeginCustomizing:)": "tabBar:didBeginCustomizingItems:",
      "tabBar(_:willEndCustomizing:changed:)": "tabBar:willEndCustomizingItems:changed:",
      "tabBar(_:didEndCustomizing:changed:)": "tabBar:didEndCustomizingItems:changed:",
    ], bare: BareWidgetDelegate())
}
