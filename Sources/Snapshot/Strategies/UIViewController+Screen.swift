@_spi(Plainview) import PlainviewUIKitCore

extension UIViewController {
  /// Runs code with the window that shows the controller; one in no window is shown in one of the screen's size meanwhile.
  func onScreen<Result>(_ body: (UIWindow) -> Result) -> Result {
    if let window = viewIfLoaded?.window { return body(window) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self
    window.makeKeyAndVisible()
    UIApplication.shared.commit()
    defer {
      window.rootViewController = nil
      window.isHidden = true
    }
    return body(window)
  }
}
