import PlainviewAdSupport
import PlainviewAppTrackingTransparency
import PlainviewUIAutomation
import Testing
import UIKit

/// `AppTrackingTransparency` and `AdSupport`: what the user lets apps know for advertising.
@MainActor @Suite struct TrackingTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let zeros = "00000000-0000-0000-0000-000000000000"

  private func ask(_ answers: Answers) throws {
    try app.run { ATTrackingManager.requestTrackingAuthorization { answers.add("\($0)") } }
    try app.settle()
  }

  @Test func `The user is asked once, and the identifier is known if they allow it`() throws {
    let identifier = try #require(UUID(uuidString: "0B0E6D4C-6B1F-4C55-9C43-8F0D0C9B7A11"))
    app.hardware.tracking.advertisingIdentifier = identifier
    try app.launch()
    try app.run {
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
      #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == zeros)
    }
    let answers = Answers()
    try ask(answers)
    app.hardware.tracking.answer = .denied
    try ask(answers)
    #expect(answers.all == ["authorized", "authorized"])
    try app.run {
      #expect(ASIdentifierManager.shared().advertisingIdentifier == identifier)
      #expect(ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    }
  }

  @Test func `The identifier is zeros when the user does not allow it`() throws {
    app.hardware.tracking.answer = .denied
    try app.launch()
    let answers = Answers()
    try ask(answers)
    #expect(answers.all == ["denied"] && app.hardware.tracking.authorization == .denied)
    #expect(try app.run { ASIdentifierManager.shared().advertisingIdentifier.uuidString } == zeros)
    app.resetAuthorizationStatus(for: .userTracking)
    #expect(app.hardware.tracking.authorization == .notDetermined)
  }

  @Test func `The user is not asked while the app is not active`() throws {
    try app.launch()
    let answers = Answers()
    try app.run {
      UIApplication.shared.resignActive()
      ATTrackingManager.requestTrackingAuthorization { answers.add("\($0)") }
    }
    try app.settle()
    #expect(answers.all == ["notDetermined"])
  }

  @Test func `Raw values of the status are Apple's`() {
    #expect(ATTrackingManager.AuthorizationStatus.restricted.rawValue == 1)
    #expect(ATTrackingManager.AuthorizationStatus.denied.rawValue == 2)
    #expect(ATTrackingManager.AuthorizationStatus.authorized.rawValue == 3)
  }
}
