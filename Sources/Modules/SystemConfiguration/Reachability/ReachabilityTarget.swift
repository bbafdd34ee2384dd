import Foundation
import PlainviewNetwork

/// What a reachability is about, by what it depends on.
enum ReachabilityTarget: Sendable {
  /// A name, which is resolved first.
  case name
  /// An address behind the connection; `0.0.0.0` is one as well.
  case address
  /// The device itself.
  case loopback
  /// The network of the wireless connection itself, such as `169.254.0.0`.
  case linkLocal

  /// The kind of a name; nil for an empty one. A name that is an address counts as that.
  init?(name: String) {
    var (four, six) = (in_addr(), in6_addr())
    if name.isEmpty {
      return nil
    } else if name == "localhost" {
      self = .loopback
    } else if inet_pton(AF_INET, name, &four) == 1 {
      self.init(four)
    } else if inet_pton(AF_INET6, name, &six) == 1 {
      self.init(six)
    } else {
      self = .name
    }
  }

  /// The kind of an address; nil for one that belongs to no version of the Internet's protocol.
  init?(_ address: UnsafePointer<sockaddr>) {
    let bytes = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET: self.init(bytes.loadUnaligned(as: sockaddr_in.self).sin_addr)
    case AF_INET6: self.init(bytes.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default: return nil
    }
  }

  private init(_ address: in_addr) {
    let number = UInt32(bigEndian: address.s_addr)
    self = number >> 24 == 127 ? .loopback : number >> 16 == 0xA9FE ? .linkLocal : .address
  }

  private init(_ address: in6_addr) {
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    let isLoopback = bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    self = isLoopback ? .loopback : bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 ? .linkLocal : .address
  }

  /// Whether it is found in the next turn, and not at once.
  var isResolved: Bool { self == .name }

  /// How it is reached on a device with a connection.
  func flags(_ connection: SimulatedConnection) -> SCNetworkReachabilityFlags {
    switch (self, connection) {
    case (.loopback, _): [.reachable, .isLocalAddress]
    case (.linkLocal, .wifi): [.reachable, .isDirect]
    case (.linkLocal, _), (_, .none): []
    case (_, .wifi): .reachable
    case (_, .cellular): [.reachable, .transientConnection, .isWWAN]
    }
  }

  /// How it is reached on the device that the running code is on.
  var flagsOfNow: SCNetworkReachabilityFlags { flags(ConnectionDevice.current.connection) }
}
