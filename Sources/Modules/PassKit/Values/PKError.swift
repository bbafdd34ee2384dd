public import Foundation

/// The domain of the errors of passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
/// The domain of the errors of payments.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// Why something with a pass has failed.
public struct PKPassKitError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// For an unknown reason.
    case unknownError = -1
    /// The data are no pass.
    case invalidDataError = 1
    /// The format is newer.
    case unsupportedVersionError
    /// The pass is not signed.
    case invalidSignature
    /// The app may not do that.
    case notEntitledError
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `PKPassKitErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { PKPassKitErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `unknownError`, for use in a pattern.
  public static var unknownError: Code { .unknownError }
  /// The code `invalidDataError`, for use in a pattern.
  public static var invalidDataError: Code { .invalidDataError }
  /// The code `unsupportedVersionError`, for use in a pattern.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// The code `invalidSignature`, for use in a pattern.
  public static var invalidSignature: Code { .invalidSignature }
  /// The code `notEntitledError`, for use in a pattern.
  public static var notEntitledError: Code { .notEntitledError }
}

/// The keys of what an error of a payment is about.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The part of the address, a `PKContactField`.
  public static let contactFieldUserInfoKey = PKPaymentErrorKey(rawValue: "PKPaymentErrorContactField")
  /// The part of the postal address.
  public static let postalAddressUserInfoKey = PKPaymentErrorKey(rawValue: "PKPaymentErrorPostalAddress")
}

/// What is wrong with what the user has given for a payment; the sheet shows its text.
public struct PKPaymentError: CustomNSError, Hashable, @unchecked Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// For an unknown reason.
    case unknownError = -1
    /// The address for the goods is wrong.
    case shippingContactInvalidError = 1
    /// The address for the bill is wrong.
    case billingContactInvalidError
    /// Goods do not get to the address.
    case shippingAddressUnserviceableError
    /// The coupon's code is wrong.
    case couponCodeInvalidError
    /// The coupon is too old.
    case couponCodeExpiredError
  }
  /// The reason of the error.
  public let code: Code
  /// What the error is about.
  public let userInfo: [String: Any]
  /// Creates an error with a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// `PKPaymentErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { PKPaymentErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// What the error is about.
  public var errorUserInfo: [String: Any] { userInfo }
  /// Whether the reasons are the same.
  public static func == (one: PKPaymentError, other: PKPaymentError) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
  /// The code `unknownError`, for use in a pattern.
  public static var unknownError: Code { .unknownError }
  /// The code `shippingContactInvalidError`, for use in a pattern.
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  /// The code `billingContactInvalidError`, for use in a pattern.
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  /// The code `shippingAddressUnserviceableError`, for use in a pattern.
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  /// The code `couponCodeInvalidError`, for use in a pattern.
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  /// The code `couponCodeExpiredError`, for use in a pattern.
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }

  static func about(_ code: Code, _ text: String?, _ values: [PKPaymentErrorKey: Any] = [:]) -> PKPaymentError {
    var userInfo: [String: Any] = [:]
    for (key, value) in values { userInfo[key.rawValue] = value }
    userInfo[NSLocalizedDescriptionKey] = text
    return PKPaymentError(code, userInfo: userInfo)
  }
}
