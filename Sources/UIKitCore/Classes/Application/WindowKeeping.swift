public import Foundation

/// What delegates with an optional property for a window have in common; Plainview's own.
@preconcurrency @MainActor public protocol _WindowKeeping: NSObjectProtocol {}

extension _WindowKeeping {
  /// The window as code sees it that knows the delegate by its protocol: optional as a value and as a requirement.
  ///
  /// UIKit's requirement is optional, so that `delegate.window` is a `UIWindow??`. A class of its own has its property.
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.keptWindow) }
    return (self as? any UIWindowSceneDelegate).map(\.keptWindow)
  }
}

extension UIApplicationDelegate {
  /// The value of the requirement.
  package var keptWindow: UIWindow? {
    let window: UIWindow? = self.window
    return window
  }
}

extension UIWindowSceneDelegate {
  /// The value of the requirement.
  package var keptWindow: UIWindow? {
    let window: UIWindow? = self.window
    return window
  }
}
