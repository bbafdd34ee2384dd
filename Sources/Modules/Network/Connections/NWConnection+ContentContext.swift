extension NWConnection {
  /// What is said about data that are sent or received.
  public final class ContentContext: @unchecked Sendable {
    /// The name of the message.
    public let identifier: String
    /// Milliseconds after which data are not sent any more; 0 for none. Kept, without effect.
    public let expirationMilliseconds: UInt64
    /// How urgent the data are, from 0 to 1; kept, without effect.
    public let relativePriority: Double
    /// Whether nothing follows the message.
    public let isFinal: Bool
    /// The message that has to be sent before; kept, without effect.
    public let antecedent: ContentContext?
    /// What protocols say about the message.
    public let protocolMetadata: [NWProtocolMetadata]

    /// Creates what is said about data.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      self.identifier = identifier
      expirationMilliseconds = expiration
      relativePriority = priority
      self.isFinal = isFinal
      self.antecedent = antecedent
      protocolMetadata = metadata ?? []
    }
    /// A message like others.
    public static let defaultMessage = ContentContext(identifier: "Default message")
    /// The last message, which ends the sending.
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    /// The whole stream, which ends the sending when it is complete.
    public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)
    /// Returns what a protocol says about the message; nil for nothing.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
      protocolMetadata.first { $0.definition == definition }
    }
  }
}
