import PlainviewDeviceCheck
import PlainviewUIAutomation
import Testing
import UIKit

/// `DeviceCheck`: as on a simulator.
@MainActor @Suite struct DeviceCheckTests {
  @Test func `Apple's servers do not know the device`() async throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let answers = Answers()
    try app.run {
      #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
      DCDevice.current.generateToken { answers.add("token \($0 == nil) \(($1 as? DCError)?.errorCode ?? -1)") }
      DCAppAttestService.shared.generateKey { answers.add("key \($0 == nil) \(($1 as? DCError)?.errorCode ?? -1)") }
      DCAppAttestService.shared.attestKey("k", clientDataHash: Data()) { _, error in
        answers.add((error as NSError?)?.domain ?? "none")
      }
      #expect(answers.all.isEmpty)
    }
    try app.settle()
    #expect(answers.all == ["token true 1", "key true 1", "com.apple.devicecheck.error"])
    await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
    await #expect(throws: DCError(.featureUnsupported)) {
      try await DCAppAttestService.shared.generateAssertion("k", clientDataHash: Data())
    }
  }

  @Test func `A reason of an error is found by its code`() {
    do {
      throw DCError(.invalidKey)
    } catch DCError.invalidKey {
      #expect(DCError(.invalidKey).errorCode == 3 && DCError(.serverUnavailable).errorCode == 4)
    } catch {
      Issue.record(error)
    }
  }
}
