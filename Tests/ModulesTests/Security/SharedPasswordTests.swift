import Foundation
import PlainviewSecurity
import PlainviewUIAutomation
import Testing
import UIKit

/// The passwords that Safari and apps share.
@MainActor @Suite struct SharedPasswordTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  @Test func `What an app adds is found by website and account, replaced, and removed`() throws {
    var found: [[String: String]] = []
    var errors: [Int] = []
    func ask(_ server: String?, _ account: String?) throws {
      try app.run {
        SecRequestSharedWebCredential(server.map(CFString.init(string:)), account.map(CFString.init(string:))) {
          found = ($0 ?? []).compactMap { $0 as? [String: String] }
          errors += $1.map { [$0.code] } ?? []
        }
      }
      try app.advance(by: 0.1)
    }
    try ask("shop.example", nil)
    #expect(found.isEmpty && errors == [Int(errSecItemNotFound)])

    for (account, password) in [("ann", "1"), ("bob", "2"), ("ann", "3")] {
      try app.run {
        SecAddSharedWebCredential("shop.example", CFString(string: account), CFString(string: password)) {
          #expect($0 == nil)
        }
      }
    }
    try ask("shop.example", "ann")
    #expect(
      found == [
        ["\(kSecAttrServer)": "shop.example", "\(kSecAttrAccount)": "ann", "\(kSecSharedPassword)": "3"]
      ])
    try ask(nil, nil)
    #expect(found.map { $0["\(kSecSharedPassword)"] } == ["2", "3"])

    try app.run { SecAddSharedWebCredential("shop.example", "ann", nil) { _ in } }
    try ask("shop.example", nil)
    #expect(found.map { $0["\(kSecAttrAccount)"] } == ["bob"] && errors.count == 1)
  }

  @Test func `A suggested password has four groups of three characters`() throws {
    let password = try #require(try app.run { SecCreateSharedWebCredentialPassword() })
    #expect("\(password)".split(separator: "-").map(\.count) == [3, 3, 3, 3])
  }
}
