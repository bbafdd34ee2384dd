public import Foundation
import PlainviewRuntime

/// The identifier of an attribute: of 16, 32 or 128 bits. Equal are those of the same 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  /// The bytes, in the order in which they are written.
  public let data: Data

  /// Creates an identifier of 4, 8 or 32 hexadecimal digits, the latter with dashes; other texts raise an exception.
  public init(string theString: String) {
    data = Self.bytes(theString) ?? Data(count: 2)
    super.init()
    if Self.bytes(theString) == nil { fail("String \(theString) does not represent a valid UUID") }
  }
  /// Creates an identifier of 2, 4 or 16 bytes; others raise an exception.
  public init(data theData: Data) {
    data = [2, 4, 16].contains(theData.count) ? Data(theData) : Data(count: 2)
    super.init()
    if data.count != theData.count { fail("Data \(theData) does not represent a valid UUID") }
  }
  /// Creates an identifier of 128 bits.
  public init(nsuuid theUUID: UUID) {
    data = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
    super.init()
  }

  private func fail(_ reason: String) { NSException(name: .invalidArgumentException, reason: reason).raise() }

  private static func bytes(_ text: String) -> Data? {
    if let uuid = UUID(uuidString: text) { return withUnsafeBytes(of: uuid.uuid) { Data($0) } }
    guard [4, 8].contains(text.utf8.count), text.allSatisfy(\.isHexDigit), let number = UInt32(text, radix: 16) else {
      return nil
    }
    return withUnsafeBytes(of: number.bigEndian) { Data($0.suffix(text.utf8.count / 2)) }
  }

  /// The digits, in capitals.
  open var uuidString: String { Self.text(data) }

  private static func text(_ data: Data) -> String {
    let digits = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    guard digits.count == 16 else { return digits.joined() }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
  }

  /// The 128 bits that a short identifier stands for.
  private var full: String {
    let text = uuidString
    return data.count == 16
      ? text : String(repeating: "0", count: 8 - text.count) + text + "-0000-1000-8000-00805F9B34FB"
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.full == full }
  open override var hash: Int { full.hashValue }
  /// The name that the Bluetooth specification has for the identifier, or else the digits.
  open override var description: String { AssignedNumbers.names[full] ?? uuidString }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identifier of the descriptor with extended properties.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The identifier of the descriptor with a description for the user.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The identifier of the descriptor that turns notifications on.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The identifier of the descriptor that turns broadcasts on.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The identifier of the descriptor with the format of the value.
public let CBUUIDCharacteristicFormatString = "2904"
/// The identifier of the descriptor with the formats of several values.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// The identifier of the descriptor with the range of valid values.
public let CBUUIDCharacteristicValidRangeString = "2906"
/// The identifier of the characteristic with the number of a channel.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
