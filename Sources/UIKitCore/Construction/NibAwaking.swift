package import PlainviewLayout
import PlainviewRuntime
import PlainviewTargetAction

/// An object of a document that gets a call when all objects exist and are connected.
///
/// UIKit declares the method on `NSObject`. A class of an app's own that inherits from `NSObject` alone is told when it has
/// a method of that name among its actions, as rewritten sources do.
@MainActor package protocol NibAwaking: AnyObject {
  func awakeFromNib()
}

extension UIView: NibAwaking {}
extension UIViewController: NibAwaking {}
extension UIGestureRecognizer: NibAwaking {}
extension UIBarItem: NibAwaking {}
extension UINavigationItem: NibAwaking {}
extension NSLayoutConstraint: NibAwaking {}

/// Tells an object of a document that all of them exist and are connected.
@MainActor package func awake(_ object: AnyObject) {
  if let object = object as? any NibAwaking { return UserCode.run { object.awakeFromNib() } }
  let selector = Selector("awakeFromNib")
  guard ActionRegistry.entry(for: selector, in: type(of: object)) != nil else { return }
  UserCode.run { _ = Message(selector).send(to: object) }
}
