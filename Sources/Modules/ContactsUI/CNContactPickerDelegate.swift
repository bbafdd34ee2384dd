public import Foundation
public import PlainviewContacts
import PlainviewRuntime
import PlainviewTargetAction

/// Is notified of the user's choice; all methods are optional, and those that are there decide what can be chosen.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user has cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called with the contact that the user has chosen; without the method, a tap shows the contact's values.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called with the value that the user has chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Called with the contacts that the user has chosen; with the method, several can be chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Called with the values that the user has chosen; with the method, several can be chosen.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
    leftOut(by: self, with: [picker])
  }
  /// The default of the optional method: does nothing.
  dynamic public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    leftOut(by: self, with: [picker, contact])
  }
  /// The default of the optional method: does nothing.
  dynamic public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) { leftOut(by: self, with: [picker, contactProperty]) }
  /// The default of the optional method: does nothing.
  dynamic public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    leftOut(by: self, with: [picker, contacts])
  }
  /// The default of the optional method: does nothing.
  dynamic public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) { leftOut(by: self, with: [picker, contactProperties]) }
}

/// Has none of the optional methods.
@MainActor private final class BarePickerDelegate: NSObject, CNContactPickerDelegate {}

/// What a picker tells its delegate, by the names of the methods' selectors: three have the same name in Swift.
@MainActor enum PickerMethods {
  static let all = DelegateMethods<any CNContactPickerDelegate>(
    [
      "contactPickerDidCancel(_:)": "contactPickerDidCancel:",
      "contactPicker(_:didSelectContact:)": "contactPicker:didSelectContact:",
      "contactPicker(_:didSelectContactProperty:)": "contactPicker:didSelectContactProperty:",
      "contactPicker(_:didSelectContacts:)": "contactPicker:didSelectContacts:",
      "contactPicker(_:didSelectContactProperties:)": "contactPicker:didSelectContactProperties:",
    ], bare: BarePickerDelegate())

  /// What a delegate takes.
  enum Choice: String {
    case contact = "contactPicker(_:didSelectContact:)", property = "contactPicker(_:didSelectContactProperty:)"
    case contacts = "contactPicker(_:didSelectContacts:)"
    case properties = "contactPicker(_:didSelectContactProperties:)"
  }

  /// Whether a delegate has the method that takes a choice.
  static func takes(_ choice: Choice, _ delegate: (any CNContactPickerDelegate)?) -> Bool {
    delegate.map { Conformance.isImplemented(choice.rawValue, by: $0, among: all) } ?? false
  }
}
