package import PlainviewUIKitCore

/// A value that shows views, which failures tell about in words.
@MainActor package protocol FactSource {
  /// The facts of what the value shows now; nil when it shows nothing.
  var treeFacts: TreeFacts? { get }
}

extension UIView: FactSource {
  package var treeFacts: TreeFacts? { TreeFacts(of: self) }
}

extension UIViewController: FactSource {
  /// A controller in no window is shown in one of the screen's size for as long as it takes.
  package var treeFacts: TreeFacts? {
    if let window = viewIfLoaded?.window { return TreeFacts(of: window) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self
    window.makeKeyAndVisible()
    UIApplication.shared.commit()
    defer {
      window.rootViewController = nil
      window.isHidden = true
    }
    return TreeFacts(of: window)
  }
}
