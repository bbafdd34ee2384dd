public import Foundation

/// Kinds of what is found in texts, as a number; see `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  /// All kinds that the system finds.
  public static let allSystemTypes = Self(rawValue: 0xFFFF_FFFF)
  /// All kinds that an app adds.
  public static let allCustomTypes = Self(rawValue: 0xFFFF_FFFF << 32)
  /// All kinds.
  public static let allTypes = Self(rawValue: .max)

  // Foundation has these under their own names, and with numbers of its own, one bit above Apple's; it says that nothing finds
  // them, and warns of the names. What an app writes as `.link` is that number.
  package static let foundSpelling = Self(rawValue: 1 << 2)
  package static let foundGrammar = Self(rawValue: 1 << 3)
  package static let foundDate = Self(rawValue: 1 << 4)
  package static let foundAddress = Self(rawValue: 1 << 5)
  package static let foundLink = Self(rawValue: 1 << 6)
  package static let foundQuote = Self(rawValue: 1 << 7)
  package static let foundDash = Self(rawValue: 1 << 8)
  package static let foundReplacement = Self(rawValue: 1 << 9)
  package static let foundCorrection = Self(rawValue: 1 << 10)
  package static let foundPhoneNumber = Self(rawValue: 1 << 11)
  package static let foundJourney = Self(rawValue: 1 << 12)
}

// The parts of an address or of a journey.
extension NSTextCheckingKey {
  /// The name of a person.
  public static let name = Self(rawValue: "Name")
  /// The job title of a person.
  public static let jobTitle = Self(rawValue: "JobTitle")
  /// The name of a company.
  public static let organization = Self(rawValue: "Organization")
  /// The street and the number.
  public static let street = Self(rawValue: "Street")
  /// The city.
  public static let city = Self(rawValue: "City")
  /// The state or province.
  public static let state = Self(rawValue: "State")
  /// The postal code.
  public static let zip = Self(rawValue: "ZIP")
  /// The country.
  public static let country = Self(rawValue: "Country")
  /// The phone number.
  public static let phone = Self(rawValue: "Phone")
  /// The airline.
  public static let airline = Self(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = Self(rawValue: "Flight")
}
