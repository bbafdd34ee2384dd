public import Foundation
public import PlainviewGraphics

/// What a library of passes has.
open class PKObject: NSObject, @unchecked Sendable {}

/// The kinds of passes.
public enum PKPassType: UInt, Sendable {
  /// Passes with a code that is scanned.
  case barcode = 0
  /// Cards and keys.
  case secureElement = 1
  /// All.
  case any = 18_446_744_073_709_551_615
  /// The older name of `secureElement`.
  public static let payment = PKPassType.secureElement
}

/// A pass: a ticket, a coupon, a card of a shop.
///
/// It is read from its package. The signature has to be there, but is not checked.
open class PKPass: PKObject, @unchecked Sendable {
  /// The kind of the pass: one that is scanned.
  open var passType: PKPassType { .barcode }
  /// The number of the pass among those of its kind.
  public let serialNumber: String
  /// The identifier of the kind of pass.
  public let passTypeIdentifier: String
  /// The address of the service that has newer versions; nil for none.
  public let webServiceURL: URL?
  /// What the service asks for; nil for nothing.
  public let authenticationToken: String?
  /// The picture; empty where the package has none.
  public let icon: UIImage
  /// The name of the kind, such as Boarding Pass.
  public let localizedName: String
  /// The description.
  public let localizedDescription: String
  /// Whose pass it is.
  public let organizationName: String
  /// When the pass is of use; nil if it does not say.
  public let relevantDate: Date?
  /// Data of the app; nil for none.
  public let userInfo: [AnyHashable: Any]?
  /// The address of the pass in Wallet; always nil, since there is no such app here.
  open var passURL: URL? { nil }
  /// Whether the pass is another device's, never.
  open var isRemotePass: Bool { false }
  /// The name of the device; empty.
  open var deviceName: String { "" }
  /// The pass as a card; always nil.
  open var secureElementPass: PKSecureElementPass? { self as? PKSecureElementPass }
  private let fields: [String: Any]

  /// Reads the package of a pass; throws `invalidDataError`, `invalidSignature` or `unsupportedVersionError`.
  public convenience init(data: Data) throws {
    guard let archive = ZipArchive(data) else { throw PKPassKitError(.invalidDataError) }
    guard archive.files["pass.json"] != nil else { throw PKPassKitError(.invalidDataError) }
    guard archive.files["manifest.json"] != nil, archive.files["signature"] != nil else {
      throw PKPassKitError(.invalidSignature)
    }
    try self.init(files: archive.files)
  }

  init(files: [String: Data]) throws {
    guard let json = files["pass.json"],
      let values = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let type = values["passTypeIdentifier"] as? String, let number = values["serialNumber"] as? String
    else { throw PKPassKitError(.invalidDataError) }
    guard values["formatVersion"] as? Int == 1 else { throw PKPassKitError(.unsupportedVersionError) }
    passTypeIdentifier = type
    serialNumber = number
    webServiceURL = (values["webServiceURL"] as? String).flatMap { URL(string: $0) }
    authenticationToken = values["authenticationToken"] as? String
    localizedDescription = values["description"] as? String ?? ""
    organizationName = values["organizationName"] as? String ?? ""
    relevantDate = (values["relevantDate"] as? String).flatMap(Self.date)
    userInfo = values["userInfo"] as? [String: Any]
    let style = Self.names.first { values[$0.key] != nil }
    localizedName = style?.name ?? "Pass"
    fields = Self.fields(style.flatMap { values[$0.key] as? [String: Any] } ?? [:])
    icon = (files["icon@2x.png"] ?? files["icon.png"]).flatMap { UIImage(data: $0) } ?? UIImage()
    super.init()
  }

  private static let names: [(key: String, name: String)] = [
    ("boardingPass", "Boarding Pass"), ("coupon", "Coupon"), ("eventTicket", "Event Ticket"),
    ("storeCard", "Store Card"), ("generic", "Pass"),
  ]

  private static func date(_ text: String) -> Date? {
    if let date = ISO8601DateFormatter().date(from: text) { return date }
    // Seconds may be left out.
    let parts = text.split(separator: "T")
    guard parts.count == 2, let zone = parts[1].firstIndex(where: { "+-Z".contains($0) }) else { return nil }
    return ISO8601DateFormatter().date(from: "\(parts[0])T\(parts[1][..<zone]):00\(parts[1][zone...])")
  }

  private static func fields(_ style: [String: Any]) -> [String: Any] {
    var found: [String: Any] = [:]
    for group in ["headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields"] {
      for field in style[group] as? [[String: Any]] ?? [] {
        if let key = field["key"] as? String { found[key] = field["value"] }
      }
    }
    return found
  }

  /// Returns the value of a field; nil where there is no such field.
  open func localizedValue(forFieldKey key: String) -> Any? { fields[key] }

  func isSame(_ other: PKPass) -> Bool {
    passTypeIdentifier == other.passTypeIdentifier && serialNumber == other.serialNumber
  }
}

/// A card or a key; there is none here.
open class PKSecureElementPass: PKPass, @unchecked Sendable {
  open override var passType: PKPassType { .secureElement }
  /// The identifier of the account.
  open var primaryAccountIdentifier: String { "" }
  /// The last digits of the account.
  open var primaryAccountNumberSuffix: String { "" }
  /// The identifier of the account on the device.
  open var deviceAccountIdentifier: String { "" }
  /// The last digits of the account on the device.
  open var deviceAccountNumberSuffix: String { "" }
}

/// A card with which the user pays; there is none here.
open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {}
