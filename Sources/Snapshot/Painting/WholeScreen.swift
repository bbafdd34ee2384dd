import Foundation
@_spi(Plainview) package import PlainviewUIKitCore

/// Whether pictures of a window show all of the screen that it stands on: the app's other windows, one over the other.
///
/// It is in force while a strategy makes its text, whatever the strategy was pulled back through.
@MainActor package enum WholeScreen {
  @TaskLocal private static var isDrawn = false

  /// Runs the body; a picture of a window that it draws shows the whole screen.
  package static func drawn<Result>(_ body: () -> Result) -> Result { $isDrawn.withValue(true, operation: body) }

  /// What a picture of a view begins with: of the whole screen, the backmost window that fills it.
  package static func root(of view: UIView) -> UIView {
    guard isDrawn, let window = view as? UIWindow else { return view }
    return shown(with: window).first { $0.bounds.size == window.screen.bounds.size } ?? view
  }

  /// What stands in front of the root of a picture, from the back to the front.
  ///
  /// Keys are not drawn; what the app shows above them or instead of them is, and alerts are in front of it.
  static func viewsInFront(of root: UIView) -> [UIView] {
    guard let window = root as? UIWindow else { return [] }
    guard isDrawn else { return Keyboard.viewsOfApp(over: window) }
    let shown = shown(with: window)
    let others = shown.drop { $0 !== window }.dropFirst()
    let input = shown.flatMap { Keyboard.viewsOfApp(over: $0) }
    return others.filter { $0.windowLevel < .alert } + input + others.filter { $0.windowLevel >= .alert }
  }

  /// The windows of the app on a window's screen, from the back to the front.
  private static func shown(with window: UIWindow) -> [UIWindow] {
    window.application.windows.filter { $0.screen === window.screen && !$0.isHidden }
  }
}
