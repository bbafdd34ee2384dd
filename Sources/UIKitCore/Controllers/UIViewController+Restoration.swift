public import Foundation

/// An object that makes a controller anew when an app's state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is kept and restored with that of the interface.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  var restorationParent: (any UIStateRestoring)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

// The system here never ends an app to restore it later: what is set is kept, and code that keeps and restores state may
// call the methods itself.
extension UIViewController {
  /// The name by which state is restored.
  public var restorationIdentifier: String? {
    get { responderExtras?.restorationIdentifier }
    set { extrasMadeOnDemand().restorationIdentifier = newValue }
  }

  /// Who makes the controller anew.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { responderExtras?.restorationClass }
    set { extrasMadeOnDemand().restorationClass = newValue }
  }
}

extension UIView {
  /// The name by which state is restored.
  public var restorationIdentifier: String? {
    get { responderExtras?.restorationIdentifier }
    set { extrasMadeOnDemand().restorationIdentifier = newValue }
  }
}
