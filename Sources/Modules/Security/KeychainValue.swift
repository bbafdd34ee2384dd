import Foundation
import PlainviewRuntime

/// The value of an attribute, so that values can be compared and handed to other threads.
enum KeychainValue: Hashable, Sendable {
  case text(String)
  case bytes(Data)
  case number(Double)
  case date(Date)
  case access(SecAccessControl)

  /// nil for what no attribute can have.
  init?(_ value: Any) {
    switch value {
    case let control as SecAccessControl: self = .access(control)
    case let text as String: self = .text(text)
    case let bytes as Data: self = .bytes(bytes)
    case let date as Date: self = .date(date)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: return nil
    }
  }

  /// As callers get it.
  var object: NSObject {
    switch self {
    case .text(let text): text as NSString
    case .bytes(let data): data as NSData
    case .number(let number): number == number.rounded() ? NSNumber(value: Int(number)) : NSNumber(value: number)
    case .date(let date): date as NSDate
    case .access(let control): control
    }
  }
}

/// A thing in a keychain.
struct KeychainItem: Sendable {
  let number: Int
  let itemClass: String
  var attributes: [String: KeychainValue]
  var data: Data?

  /// The attributes that identify an item of a class; no two items have all of them equal.
  static func primaryKeys(of itemClass: String) -> [CFString] {
    switch itemClass {
    case "genp": [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case "inet":
      [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
      ]
    case "keys":
      [
        kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits,
        kSecAttrEffectiveKeySize, kSecAttrCreator, kSecAttrAccessGroup, kSecAttrSynchronizable,
      ]
    default:
      [kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrAccessGroup, kSecAttrSynchronizable]
    }
  }

  /// Whether another item cannot be beside this one.
  func collides(with other: KeychainItem) -> Bool {
    number != other.number && itemClass == other.itemClass
      && Self.primaryKeys(of: itemClass).allSatisfy { attributes[$0 as String] == other.attributes[$0 as String] }
  }

  /// The bytes that stand for the item as long as it is there.
  var reference: Data { Data(itemClass.utf8) + withUnsafeBytes(of: UInt64(number).bigEndian) { Data($0) } }
}
