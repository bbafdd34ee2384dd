public import Foundation

/// Which keyboard a field asks for; raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  /// The standard keyboard, or one for letters, numbers, addresses or searches.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Deprecated by UIKit in favour of `asciiCapable`, whose value it has.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The title of the return key; raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  /// The standard title, or one for what the key does.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters the keyboard makes capital by itself; raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether typing errors are corrected; raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked; raw values are UIKit's.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotation marks become typographic ones; raw values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash; raw values are UIKit's.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether blanks are added and removed around pasted text; raw values are UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether the keyboard suggests how a text goes on; raw values are UIKit's.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// How far the system helps with writing; raw values are UIKit's.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Not at all, as the system decides, in the text itself, or beside it.
  case none = -1, `default`, complete, limited
}

/// What the system's help with writing may put in.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// The colors of the keyboard; raw values are UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface, dark, or light.
  case `default`, dark, light
  /// Dark, as behind alerts of older systems.
  public static let alert = UIKeyboardAppearance.dark
}

/// The rules that a password made by the system has to keep; kept as data.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// The rules in their own syntax.
  public let passwordRulesDescriptor: String
  /// Creates rules with a text in their syntax.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// The meaning of a text, so that the system can fill it in; kept as data.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The type as a text.
  public let rawValue: String
  /// Creates a type from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The part before a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// The last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The part after a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// The whole postal address without the name.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of the street's address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of the street's address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The URL of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent to the user for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// When a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The code on the back of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The number of an eSIM.
  public static let cellularEID = UITextContentType(rawValue: "esim-eid")
  /// The number of a cellular device.
  public static let cellularIMEI = UITextContentType(rawValue: "esim-imei")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// The keyboard settings of an input; a conforming type declares those that differ from the defaults.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard makes capital by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing errors are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether blanks are added and removed around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the keyboard suggests how a text goes on. Never asked for.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keyboard that is shown.
  var keyboardType: UIKeyboardType { get set }
  /// The colors of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key can only be pressed when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden by dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text; nil for none.
  var textContentType: UITextContentType! { get set }
  /// The rules for a password that the system makes; nil for its own. Never asked for.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// How far the system helps with writing. Never asked for.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What the system's help with writing may put in. Never asked for.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
  /// By default the first letters of sentences; a value that is set is not kept.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// By default the standard keyboard; a value that is set is not kept.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// By default as the interface; a value that is set is not kept.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// By default the standard title; a value that is set is not kept.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// By default false; a value that is set is not kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// By default false; a value that is set is not kept.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// By default nil; a value that is set is not kept.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// By default nil; a value that is set is not kept.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// By default the system decides; a value that is set is not kept.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
