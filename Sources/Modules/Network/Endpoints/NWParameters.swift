/// How connections are made.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
  /// How urgent data are.
  public enum ServiceClass: Hashable, Sendable {
    /// As usual, or as little as possible while others send.
    case bestEffort, background
    /// As films, calls, answers to the user and signals of calls need it.
    case interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  /// Whether several networks are used at once.
  public enum MultipathServiceType: Hashable, Sendable { case disabled, handover, interactive, aggregate }
  /// Whether addresses that have run out are used.
  public enum ExpiredDNSBehavior: Hashable, Sendable { case systemDefault, allow, prohibit, persistent }

  /// The protocols of a connection, the lowest last.
  public final class ProtocolStack: @unchecked Sendable {
    /// The protocols of the app, such as TLS and WebSocket.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// TCP or UDP.
    public var transportProtocol: NWProtocolOptions?
    /// IP.
    public let internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    init(_ application: [NWProtocolOptions], _ transport: NWProtocolOptions?) {
      (applicationProtocols, transportProtocol) = (application, transport)
    }
  }

  /// The protocols.
  public let defaultProtocolStack: ProtocolStack
  /// The only interface that may be used; kept, without effect.
  public var requiredInterface: NWInterface?
  /// The only kind of interface that may be used; connections wait while the device has another.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The interfaces that may not be used; kept, without effect.
  public var prohibitedInterfaces: [NWInterface]?
  /// The kinds of interface that may not be used; connections wait while the device has one of them.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether networks that cost money are left out; connections wait on the cellular network.
  public var prohibitExpensivePaths = false
  /// Whether networks in which the user saves data are left out; there are none.
  public var prohibitConstrainedPaths = false
  /// Whether the user's proxies are left out; kept, without effect.
  public var preferNoProxies = false
  /// Where the connection begins; kept, without effect.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Whether an address may be used again; kept, without effect.
  public var allowLocalEndpointReuse = false
  /// Whether connections from other networks are refused; kept, without effect.
  public var acceptLocalOnly = false
  /// Whether devices nearby are reached without a network; kept, without effect.
  public var includePeerToPeer = false
  /// How urgent data are; kept, without effect.
  public var serviceClass = ServiceClass.bestEffort
  /// Whether several networks are used at once; kept, without effect.
  public var multipathServiceType = MultipathServiceType.disabled
  /// Whether addresses that have run out are used; kept, without effect.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  /// Whether data may be sent with the first piece; kept, without effect.
  public var allowFastOpen = false

  /// Creates parameters without protocols.
  public convenience init() { self.init([], nil) }
  /// Creates parameters for TCP, with TLS or without.
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init(tls.map { [$0] } ?? [], tcp)
  }
  /// Creates parameters for UDP, with DTLS or without.
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    self.init(dtls.map { [$0] } ?? [], udp)
  }
  private init(_ application: [NWProtocolOptions], _ transport: NWProtocolOptions?) {
    defaultProtocolStack = ProtocolStack(application, transport)
  }

  /// TCP.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// TCP with TLS.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// UDP.
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  /// UDP with DTLS.
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  /// Returns parameters with the same values.
  public func copy() -> NWParameters {
    let copy = NWParameters(defaultProtocolStack.applicationProtocols, defaultProtocolStack.transportProtocol)
    (copy.requiredInterface, copy.requiredInterfaceType) = (requiredInterface, requiredInterfaceType)
    (copy.prohibitedInterfaces, copy.prohibitedInterfaceTypes) = (prohibitedInterfaces, prohibitedInterfaceTypes)
    (copy.prohibitExpensivePaths, copy.prohibitConstrainedPaths) = (prohibitExpensivePaths, prohibitConstrainedPaths)
    (copy.preferNoProxies, copy.requiredLocalEndpoint) = (preferNoProxies, requiredLocalEndpoint)
    (copy.allowLocalEndpointReuse, copy.acceptLocalOnly) = (allowLocalEndpointReuse, acceptLocalOnly)
    (copy.includePeerToPeer, copy.serviceClass) = (includePeerToPeer, serviceClass)
    (copy.multipathServiceType, copy.expiredDNSBehavior) = (multipathServiceType, expiredDNSBehavior)
    copy.allowFastOpen = allowFastOpen
    return copy
  }

  /// The names of the protocols.
  public var debugDescription: String {
    (defaultProtocolStack.applicationProtocols + [defaultProtocolStack.transportProtocol].compactMap { $0 })
      .map(\.definition.name).joined(separator: ", ")
  }

  var isUDP: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
  /// Whether data come as messages with borders.
  var hasMessages: Bool {
    isUDP || defaultProtocolStack.applicationProtocols.contains { $0 is NWProtocolWebSocket.Options }
  }
  /// Whether connections with the parameters may go through the device's network.
  func allows(_ path: NWPath) -> Bool {
    guard path.status == .satisfied else { return false }
    if prohibitExpensivePaths && path.isExpensive { return false }
    if requiredInterfaceType != .other && !path.usesInterfaceType(requiredInterfaceType) { return false }
    return !(prohibitedInterfaceTypes ?? []).contains { path.usesInterfaceType($0) }
  }
}
