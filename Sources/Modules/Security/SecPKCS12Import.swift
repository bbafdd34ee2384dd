public import Foundation
public import PlainviewRuntime

/// The key of the passphrase of an archive.
nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
/// The key of the label of what was imported.
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label"
/// The key of the identifier of the key that was imported.
nonisolated(unsafe) public let kSecImportItemKeyID: CFString = "keyid"
/// The key of the trust of what was imported.
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
/// The key of the certificates that were imported.
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"
/// The key of the identity that was imported.
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"

/// Reads an archive of identities. It is not decrypted: archives are those that the test has named
/// (`SimulatedKeychain.archives`).
///
/// `errSecDecode` for other bytes, `errSecAuthFailed` for a wrong passphrase.
@discardableResult public func SecPKCS12Import(
  _ pkcs12_data: Data, _ options: CFDictionary, _ items: UnsafeMutablePointer<[Any]?>
) -> OSStatus {
  guard let archive = Keychain.current.change({ $0.archives[pkcs12_data] }) else { return errSecDecode }
  let passphrase = options.object(forKey: kSecImportExportPassphrase).map { "\($0)" }
  guard let passphrase else { return errSecPassphraseRequired }
  guard passphrase == archive.passphrase else { return errSecAuthFailed }
  let certificates = archive.certificates.compactMap { SecCertificate($0) }
  guard let first = certificates.first else { return errSecDecode }
  var item: [String: Any] = [
    String(describing: kSecImportItemIdentity): SecIdentity(first),
    String(describing: kSecImportItemCertChain): certificates,
    String(describing: kSecImportItemTrust): SecTrust(certificates, [SecPolicyCreateBasicX509()]),
  ]
  if let name = first.commonName { item[String(describing: kSecImportItemLabel)] = name }
  items.pointee = [item]
  return errSecSuccess
}

/// An archive of an identity: what opens it, and its certificates.
public struct SimulatedArchive: Sendable {
  /// What opens the archive.
  public var passphrase: String
  /// The certificates in the distinguished encoding, that of the identity first.
  public var certificates: [Data]
  /// Creates an archive.
  public init(passphrase: String, certificates: [Data]) {
    (self.passphrase, self.certificates) = (passphrase, certificates)
  }
}

extension SimulatedKeychain {
  /// The archives that apps can import, by their bytes.
  public var archives: [Data: SimulatedArchive] {
    get { part.change { $0.archives } }
    nonmutating set { part.change { $0.archives = newValue } }
  }
  /// Whether the system trusts certificates; yes before it is set.
  public var trustsCertificates: Bool {
    get { part.change { $0.trusts } }
    nonmutating set { part.change { $0.trusts = newValue } }
  }
}
