public import Foundation
import Glibc

/// An address of the internet.
public protocol IPAddress: Sendable {
  /// Creates an address from its bytes; nil for a wrong number of them.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address from its text; nil for one that is not valid.
  init?(_ string: String)
  /// The bytes of the address.
  var rawValue: Data { get }
  /// The interface that the address belongs to; nil for any.
  var interface: NWInterface? { get }
  /// Whether the address is that of the device itself.
  var isLoopback: Bool { get }
  /// Whether the address is of one link only.
  var isLinkLocal: Bool { get }
  /// Whether the address is of several devices.
  var isMulticast: Bool { get }
}

/// An address of the internet in version 4.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  /// The four bytes of the address.
  public let rawValue: Data
  /// The interface that the address belongs to; nil for any.
  public let interface: NWInterface?
  /// Creates an address from its bytes; nil for a wrong number of them.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (rawValue, interface)
  }
  /// Creates an address from four numbers with dots between them; nil for a text that is not valid.
  public init?(_ string: String) {
    guard let bytes = bytes(of: string, AF_INET, 4) else { return nil }
    self.init(bytes)
  }
  private init(_ bytes: UInt8...) { (rawValue, interface) = (Data(bytes), nil) }
  /// The address of no device in particular.
  public static let any = IPv4Address(0, 0, 0, 0)
  /// The address of all devices.
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  /// The address of the device itself.
  public static let loopback = IPv4Address(127, 0, 0, 1)
  /// Whether the address is that of the device itself.
  public var isLoopback: Bool { rawValue.first == 127 }
  /// Whether the address is of one link only.
  public var isLinkLocal: Bool { Array(rawValue.prefix(2)) == [169, 254] }
  /// Whether the address is of several devices.
  public var isMulticast: Bool { (224...239).contains(rawValue.first ?? 0) }
  /// The numbers with dots between them.
  public var debugDescription: String { text(of: rawValue, AF_INET) }
}

/// An address of the internet in version 6.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  /// The sixteen bytes of the address.
  public let rawValue: Data
  /// The interface that the address belongs to; nil for any.
  public let interface: NWInterface?
  /// Creates an address from its bytes; nil for a wrong number of them.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (rawValue, interface)
  }
  /// Creates an address from its text; nil for one that is not valid.
  public init?(_ string: String) {
    guard let bytes = bytes(of: String(string.prefix { $0 != "%" }), AF_INET6, 16) else { return nil }
    self.init(bytes)
  }
  private init(last: UInt8) { (rawValue, interface) = (Data(repeating: 0, count: 15) + [last], nil) }
  /// The address of no device in particular.
  public static let any = IPv6Address(last: 0)
  /// The address of the device itself.
  public static let loopback = IPv6Address(last: 1)
  /// Whether the address is that of the device itself.
  public var isLoopback: Bool { self == .loopback }
  /// Whether the address is of one link only.
  public var isLinkLocal: Bool {
    rawValue.first == 0xfe && rawValue.dropFirst().first.map { $0 & 0xc0 == 0x80 } ?? false
  }
  /// Whether the address is of several devices.
  public var isMulticast: Bool { rawValue.first == 0xff }
  /// The numbers with colons between them.
  public var debugDescription: String { text(of: rawValue, AF_INET6) }
}

private func bytes(of text: String, _ family: Int32, _ count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  return inet_pton(family, text, &bytes) == 1 ? Data(bytes) : nil
}
private func text(of bytes: Data, _ family: Int32) -> String {
  var letters = [CChar](repeating: 0, count: 64)
  let bytes = [UInt8](bytes)
  guard inet_ntop(family, bytes, &letters, socklen_t(letters.count)) != nil else { return "" }
  return letters.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
}
