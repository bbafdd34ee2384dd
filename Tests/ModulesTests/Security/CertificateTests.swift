import Foundation
import PlainviewSecurity
import PlainviewUIAutomation
import Testing
import UIKit

/// Certificates, whether they are trusted, and archives of them.
@MainActor @Suite struct CertificateTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  /// A certificate of OpenSSL for `shop.example` with the number 0x1234.
  private static let text = """
    MIIBkDCCATegAwIBAgICEjQwCgYIKoZIzj0EAwIwJjENMAsGA1UECgwEU2hvcDEVMBMGA1UEAwwMc2hvcC5leGFtcGxlMCAXDTI2
    MTEyNzIwMjQyOVoYDzIxMjYxMTAzMjAyNDI5WjAmMQ0wCwYDVQQKDARTaG9wMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUwWTATBgcq
    hkjOPQIBBggqhkjOPQMBBwNCAAS0Ha7plt29/iXxro+hTOTFMzhLRsy4UkXjmjf/aa3SFPwpZIfgJcXjgEYOTrORtvUd2MW3Yj/6
    nkJMpnKq7HFyo1MwUTAdBgNVHQ4EFgQUYFBzk/nhexXQQx18tFnP4WQoRX8wHwYDVR0jBBgwFoAUYFBzk/nhexXQQx18tFnP4WQo
    RX8wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiB3ZgVTLGxHp/BxcTWC9hhCl7QIQlDqlc7hxZA6Ifk5YwIgMr2j
    +zgNL1ixdzjfYFtUPpfc3SZUZYJYc1SM8Gm05Y0=
    """
  private static var data: Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }

  @Test func `A certificate is made of its bytes only, and says its name, its number and its key`() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Self.data))
    #expect(SecCertificateCopySubjectSummary(certificate) == "shop.example")
    #expect(SecCertificateCopyData(certificate) == Self.data)
    #expect(SecCertificateCopySerialNumberData(certificate, nil) == Data([0x12, 0x34]))
    let key = try #require(SecCertificateCopyKey(certificate))
    let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
    #expect(bytes.count == 65 && bytes.prefix(5) == Data([0x04, 0xb4, 0x1d, 0xae, 0xe9]))
    #expect(SecCertificateCreateWithData(nil, Self.data.dropLast()) == nil)
    #expect(SecCertificateCreateWithData(nil, Data("no certificate".utf8)) == nil)
  }

  @Test func `Certificates are trusted as the test says, and where they are anchors`() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Self.data))
    var made: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &made) == errSecSuccess)
    let trust = try #require(made)
    #expect(SecTrustGetCertificateCount(trust) == 1)
    #expect((SecTrustCopyCertificateChain(trust) as? [SecCertificate])?.first == certificate)
    app.hardware.keychain.trustsCertificates = false
    try app.run {
      var error: CFError?
      #expect(!SecTrustEvaluateWithError(trust, &error))
      #expect(error?.code == Int(errSecNotTrusted))
      SecTrustSetAnchorCertificates(trust, [certificate])
      #expect(SecTrustEvaluateWithError(trust, nil))
    }
  }

  @Test func `An archive that the test has named is imported with its passphrase`() throws {
    let archive = Data("archive".utf8)
    app.hardware.keychain.archives = [archive: SimulatedArchive(passphrase: "open", certificates: [Self.data])]
    func open(_ data: Data, _ passphrase: String) -> (OSStatus, [Any]?) {
      var items: [Any]?
      let status = SecPKCS12Import(data, [kSecImportExportPassphrase: passphrase] as CFDictionary, &items)
      return (status, items)
    }
    try app.run {
      #expect(open(Data("other".utf8), "open").0 == errSecDecode)
      #expect(open(archive, "wrong").0 == errSecAuthFailed)
      let (status, items) = open(archive, "open")
      #expect(status == errSecSuccess)
      let item = (items as? [[String: Any]])?.first
      #expect(item?["identity"] is SecIdentity && (item?["chain"] as? [SecCertificate])?.count == 1)
    }
  }
}
