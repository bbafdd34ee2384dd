public import Foundation

/// An object that makes a controller anew when an app's state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a new controller for an identifier path; nil if the state is not to be restored. Never called here.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object that makes others anew when an app's state is restored.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns a new object for an identifier path; nil if the state is not to be restored. Never called here.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// An object whose state is kept and restored with that of the interface.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that this one is restored after; nil for none; never asked for.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object anew; nil if the app makes it itself. Never asked for.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
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
  /// Nil: the app makes the object itself.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
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

extension UIApplication {
  /// Adds an object to the state that is kept, under an identifier. Without effect: no state is kept.
  public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}
  /// Keeps the restoring of state open until `completeStateRestoration()`. Without effect: no state is restored.
  public func extendStateRestoration() {}
  /// Ends what `extendStateRestoration()` began. Without effect: no state is restored.
  public func completeStateRestoration() {}
}
