public import Foundation

/// How a contact's name is written: in full, or as it is spoken.
public enum CNContactFormatterStyle: Int, Sendable {
  /// In full.
  case fullName
  /// As it is spoken.
  case phoneticFullName
}

/// The orders of the parts of names.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// As the user has set, the given name first, or the family name first.
  case userDefault, givenNameFirst, familyNameFirst
}

/// Writes names of contacts: prefix, given, middle and family name, suffix; for a contact without a name, its
/// organization.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How names are written; in full by default.
  open var style = CNContactFormatterStyle.fullName

  /// Creates a formatter for full names.
  public override init() { super.init() }
  /// Creates a formatter for full names.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the name of a contact; nil for one without a name and an organization.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// Returns the name of a contact with attributes: `CNContactPropertyAttribute` of each part, and some for all of it.
  open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil)
    -> NSAttributedString?
  { Self.attributedString(from: contact, style: style, defaultAttributes: attributes) }
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

  /// Returns the name of a contact; nil for one without a name and an organization.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = parts(of: contact, style)
    guard !parts.isEmpty else { return nil }
    return parts.map(\.text).joined(separator: delimiter(of: parts))
  }
  /// Returns the name of a contact with attributes: `CNContactPropertyAttribute` of each part, and some for all of it.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    let parts = parts(of: contact, style)
    guard !parts.isEmpty else { return nil }
    let usual = usualAttributes(attributes ?? [:])
    let text = NSMutableAttributedString(string: "")
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(NSAttributedString(string: delimiter(of: parts), attributes: usual)) }
      let own = usual.merging([NSAttributedString.Key(rawValue: CNContactPropertyAttribute): part.key]) { _, own in own
      }
      text.append(NSAttributedString(string: part.text, attributes: own))
    }
    return text
  }

  /// Returns the order of the parts of a contact's name: the family name is first in Chinese, Japanese and Korean.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    NameScript(of: contact.givenName + contact.familyName) == .other ? .givenNameFirst : .familyNameFirst
  }
  /// Returns what is between the parts of a contact's name: a space, but nothing in Chinese and Korean.
  open class func delimiter(for contact: CNContact) -> String { delimiter(of: parts(of: contact, .fullName)) }

  // MARK: Keys

  /// Returns a descriptor of all keys that a style needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    keyDescriptor(of: style == .fullName ? fullKeys : phoneticKeys)
  }
  /// A descriptor of all keys that `nameOrder(for:)` needs.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { keyDescriptor(of: fullKeys) }
  /// A descriptor of all keys that `delimiter(for:)` needs.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { keyDescriptor(of: fullKeys) }

  private static let fullKeys = [
    CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
  ]
  private static let phoneticKeys = [
    CNContactTypeKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
    CNContactPhoneticOrganizationNameKey,
  ]

  // MARK: Parts

  private struct Part {
    let key: String
    let text: String
  }

  private static func parts(of contact: CNContact, _ style: CNContactFormatterStyle) -> [Part] {
    func taken(_ parts: [(String, String)]) -> [Part] {
      parts.map { Part(key: $0, text: $1.trimmingCharacters(in: .whitespaces)) }.filter { !$0.text.isEmpty }
    }
    if style == .phoneticFullName {
      let names = taken([
        (CNContactPhoneticGivenNameKey, contact.phoneticGivenName),
        (CNContactPhoneticMiddleNameKey, contact.phoneticMiddleName),
        (CNContactPhoneticFamilyNameKey, contact.phoneticFamilyName),
      ])
      let organization = taken([(CNContactPhoneticOrganizationNameKey, contact.phoneticOrganizationName)])
      return chosen(names, organization, contact)
    }
    let given = [(CNContactGivenNameKey, contact.givenName), (CNContactMiddleNameKey, contact.middleName)]
    let family = [(CNContactFamilyNameKey, contact.familyName)]
    let ordered = nameOrder(for: contact) == .familyNameFirst ? family + given : given + family
    let names = taken(
      [(CNContactNamePrefixKey, contact.namePrefix)] + ordered + [(CNContactNameSuffixKey, contact.nameSuffix)])
    return chosen(names, taken([(CNContactOrganizationNameKey, contact.organizationName)]), contact)
  }

  private static func chosen(_ names: [Part], _ organization: [Part], _ contact: CNContact) -> [Part] {
    if contact.contactType == .organization, !organization.isEmpty { return organization }
    return names.isEmpty ? organization : names
  }

  private static func delimiter(of parts: [Part]) -> String {
    let isName = !parts.contains { $0.key == CNContactOrganizationNameKey }
    return isName && NameScript(of: parts.map(\.text).joined()) == .withoutSpaces ? "" : " "
  }
}

/// The script of a name.
private enum NameScript {
  /// Chinese or Korean, without spaces between the names.
  case withoutSpaces
  /// Japanese with kana.
  case japanese
  case other

  init(of name: String) {
    let letters = name.unicodeScalars.filter { !$0.properties.isWhitespace }
    guard !letters.isEmpty, letters.allSatisfy({ Self.isIdeograph($0) || Self.isKana($0) || Self.isHangul($0) }) else {
      self = .other
      return
    }
    self = letters.contains(where: Self.isKana) ? .japanese : .withoutSpaces
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3040...0x30ff).contains(scalar.value) }
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xac00...0xd7a3).contains(scalar.value) }
}

/// The attributes for all of a text, by the keys of attributed texts.
func usualAttributes(_ attributes: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
  var usual: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes {
    let name = (key.base as? NSAttributedString.Key)?.rawValue ?? key.base as? String
    if let name { usual[NSAttributedString.Key(rawValue: name)] = value }
  }
  return usual
}
