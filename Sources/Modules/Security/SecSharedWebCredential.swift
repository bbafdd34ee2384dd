public import Foundation
public import PlainviewRuntime

/// The key for the password in what `SecRequestSharedWebCredential` finds.
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

/// A password that Safari and apps share on a simulated device.
struct SharedPassword {
  var server: String
  var account: String
  var password: String
}

/// Adds the password of an account on a website, or replaces it; without a password it is removed. The handler is called in
/// a later turn. Where we differ from Apple: the user is not asked, and the app needs no associated domain.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
  let (server, account, password) = ("\(fqdn)", "\(account)", password.map { "\($0)" })
  Keychain.current.change { state in
    state.sharedPasswords.removeAll { $0.server == server && $0.account == account }
    guard let password else { return }
    state.sharedPasswords.append(SharedPassword(server: server, account: account, password: password))
  }
  later { completionHandler(nil) }
}

/// Finds the passwords of a website, or of an account on it, each as a dictionary with `kSecAttrServer`, `kSecAttrAccount`
/// and `kSecSharedPassword`; the error is `errSecItemNotFound` where there is none. The handler is called in a later turn.
///
/// Where we differ from Apple: the user is not asked; nil for the website finds those of all.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping ([Any]?, CFError?) -> Void
) {
  let (server, account) = (fqdn.map { "\($0)" }, account.map { "\($0)" })
  let found = Keychain.current.change { $0.sharedPasswords }.filter {
    (server == nil || $0.server == server) && (account == nil || $0.account == account)
  }
  later {
    guard !found.isEmpty else {
      completionHandler([], CFError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound), userInfo: nil))
      return
    }
    completionHandler(
      found.map {
        ["\(kSecAttrServer)": $0.server, "\(kSecAttrAccount)": $0.account, "\(kSecSharedPassword)": $0.password]
      },
      nil)
  }
}

/// A random password of four groups of three letters or digits, as Safari suggests them; it follows from
/// `XCUIApplication.randomSeed` where that is set.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  var generator = SystemRandomNumberGenerator()
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
  let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement(using: &generator) }) }
  return CFString(string: groups.joined(separator: "-"))
}

private func later(_ action: @escaping () -> Void) {
  nonisolated(unsafe) let action = action
  _ = SimulatedProcess.current.clock.schedule(after: 0, "shared passwords") { action() }
}
