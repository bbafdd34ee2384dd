public import Foundation

/// What makes values of data.
public protocol TopLevelDecoder<Input> {
  /// What is decoded, such as data.
  associatedtype Input
  /// Returns a value of a type that is decoded from the input.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// What makes data of values.
public protocol TopLevelEncoder<Output> {
  /// What values are encoded to, such as data.
  associatedtype Output
  /// Returns the encoded form of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// The value of each piece of data.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any error: the upstream publisher's or the coder's.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    let decoder: Coder

    /// Creates the publisher with an upstream publisher and a decoder.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber, which gets the decoded values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let decoder = decoder
      upstream.attachThrowing("Decode", subscriber) { .value(try decoder.decode(Output.self, from: $0)) }
    }
  }

  /// The data of each value.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// What the encoder makes, such as data.
    public typealias Output = Coder.Output
    /// Any error: the upstream publisher's or the coder's.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    let encoder: Coder

    /// Creates the publisher with an upstream publisher and an encoder.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber, which gets the encoded values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let encoder = encoder
      upstream.attachThrowing("Encode", subscriber) { .value(try encoder.encode($0)) }
    }
  }
}

extension Publisher {
  /// The value of each piece of data; one that cannot be read ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// The data of each value; one that has none ends the publisher.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
