public import Foundation

/// A protocol of the network.
public class NWProtocolDefinition: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
  /// The name of the protocol.
  public let name: String
  init(_ name: String) { self.name = name }
  /// The name of the protocol.
  public var debugDescription: String { name }
  /// Returns whether two are the same protocol.
  public static func == (one: NWProtocolDefinition, other: NWProtocolDefinition) -> Bool { one.name == other.name }
}

/// The options of a protocol.
public class NWProtocolOptions: @unchecked Sendable {
  let definition: NWProtocolDefinition
  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// What a protocol says about a connection or a message.
public class NWProtocolMetadata: @unchecked Sendable {
  let definition: NWProtocolDefinition
  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// A protocol of the network.
public class NWProtocol: @unchecked Sendable {}

/// TCP.
public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  /// The protocol itself.
  public static let definition = NWProtocolDefinition("tcp")
  /// The options of TCP; kept, without effect.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small pieces are sent at once.
    public var noDelay = false
    /// Whether pieces are sent as they are written.
    public var noPush = false
    /// Whether TCP's options are left out.
    public var noOptions = false
    /// Whether a connection is kept alive.
    public var enableKeepalive = false
    /// How often it is tried to keep a connection alive.
    public var keepaliveCount = 0
    /// Seconds until it is tried.
    public var keepaliveIdle = 0
    /// Seconds between two tries.
    public var keepaliveInterval = 0
    /// The largest piece in bytes.
    public var maximumSegmentSize = 0
    /// Seconds after which a connection has failed.
    public var connectionTimeout = 0
    /// Seconds in which it is tried to stay connected.
    public var persistTimeout = 0
    /// Seconds after which a connection is dropped.
    public var connectionDropTime = 0
    /// Whether data may be sent with the first piece.
    public var enableFastOpen = false
    /// Whether acknowledgments may be stretched.
    public var disableAckStretching = false
    /// Whether congestion is reported.
    public var disableECN = false
    /// Creates options as they are usual.
    public init() { super.init(NWProtocolTCP.definition) }
  }
}

/// UDP.
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// The protocol itself.
  public static let definition = NWProtocolDefinition("udp")
  /// The options of UDP; kept, without effect.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether no checksums are sent.
    public var preferNoChecksum = false
    /// Creates options as they are usual.
    public init() { super.init(NWProtocolUDP.definition) }
  }
}

/// TLS.
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// The protocol itself.
  public static let definition = NWProtocolDefinition("tls")
  /// The options of TLS: the usual ones.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates options as they are usual.
    public init() { super.init(NWProtocolTLS.definition) }
  }
}

/// IP.
public final class NWProtocolIP: NWProtocol, @unchecked Sendable {
  /// The protocol itself.
  public static let definition = NWProtocolDefinition("ip")
  /// The options of IP; kept, without effect.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// A version of IP.
    public enum Version: Hashable, Sendable { case any, v4, v6 }
    /// The version of IP.
    public var version = Version.any
    /// The number of devices that a piece may pass.
    public var hopLimit: UInt8 = 0
    /// Whether pieces must not be cut.
    public var disableFragmentation = false
    init() { super.init(NWProtocolIP.definition) }
  }
}

/// WebSocket.
public final class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  /// The protocol itself.
  public static let definition = NWProtocolDefinition("websocket")
  /// The version of WebSocket.
  public enum Version: Hashable, Sendable { case v13 }
  /// The kind of a message.
  public enum Opcode: Hashable, Sendable { case cont, text, binary, close, ping, pong }
  /// Why a connection was closed.
  public enum CloseCode: Hashable, Sendable {
    /// Why a connection was closed, by the protocol itself; raw values are its codes.
    public enum Defined: UInt16, Sendable {
      /// All was said, an end goes away, or an end made a mistake.
      case normalClosure = 1000, goingAway, protocolError, unsupportedData
      /// There was no code, the connection was lost, or a message was wrong in one respect or another.
      case noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig,
        mandatoryExtension, internalServerError
      /// TLS failed.
      case tlsHandshake = 1015
    }
    /// By the protocol itself.
    case protocolCode(Defined)
    /// By the app.
    case applicationCode(UInt16)
    /// By a library.
    case privateCode(UInt16)
  }
  /// The options of WebSocket; kept, without effect.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether pings are answered.
    public var autoReplyPing = false
    /// The largest message in bytes; 0 for any.
    public var maximumMessageSize = 0
    /// Whether the first exchange is left out.
    public var skipHandshake = false
    private var headers: [(name: String, value: String)] = []
    private var subprotocols: [String] = []
    /// Creates options for a version.
    public init(_ version: Version = .v13) { super.init(NWProtocolWebSocket.definition) }
    /// Sets more headers of the first exchange.
    public func setAdditionalHeaders(_ additionalHeaders: [(name: String, value: String)]) {
      headers = additionalHeaders
    }
    /// Sets the protocols that the app knows.
    public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
  }
  /// What is said about a message.
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// The kind of the message.
    public let opcode: Opcode
    /// Why the connection is closed.
    public var closeCode = CloseCode.protocolCode(.normalClosure)
    private var pong: (queue: DispatchQueue, handler: @Sendable (NWError?) -> Void)?
    /// Creates metadata for a kind of message.
    public init(opcode: Opcode) {
      self.opcode = opcode
      super.init(NWProtocolWebSocket.definition)
    }
    /// Sets what is called when a ping was answered; kept, without effect.
    @preconcurrency public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void)
    { pong = (queue, handler) }
  }
}
