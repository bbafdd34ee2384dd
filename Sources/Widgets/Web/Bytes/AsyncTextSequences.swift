/// The lines of a sequence of bytes in UTF-8, without their ends. Empty lines are left out, as Foundation does it.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String
  /// What the bytes throw.
  public typealias Failure = Base.Failure

  fileprivate let base: Base

  /// Reads the lines one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator

    /// Returns the next line that is not empty; nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next(isolation: actor) {
        switch byte {
        case 0x0A, 0x0B, 0x0C, 0x0D: break
        case 0x85 where line.last == 0xC2: line.removeLast()
        case 0xA8 where line.suffix(2) == [0xE2, 0x80], 0xA9 where line.suffix(2) == [0xE2, 0x80]: line.removeLast(2)
        default:
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Returns an iterator at the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// The characters of a sequence of bytes in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character
  /// What the bytes throw.
  public typealias Failure = Base.Failure

  fileprivate let base: Base

  /// Reads the characters one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var text = ""

    fileprivate init(base: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.base = base }

    /// Returns the next character; nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Character? {
      while text.count < 2, let scalar = try await base.next(isolation: actor) { text.unicodeScalars.append(scalar) }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }

  /// Returns an iterator at the first character.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

/// The Unicode scalars of a sequence of bytes in UTF-8; a replacement character for bytes that are none.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A Unicode scalar.
  public typealias Element = Unicode.Scalar
  /// What the bytes throw.
  public typealias Failure = Base.Failure

  fileprivate let base: Base

  /// Reads the scalars one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    private var waiting: UInt8?

    fileprivate init(base: Base.AsyncIterator) { self.base = base }

    /// Returns the next scalar; nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Unicode.Scalar? {
      guard let first = try await nextByte(actor) else { return nil }
      var bytes = [first]
      let count = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      while bytes.count < count, let byte = try await nextByte(actor) {
        guard byte & 0xC0 == 0x80 else {
          waiting = byte
          break
        }
        bytes.append(byte)
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    }

    private mutating func nextByte(_ actor: isolated (any Actor)?) async throws(Base.Failure) -> UInt8? {
      if let byte = waiting {
        waiting = nil
        return byte
      }
      return try await base.next(isolation: actor)
    }
  }

  /// Returns an iterator at the first scalar.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, which are text in UTF-8; empty ones are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  /// The characters of the bytes, which are text in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  /// The Unicode scalars of the bytes, which are text in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
