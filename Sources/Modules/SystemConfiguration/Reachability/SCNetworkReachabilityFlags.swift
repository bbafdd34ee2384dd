/// How an address or a name can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A connection that is made when it is needed leads there, such as the cellular network.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = Self(rawValue: 1 << 1)
  /// A connection has to be made first; never set here.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// Traffic makes the connection; never set here.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// The user has to do something before a connection can be made; never set here.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// Calls of CFSocketStream make the connection; never set here.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is an address of the device itself.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is in the network that the device is in, without a gateway.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// It is reached by the cellular network.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// The older name of `connectionOnTraffic`.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The older name of the flags.
public typealias SCNetworkConnectionFlags = SCNetworkReachabilityFlags
