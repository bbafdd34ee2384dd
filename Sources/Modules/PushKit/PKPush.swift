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
  private let kind: PKPushType
  private let data: Data
  /// The kind of push.
  open var type: PKPushType { kind }
  /// The token.
  open var token: Data { data }

  /// Creates credentials without a token, for subclasses that override it.
  public override init() {
    (kind, data) = (PKPushType(rawValue: ""), Data())
    super.init()
  }
  init(type: PKPushType, token: Data) {
    (kind, data) = (type, token)
    super.init()
  }
}

/// What a server has sent.
open class PKPushPayload: NSObject, @unchecked Sendable {
  private let kind: PKPushType
  private let contents: [AnyHashable: Any]
  /// The kind of push.
  open var type: PKPushType { kind }
  /// The contents.
  open var dictionaryPayload: [AnyHashable: Any] { contents }

  /// Creates a payload without contents, for subclasses that override them.
  public override init() {
    (kind, contents) = (PKPushType(rawValue: ""), [:])
    super.init()
  }
  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    (kind, contents) = (type, dictionaryPayload)
    super.init()
  }
}
