import PlainviewCallKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `CXCallUpdate`: what was not set is not changed.
@MainActor @Suite struct CallUpdateTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  @Test func `An update changes only what was set`() throws {
    try app.launch()
    let uuid = UUID()
    let first = CXCallUpdate()
    first.localizedCallerName = "Ada"
    first.remoteHandle = CXHandle(type: .generic, value: "ada")
    first.supportsHolding = false
    first.hasVideo = true
    let provider = try app.run {
      let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Phone"))
      provider.reportNewIncomingCall(with: uuid, update: first) { _ in }
      return provider
    }
    try app.settle()
    try app.run {
      let second = CXCallUpdate()
      second.localizedCallerName = "Ada L."
      provider.reportCall(with: uuid, updated: second)
      provider.reportOutgoingCall(with: uuid, connectedAt: nil)
    }
    let call = try #require(app.hardware.calls.current.first)
    #expect(call.callerName == "Ada L." && call.handle == "ada" && call.hasVideo)
    // Holding is still not supported.
    #expect(!app.hardware.calls.setHeld(true))
    try app.run {
      let third = CXCallUpdate()
      third.supportsHolding = true
      third.hasVideo = false
      provider.reportCall(with: uuid, updated: third)
    }
    #expect(app.hardware.calls.setHeld(true))
    #expect(app.hardware.calls.current.first?.hasVideo == false)
  }

  @Test func `A copy has the same values, and is another object`() throws {
    let update = CXCallUpdate()
    update.localizedCallerName = "Ada"
    update.supportsDTMF = false
    let copy = try #require(update.copy() as? CXCallUpdate)
    #expect(copy !== update && copy.localizedCallerName == "Ada" && !copy.supportsDTMF && copy.supportsHolding)
    update.localizedCallerName = nil
    #expect(copy.localizedCallerName == "Ada")
  }
}
