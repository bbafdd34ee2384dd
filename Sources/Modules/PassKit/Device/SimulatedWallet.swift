public import Foundation
public import PlainviewContacts
import PlainviewRuntime
public import PlainviewUIAutomation

/// A card with which the user of a simulated device pays.
public struct SimulatedCard: Equatable, Sendable {
  /// The network; Visa at first.
  public var network = PKPaymentNetwork.visa
  /// The kind; credit at first.
  public var type = PKPaymentMethodType.credit
  /// The last digits.
  public var suffix = "1234"
  /// What merchants get; empty at first, as in Apple's simulator.
  public var paymentData = Data()
  /// Creates a credit card of Visa.
  public init() {}
  /// Creates a card.
  public init(_ network: PKPaymentNetwork, _ type: PKPaymentMethodType = .credit, suffix: String) {
    self.network = network
    self.type = type
    self.suffix = suffix
  }
  /// The name, such as Visa 1234.
  public var displayName: String { "\(network.rawValue) \(suffix)" }
}

/// Who pays, as merchants get to know.
public struct SimulatedPayer: Equatable, Sendable {
  /// The first name.
  public var givenName = "John"
  /// The last name.
  public var familyName = "Appleseed"
  /// The email address.
  public var email = "john@example.com"
  /// The phone number.
  public var phoneNumber = CNPhoneNumber(stringValue: "(555) 555-0100")
  /// The postal address; 1 Infinite Loop in Cupertino at first.
  public var postalAddress: CNPostalAddress = Self.usualAddress
  /// Creates John Appleseed.
  public init() {}

  /// What an app has asked for.
  func contact(_ fields: Set<PKContactField>) -> PKContact {
    let contact = PKContact()
    if fields.contains(.name) || fields.contains(.postalAddress) {
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = (givenName, familyName)
      contact.name = name
    }
    if fields.contains(.postalAddress) { contact.postalAddress = postalAddress }
    if fields.contains(.emailAddress) { contact.emailAddress = email }
    if fields.contains(.phoneNumber) { contact.phoneNumber = phoneNumber }
    return contact
  }

  private static var usualAddress: CNPostalAddress {
    let address = CNMutablePostalAddress()
    address.street = "1 Infinite Loop"
    address.city = "Cupertino"
    address.state = "CA"
    address.postalCode = "95014"
    address.country = "United States"
    address.isoCountryCode = "US"
    return address
  }
}

/// What the user of a simulated device has paid.
public struct SimulatedPayment: Equatable, Sendable {
  /// The merchant.
  public let merchantIdentifier: String
  /// The total.
  public let amount: Decimal
  /// The currency.
  public let currencyCode: String
  /// The card.
  public let card: String
}

extension XCUIDevice {
  /// The cards and passes of this device.
  public var wallet: SimulatedWallet { SimulatedWallet(device: self) }
}

/// The cards and passes of a simulated device; they outlive a launch. The user's choices are taps on the buttons of the
/// sheets: Pay, a card, a shipping method, Add, Cancel.
@preconcurrency @MainActor public struct SimulatedWallet {
  let device: XCUIDevice
  private var part: WalletDevice { .of(device.parts) }

  /// Whether the device can pay at all; yes before it is set.
  public var canMakePayments: Bool {
    get { part.state.canPay }
    nonmutating set { part.change { $0.canPay = newValue } }
  }
  /// The user's cards, the usual one first; one before they are set.
  public var cards: [SimulatedCard] {
    get { part.state.cards }
    nonmutating set { part.change { $0.cards = newValue } }
  }
  /// Who pays; John Appleseed before it is set.
  public var payer: SimulatedPayer? {
    get { part.state.contact }
    nonmutating set { part.change { $0.contact = newValue } }
  }
  /// What was paid, oldest first.
  public var payments: [SimulatedPayment] { part.state.payments }

  /// Whether there is a library of passes; yes before it is set.
  public var isPassLibraryAvailable: Bool {
    get { part.state.isAvailable }
    nonmutating set { part.change { $0.isAvailable = newValue } }
  }
  /// The passes in the library, oldest first; none at first. An app that runs is notified of changes.
  public var passes: [PKPass] {
    get { part.state.passes }
    nonmutating set {
      part.change { $0.passes = newValue }
      device.change { PassChanges.post() }
    }
  }
  /// Makes a pass of the text of its file `pass.json`, without a package.
  public static func pass(json: Data) throws -> PKPass { try PKPass(files: ["pass.json": json]) }
  /// Whether the app may keep passes from being shown; yes before it is set.
  public var allowsPassSuppression: Bool {
    get { part.state.canSuppress }
    nonmutating set { part.change { $0.canSuppress = newValue } }
  }
  /// How often apps have asked the user to add a card.
  public var setupRequests: Int { part.state.setupRequests }
}
