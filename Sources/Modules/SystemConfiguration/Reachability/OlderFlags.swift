// The flags of the functions before those of reachability, which code compares with `rawValue`.

/// The bit of `transientConnection`.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// The bit of `reachable`.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of `connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The bit of `connectionAutomatic`.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The bit of `interventionRequired`.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The bit of `isLocalAddress`.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of `isDirect`.
public let kSCNetworkFlagsIsDirect = 1 << 17

// The names that the flags have in Objective-C.

/// The older name of `transientConnection`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.transientConnection")
public let kSCNetworkReachabilityFlagsTransientConnection = SCNetworkReachabilityFlags.transientConnection
/// The older name of `reachable`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.reachable")
public let kSCNetworkReachabilityFlagsReachable = SCNetworkReachabilityFlags.reachable
/// The older name of `connectionRequired`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.connectionRequired")
public let kSCNetworkReachabilityFlagsConnectionRequired = SCNetworkReachabilityFlags.connectionRequired
/// The older name of `connectionOnTraffic`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.connectionOnTraffic")
public let kSCNetworkReachabilityFlagsConnectionOnTraffic = SCNetworkReachabilityFlags.connectionOnTraffic
/// The older name of `connectionAutomatic`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.connectionAutomatic")
public let kSCNetworkReachabilityFlagsConnectionAutomatic = SCNetworkReachabilityFlags.connectionAutomatic
/// The older name of `interventionRequired`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.interventionRequired")
public let kSCNetworkReachabilityFlagsInterventionRequired = SCNetworkReachabilityFlags.interventionRequired
/// The older name of `connectionOnDemand`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.connectionOnDemand")
public let kSCNetworkReachabilityFlagsConnectionOnDemand = SCNetworkReachabilityFlags.connectionOnDemand
/// The older name of `isLocalAddress`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.isLocalAddress")
public let kSCNetworkReachabilityFlagsIsLocalAddress = SCNetworkReachabilityFlags.isLocalAddress
/// The older name of `isDirect`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.isDirect")
public let kSCNetworkReachabilityFlagsIsDirect = SCNetworkReachabilityFlags.isDirect
/// The older name of `isWWAN`.
@available(*, deprecated, renamed: "SCNetworkReachabilityFlags.isWWAN")
public let kSCNetworkReachabilityFlagsIsWWAN = SCNetworkReachabilityFlags.isWWAN
