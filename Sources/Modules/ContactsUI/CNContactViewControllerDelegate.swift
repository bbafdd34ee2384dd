public import Foundation
public import PlainviewContacts
import PlainviewRuntime

/// Decides on taps on values and is notified when the screen has done its work; both methods are optional.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Called when a value was tapped; false keeps the system from calling, writing and so on. True without the method.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Called when the contact was saved, or with nil when the user cancelled a new one; has to dismiss the screen.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// The default of the optional method: true.
  dynamic public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { leftOut(by: self, true, with: [viewController, property]) }
  /// The default of the optional method: does nothing.
  dynamic public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) { leftOut(by: self, with: [viewController, contact]) }
}
