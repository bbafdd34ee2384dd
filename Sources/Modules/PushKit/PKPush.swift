public import Foundation

/// A kind of push that apps register for beside notifications.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// PushKit's name of the kind.
  public let rawValue: String
  /// Creates a kind with PushKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A call over the internet.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  /// News for the complication on the watch.
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  /// A change in a file provider.
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token by which a server sends the device pushes of a kind.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  /// The kind of push.
  public let type: PKPushType
  /// The token.
  public let token: Data

  init(type: PKPushType, token: Data) {
    self.type = type
    self.token = token
  }
}

/// What a server has sent.
open class PKPushPayload: NSObject, @unchecked Sendable {
  /// The kind of push.
  public let type: PKPushType
  /// The contents.
  public let dictionaryPayload: [AnyHashable: Any]

  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    self.type = type
    self.dictionaryPayload = dictionaryPayload
  }
}
