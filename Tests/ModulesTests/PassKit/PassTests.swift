import Foundation
import PlainviewPassKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Passes, their library and the screen that adds them.
@MainActor @Suite struct PassTests {
  private let root = UIViewController()
  private let app: XCUIApplication

  init() throws {
    let root = root
    app = XCUIApplication(rootViewController: root)
    try app.launch()
  }

  /// A package with a deflated `pass.json`, a manifest and a signature.
  private static let package = """
    UEsDBBQAAAAIAAAAIVCZ/PbV/wAAAJwBAAAJAAAAcGFzcy5qc29uZY/NSsNQEIVfJdytabiJIpilaFGEEiS4kS4mzbQMvT9hclOMIe/uNE014PKc
    +c7MmUHtPVsIH8gteafyNFYNtG3ZN/haowu0J2SVT2bi+ZDgF9jGYBIYyKlYtcgEZtPZauLuMvGEA0ffEGTlBiyK/3yJRe9ARoga2x1TE6ab6hHZ
    kIuCj17AVh0fhGA0eAIXniCc85nO7lc6XemsTHV+q290mmstXOWBa3KHQgqqfFDSy7UUzg9IrHgr/3Q5V26YLHC/JjS1ZD4HdcRe4D17K2MDFRqR
    64s8genwt6Qa4yse/AIu/QK9fjFupR/sjv8uSYMdLtLFrOcF6cO4HccfUEsDBBQAAAAAAAAAIVBDv6ajAgAAAAIAAAANAAAAbWFuaWZlc3QuanNv
    bnt9UEsDBBQAAAAAAAAAIVCDFtyMAQAAAAEAAAAJAAAAc2lnbmF0dXJleFBLAQIUAxQAAAAIAAAAIVCZ/PbV/wAAAJwBAAAJAAAAAAAAAAAAAACA
    AQAAAABwYXNzLmpzb25QSwECFAMUAAAAAAAAACFQQ7+mowIAAAACAAAADQAAAAAAAAAAAAAAgAEmAQAAbWFuaWZlc3QuanNvblBLAQIUAxQAAAAA
    AAAAIVCDFtyMAQAAAAEAAAAJAAAAAAAAAAAAAACAAVMBAABzaWduYXR1cmVQSwUGAAAAAAMAAwCpAAAAewEAAAAA
    """
  private static var packageData: Data {
    Data(base64Encoded: package, options: .ignoreUnknownCharacters) ?? Data()
  }

  private static func pass(_ number: String, _ description: String = "Tea") throws -> PKPass {
    let text = """
      {"formatVersion": 1, "passTypeIdentifier": "pass.org.example", "serialNumber": "\(number)",
        "organizationName": "Shop", "description": "\(description)", "coupon": {}}
      """
    return try SimulatedWallet.pass(json: Data(text.utf8))
  }

  @Test func `A pass is read from its package`() throws {
    let pass = try PKPass(data: Self.packageData)
    #expect(pass.serialNumber == "42" && pass.passTypeIdentifier == "pass.org.example.train")
    #expect(pass.localizedName == "Boarding Pass" && pass.localizedDescription == "Berlin to Hamburg")
    #expect(pass.organizationName == "Example Rail" && pass.passType == .barcode)
    #expect(pass.localizedValue(forFieldKey: "to") as? String == "Hamburg")
    #expect(pass.localizedValue(forFieldKey: "price") as? Int == 19 && pass.localizedValue(forFieldKey: "x") == nil)
    #expect(pass.relevantDate == Date(timeIntervalSince1970: 1_767_346_200))
  }

  @Test func `Data that are no pass are refused, with the reason`() throws {
    #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data("ticket".utf8)) }
    #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Self.packageData.prefix(200)) }
    #expect(throws: PKPassKitError(.unsupportedVersionError)) {
      try SimulatedWallet.pass(
        json: Data(#"{"formatVersion": 2, "passTypeIdentifier": "pass.x", "serialNumber": "1"}"#.utf8))
    }
  }

  @Test func `A package with a damaged byte is refused or read`() {
    let good = Self.packageData
    for index in good.indices {
      var data = good
      data[index] ^= 0xff
      do { #expect(try PKPass(data: data).passTypeIdentifier.isEmpty == false) } catch {
        #expect(error is PKPassKitError)
      }
    }
  }

  private final class Host: UIViewController, PKAddPassesViewControllerDelegate {
    var said: [String] = []
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
      said.append("finished")
      dismiss(animated: true)
    }
  }

  @Test(arguments: [("Add", 1), ("Cancel", 0)])
  func `The user adds a pass, or not`(_ button: String, _ count: Int) throws {
    let host = Host()
    let app = XCUIApplication(rootViewController: host)
    try app.launch()
    try app.run {
      #expect(PKAddPassesViewController.canAddPasses())
      let screen = try #require(PKAddPassesViewController(pass: try Self.pass("1")))
      screen.delegate = host
      host.present(screen, animated: true)
    }
    try app.settle()
    #expect(app.staticTexts["Shop: Tea"].exists && app.staticTexts["Coupon"].exists)
    try app.buttons[button].tap()
    try app.settle()
    #expect(host.said == ["finished"] && host.presentedViewController == nil)
    #expect(app.hardware.wallet.passes.count == count)
  }

  @Test func `Without a library there is no screen`() throws {
    app.hardware.wallet.isPassLibraryAvailable = false
    try app.run {
      #expect(!PKPassLibrary.isPassLibraryAvailable())
      let pass = try Self.pass("1")
      #expect(PKAddPassesViewController(pass: pass) == nil)
    }
  }

  @Test func `A library has passes by their numbers, and tells of changes`() throws {
    let answers = Answers()
    let library = PKPassLibrary()
    let (old, new, other) = (try Self.pass("1"), try Self.pass("1", "Coffee"), try Self.pass("2"))
    app.hardware.wallet.passes = [old]
    try app.run {
      let name = Notification.Name(PKPassLibraryNotificationName.PKPassLibraryDidChange.rawValue)
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        answers.add("\($0.userInfo?.keys.map { "\($0)" } ?? [])")
      }
      #expect(library.containsPass(new) && !library.containsPass(other))
      #expect(library.replacePass(with: new) && !library.replacePass(with: other))
      #expect(library.passes().map(\.localizedDescription) == ["Coffee"])
      #expect(library.pass(withPassTypeIdentifier: "pass.org.example", serialNumber: "1") === new)
      #expect(library.passes(of: .any).count == 1 && library.passes(of: .secureElement).isEmpty)
      library.removePass(old)
      #expect(library.passes().isEmpty)
      NotificationCenter.default.removeObserver(observer)
    }
    #expect(
      answers.all == [
        "[\"PKPassLibraryReplacementPassesUserInfo\"]", "[\"PKPassLibraryRemovedPassInfosUserInfo\"]",
      ])
  }

  @Test(arguments: [
    ("Add", "didAddPasses", 2), ("Review", "shouldReviewPasses", 0), ("Cancel", "didCancelAddPasses", 0),
  ])
  func `The user is asked before an app adds passes`(_ button: String, _ status: String, _ count: Int) throws {
    let answers = Answers()
    let passes = [try Self.pass("1"), try Self.pass("2")]
    try app.run { PKPassLibrary().addPasses(passes) { answers.add("\($0)") } }
    try app.settle()
    #expect(app.alerts.count == 1)
    try app.buttons[button].tap()
    try app.settle()
    #expect(answers.all == [status] && app.hardware.wallet.passes.count == count)
  }

  @Test func `Passes are kept from being shown until the app ends that`() throws {
    let answers = Answers()
    let token = try app.run { PKPassLibrary.requestAutomaticPassPresentationSuppression { answers.add("\($0)") } }
    try app.settle()
    try app.run {
      #expect(PKPassLibrary.isSuppressingAutomaticPassPresentation())
      PKPassLibrary.endAutomaticPassPresentationSuppression(withRequestToken: token)
      #expect(!PKPassLibrary.isSuppressingAutomaticPassPresentation())
    }
    app.hardware.wallet.allowsPassSuppression = false
    try app.run { _ = PKPassLibrary.requestAutomaticPassPresentationSuppression { answers.add("\($0)") } }
    try app.settle()
    #expect(answers.all == ["success", "denied"])
  }
}
