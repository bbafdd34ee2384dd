public import Foundation

/// Where a connection leads to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host and a port.
  case hostPort(host: Host, port: Port)
  /// A service of Bonjour.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket with a path.
  case unix(path: String)
  /// A URL.
  case url(URL)

  /// A host: its name, or its address.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// A name, which is looked up.
    case name(String, NWInterface?)
    /// An address in version 4.
    case ipv4(IPv4Address)
    /// An address in version 6.
    case ipv6(IPv6Address)

    /// Creates a host from its address or its name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    /// Creates a host from its address or its name.
    public init(stringLiteral value: String) { self.init(value) }
    /// The interface of the host; nil for any.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }
    /// The name or the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
    var isLoopback: Bool {
      switch self {
      case .name(let name, _): name.lowercased() == "localhost"
      case .ipv4(let address): address.isLoopback
      case .ipv6(let address): address.isLoopback
      }
    }
  }

  /// The number of a port.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    /// The number.
    public let rawValue: UInt16
    /// Creates a port from its number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port from its number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port from its number, or from the name of a service such as `https`; nil for others.
    public init?(_ service: String) {
      guard let number = UInt16(service) ?? Self.services[service.lowercased()] else { return nil }
      rawValue = number
    }
    private static let services: [String: UInt16] = [
      "ssh": 22, "smtp": 25, "http": 80, "pop": 110, "imap": 143, "https": 443, "imaps": 993, "socks": 1080,
    ]
    /// Any port that is free.
    public static let any: Port = 0
    /// 22.
    public static let ssh: Port = 22
    /// 25.
    public static let smtp: Port = 25
    /// 80.
    public static let http: Port = 80
    /// 110.
    public static let pop: Port = 110
    /// 143.
    public static let imap: Port = 143
    /// 443.
    public static let https: Port = 443
    /// 993.
    public static let imaps: Port = 993
    /// 1080.
    public static let socks: Port = 1080
    /// The number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// The interface of the endpoint; nil for any.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }
  /// The host and the port, the service, the path, or the URL.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): if case .ipv6 = host { "\(host).\(port)" } else { "\(host):\(port)" }
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  /// The host and the port of a URL; the endpoint itself where it is none.
  var resolved: NWEndpoint {
    guard case .url(let url) = self, let host = url.host else { return self }
    let port = url.port.flatMap { UInt16(exactly: $0) } ?? (["https", "wss"].contains(url.scheme) ? 443 : 80)
    return .hostPort(host: Host(host), port: Port(integerLiteral: port))
  }

  /// Whether a service has a name and a type; points at the end of the type do not count.
  func isService(_ name: String, _ type: String) -> Bool {
    guard case .service(let ownName, let ownType, _, _) = self else { return false }
    return ownName == name && ownType.trimmingCharacters(in: ["."]) == type.trimmingCharacters(in: ["."])
  }
}
