import Foundation
import PlainviewSecurity
import PlainviewUIAutomation
import Testing
import UIKit

/// The keychain of a simulated device.
@MainActor @Suite struct KeychainTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private func query(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
    let start: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrService: "Shop",
    ]
    return start.merging(more) { $1 } as CFDictionary
  }

  private func password(_ account: String) -> String? {
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query(account, [kSecReturnData: kCFBooleanTrue!]), UnsafeMutablePointer($0))
    }
    return status == errSecSuccess ? (result as? Data).flatMap { String(data: $0, encoding: .utf8) } : nil
  }

  @Test func `A password is added once, read, changed and deleted`() throws {
    try app.run {
      #expect(password("ann") == nil)
      #expect(SecItemAdd(query("ann", [kSecValueData: Data("a".utf8)]), nil) == errSecSuccess)
      #expect(SecItemAdd(query("ann", [kSecValueData: Data("b".utf8)]), nil) == errSecDuplicateItem)
      #expect(password("ann") == "a" && password("bob") == nil)
      #expect(SecItemUpdate(query("ann"), [kSecValueData: Data("c".utf8)] as CFDictionary) == errSecSuccess)
      #expect(password("ann") == "c")
      #expect(SecItemUpdate(query("bob"), [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
    }
    #expect(app.hardware.keychain.password(account: "ann", service: "Shop") == Data("c".utf8))
    try app.run {
      #expect(SecItemDelete(query("ann")) == errSecSuccess)
      #expect(SecItemDelete(query("ann")) == errSecItemNotFound)
    }
    #expect(app.hardware.keychain.count == 0)
  }

  @Test func `What an item has is returned as the query wants it`() throws {
    try app.run {
      let item = query("ann", [kSecValueData: Data("a".utf8), kSecAttrLabel: "Key", kSecReturnPersistentRef: true])
      var reference: CFTypeRef?
      #expect(SecItemAdd(item, &reference) == errSecSuccess)
      let bytes = try #require(reference as? Data)
      var result: CFTypeRef?
      let attributes: [CFString: Any] = [
        kSecValuePersistentRef: bytes, kSecReturnAttributes: true, kSecReturnData: true,
      ]
      #expect(SecItemCopyMatching(attributes as CFDictionary, &result) == errSecSuccess)
      let found = try #require(result as? [String: Any])
      #expect(found[kSecAttrAccount as String] as? String == "ann")
      #expect(found[kSecAttrLabel as String] as? String == "Key")
      #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
      #expect(found[kSecValueData as String] as? Data == Data("a".utf8))
      #expect(found[kSecAttrCreationDate as String] is Date)
      result = nil
      #expect(SecItemCopyMatching(query("ann"), &result) == errSecSuccess && result == nil)
    }
  }

  @Test func `All items of a class are found, in the order in which they came, or as many as are wanted`() throws {
    try app.run {
      for name in ["cid", "ann", "bob"] { SecItemAdd(query(name), nil) }
      func names(_ limit: Any) -> [String] {
        let all: [CFString: Any] = [
          kSecClass: kSecClassGenericPassword, kSecMatchLimit: limit, kSecReturnAttributes: true,
        ]
        var result: CFTypeRef?
        SecItemCopyMatching(all as CFDictionary, &result)
        return (result as? [[String: Any]])?.compactMap { $0[kSecAttrAccount as String] as? String } ?? []
      }
      #expect(names(kSecMatchLimitAll) == ["cid", "ann", "bob"])
      #expect(names(2) == ["cid", "ann"])
      #expect(SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecSuccess)
      #expect(names(kSecMatchLimitAll).isEmpty)
    }
  }

  @Test func `The primary attributes of its class tell an item from others`() throws {
    try app.run {
      func site(_ server: String, _ path: String) -> CFDictionary {
        [
          kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrPath: path,
          kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecAttrLabel: "Site",
        ] as [CFString: Any] as CFDictionary
      }
      #expect(SecItemAdd(site("a", "/"), nil) == errSecSuccess)
      #expect(SecItemAdd(site("a", "/b"), nil) == errSecSuccess)
      #expect(SecItemAdd(site("a", "/"), nil) == errSecDuplicateItem)
      // Of another class it is another item, and a change cannot make two of one.
      #expect(SecItemAdd(query("ann"), nil) == errSecSuccess)
      #expect(SecItemAdd(query("bob"), nil) == errSecSuccess)
      #expect(SecItemUpdate(query("ann"), [kSecAttrAccount: "bob"] as CFDictionary) == errSecDuplicateItem)
      #expect(SecItemUpdate(query("ann"), [kSecAttrAccount: "cid"] as CFDictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(query("cid"), nil) == errSecSuccess)
    }
  }

  @Test func `Synchronized items are found by queries for them alone`() throws {
    try app.run {
      #expect(SecItemAdd(query("ann", [kSecAttrSynchronizable: true]), nil) == errSecSuccess)
      #expect(SecItemCopyMatching(query("ann"), nil) == errSecItemNotFound)
      #expect(SecItemCopyMatching(query("ann", [kSecAttrSynchronizable: kCFBooleanTrue!]), nil) == errSecSuccess)
      let any = query("ann", [kSecAttrSynchronizable: kSecAttrSynchronizableAny])
      #expect(SecItemCopyMatching(any, nil) == errSecSuccess)
      #expect(SecItemAdd(query("ann"), nil) == errSecSuccess)
    }
  }

  @Test func `A dictionary that makes no sense is a wrong parameter`() throws {
    try app.run {
      #expect(SecItemAdd([kSecAttrAccount: "ann"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemCopyMatching([kSecClass: "none"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemAdd(query("ann", [kSecValueData: "text"]), nil) == errSecParam)
      #expect(SecItemAdd(query("ann", [kSecAttrAccessible: "never"]), nil) == errSecParam)
      #expect(SecItemDelete(query("ann", [kSecMatchLimit: kSecMatchLimitOne])) == errSecParam)
    }
  }

  @Test func `An item has its control of access, or when it can be read, but not both`() throws {
    try app.run {
      var error: Unmanaged<CFError>?
      let made = SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.biometryAny, .or, .devicePasscode], &error)
      let control = try #require(made)
      #expect(
        SecAccessControlCreateWithFlags(kCFAllocatorDefault, "never" as CFString, .userPresence, &error) == nil)
      #expect((error?.takeRetainedValue()).map { $0.code } == -50)
      let both: [CFString: Any] = [
        kSecAttrAccessControl: control, kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked,
      ]
      #expect(SecItemAdd(query("ann", both), nil) == errSecParam)
      #expect(SecItemAdd(query("ann", [kSecAttrAccessControl: control]), nil) == errSecSuccess)
    }
  }

  @Test func `Items outlive a launch, a test says how calls end, and another device has its own`() throws {
    try app.run { SecItemAdd(query("ann"), nil) }
    try app.launch()
    try app.run { #expect(SecItemCopyMatching(query("ann"), nil) == errSecSuccess) }
    app.hardware.keychain.failure = errSecInteractionNotAllowed
    try app.run {
      let status = SecItemCopyMatching(query("ann"), nil)
      #expect(status == errSecInteractionNotAllowed)
      #expect(SecCopyErrorMessageString(status, nil) as String? == "User interaction is not allowed.")
    }
    app.hardware.keychain.failure = nil
    app.hardware.keychain.removeAll()
    try app.run { #expect(SecItemCopyMatching(query("ann"), nil) == errSecItemNotFound) }
    let other = XCUIApplication(rootViewController: UIViewController())
    try other.launch()
    #expect(other.hardware.keychain.count == 0)
  }

  @Test func `Random bytes follow from the seed of the app`() throws {
    func bytes(_ seed: UInt64) throws -> [UInt8] {
      let app = XCUIApplication(rootViewController: UIViewController())
      app.randomSeed = seed
      try app.launch()
      return try app.run {
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        return bytes
      }
    }
    #expect(try bytes(1) == bytes(1))
    #expect(try bytes(1) != bytes(2))
  }
}
