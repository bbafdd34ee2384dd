public import Foundation
public import PlainviewRuntime

/// A certificate: its bytes, and what is read of them.
public final class SecCertificate: NSObject, Sendable {
  let data: Data
  let commonName: String?
  let serial: Data
  let key: SecKey

  init?(_ data: Data) {
    guard let fields = CertificateFields(data) else { return nil }
    (self.data, commonName, serial, key) = (data, fields.commonName, fields.serial, SecKey(fields.key))
    super.init()
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// A key of a certificate: its bytes.
public final class SecKey: NSObject, Sendable {
  let data: Data
  init(_ data: Data) {
    self.data = data
    super.init()
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? SecKey)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// A certificate with its private key.
public final class SecIdentity: NSObject, Sendable {
  let certificate: SecCertificate
  init(_ certificate: SecCertificate) {
    self.certificate = certificate
    super.init()
  }
}

/// Makes a certificate of its bytes in the distinguished encoding; nil for others.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: Data) -> SecCertificate? {
  SecCertificate(data)
}
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }
/// Returns what the certificate is about: the common name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.commonName.map { $0 as NSString }
}
/// Gets the common name of a certificate.
@discardableResult public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.commonName.map { $0 as NSString }
  return errSecSuccess
}
/// Returns the number of a certificate; no error is set.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Data? { certificate.serial }
/// Returns the key of a certificate.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
/// Returns the bytes of a key; no error is set.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Data? { key.data }
/// Gets the certificate of an identity.
@discardableResult public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}
