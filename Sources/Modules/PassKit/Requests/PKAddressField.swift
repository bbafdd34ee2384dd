/// The older kind of what has to be known of an address.
public struct PKAddressField: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates fields of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The postal address with the name.
  public static let postalAddress = PKAddressField(rawValue: 1)
  /// The phone number.
  public static let phone = PKAddressField(rawValue: 2)
  /// The email address.
  public static let email = PKAddressField(rawValue: 4)
  /// The name.
  public static let name = PKAddressField(rawValue: 8)
  /// All of them.
  public static let all: PKAddressField = [.postalAddress, .phone, .email, .name]

  private static let fields: [(older: PKAddressField, newer: PKContactField)] = [
    (.postalAddress, .postalAddress), (.phone, .phoneNumber), (.email, .emailAddress), (.name, .name),
  ]

  init(_ fields: Set<PKContactField>) {
    self.init(Self.fields.filter { fields.contains($0.newer) }.map(\.older))
  }
  var contactFields: Set<PKContactField> { Set(Self.fields.filter { contains($0.older) }.map(\.newer)) }
}

extension PKPaymentRequest {
  /// The older form of `requiredShippingContactFields`.
  public var requiredShippingAddressFields: PKAddressField {
    get { PKAddressField(requiredShippingContactFields) }
    set { requiredShippingContactFields = newValue.contactFields }
  }
  /// The older form of `requiredBillingContactFields`.
  public var requiredBillingAddressFields: PKAddressField {
    get { PKAddressField(requiredBillingContactFields) }
    set { requiredBillingContactFields = newValue.contactFields }
  }
}
