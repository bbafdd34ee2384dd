public import Foundation

/// An object that makes a controller anew when an app's state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a new controller for an identifier path; nil if the state is not to be restored. Never called here.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is kept and restored with that of the interface.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that this one is restored after; nil for none; never asked for.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Called to write the state into an archive; never called here.
  func encodeRestorableState(with coder: NSCoder)
  /// Called to read the state from an archive; never called here.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all the objects have read their state; never called here.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// By default nil: the object does not depend on another one.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Writes nothing by default.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Reads nothing by default.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing by default.
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

  /// The class that restores the controller.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { responderExtras?.restorationClass as? (any UIViewControllerRestoration.Type) }
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
