import Foundation
import PlainviewRuntime
import PlainviewTargetAction

extension ContactValues {
  /// Whether all properties have the same values.
  func isSame(as other: ContactValues) -> Bool {
    guard identifier == other.identifier, keys == other.keys, contactType == other.contactType else { return false }
    guard Self.textKeys.allSatisfy({ text($0) == other.text($0) }), imageData == other.imageData else { return false }
    return birthday == other.birthday && nonGregorianBirthday == other.nonGregorianBirthday
      && phoneNumbers == other.phoneNumbers && emailAddresses == other.emailAddresses
      && postalAddresses == other.postalAddresses && urlAddresses == other.urlAddresses
      && contactRelations == other.contactRelations && socialProfiles == other.socialProfiles
      && instantMessageAddresses == other.instantMessageAddresses && dates == other.dates
  }
}

extension CNContact: KeyedObject {
  /// The value of a property by its key, for predicates too; properties of parts are `NSUnknownKeyException`.
  package func keyedValue(_ key: String) -> Any? {
    guard ContactValues.allKeys.contains(key) else {
      fail(key, "this class is not key value coding-compliant")
      return nil
    }
    return isFetched(key) ? values.value(key) : nil
  }
  /// Sets a property that is a plain text, by its key.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    guard self is CNMutableContact, ContactValues.textKeys.contains(key) else {
      return fail(key, "this class is not key value coding-compliant")
    }
    if isFetched(key) { values.texts[key] = value as? String }
  }
  /// The contact itself.
  package var comparedIdentity: AnyObject { self }

  private func fail(_ key: String, _ reason: String) {
    NSException(
      name: .undefinedKeyException, reason: "[<\(type(of: self))> valueForKey:]: \(reason) for the key \(key)."
    ).raise()
  }
}
