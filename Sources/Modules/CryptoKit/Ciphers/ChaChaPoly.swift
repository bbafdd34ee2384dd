public import Foundation

/// ChaCha20 with Poly1305 (RFC 8439).
public enum ChaChaPoly: Sendable {
  /// Encrypts and authenticates data, and authenticates more data.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    guard let cipher = ChaCha20Poly1305(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let ciphertext = cipher.crypted(Array(message), nonce: nonce.bytes)
    let tag = cipher.tag(ciphertext, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
  }
  /// Encrypts and authenticates data.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// The data of a box; `authenticationFailure` when it or the data that was authenticated with it has changed.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    guard let cipher = ChaCha20Poly1305(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    let (nonce, ciphertext) = (sealedBox.nonce.bytes, Array(sealedBox.ciphertext))
    let tag = cipher.tag(ciphertext, nonce: nonce, authenticating: Array(authenticatedData))
    guard tag == Array(sealedBox.tag) else { throw CryptoKitError.authenticationFailure }
    return Data(cipher.crypted(ciphertext, nonce: nonce))
  }
  /// The data of a box; `authenticationFailure` when it has changed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// A random nonce of 12 bytes.
    public init() { bytes = RandomBytes.next(12) }
    /// A nonce of the bytes of data, which are 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    /// Calls the closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// Encrypted data with its nonce and its tag.
  public struct SealedBox: Sendable {
    /// The number that was used once.
    public let nonce: Nonce
    /// The encrypted data.
    public let ciphertext: Data
    /// The 16 bytes that authenticate the data.
    public let tag: Data
    /// The nonce, the encrypted data and the tag in one.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    /// A box of the nonce, the encrypted data and the tag in one.
    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      let bytes = Array(combined)
      nonce = try Nonce(data: bytes.prefix(12))
      ciphertext = Data(bytes.dropFirst(12).dropLast(16))
      tag = Data(bytes.suffix(16))
    }
    /// A box of its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }
  }
}
