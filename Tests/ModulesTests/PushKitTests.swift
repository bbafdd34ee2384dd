import PlainviewPushKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `PushKit`: tokens and pushes that the test sends.
@MainActor @Suite struct PushKitTests {
  private final class Listener: NSObject, PKPushRegistryDelegate, @unchecked Sendable {
    var said: [String] = []
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
      said.append("token \([UInt8](pushCredentials.token)) \(type.rawValue)")
    }
    func pushRegistry(
      _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
      completion: @escaping () -> Void
    ) {
      said.append("push \(payload.dictionaryPayload["caller"] ?? "")")
      completion()
    }
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
      said.append("invalid \(type.rawValue)")
    }
  }
  /// Takes pushes as the older method or the async one does.
  private final class Short: NSObject, PKPushRegistryDelegate, @unchecked Sendable {
    var said: [String] = []
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}
    func pushRegistry(
      _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) { said.append("push \(payload.dictionaryPayload["caller"] ?? "")") }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())

  private func registry(_ delegate: any PKPushRegistryDelegate) throws -> PKPushRegistry {
    try app.run {
      let registry = PKPushRegistry(queue: .main)
      registry.delegate = delegate
      registry.desiredPushTypes = [.voIP]
      return registry
    }
  }

  @Test func `A token comes when the device has one, also at the next launch`() throws {
    let listener = Listener()
    try app.launch()
    let registry = try registry(listener)
    try app.settle()
    #expect(listener.said.isEmpty && registry.pushToken(for: .voIP) == nil)
    app.hardware.pushes.sendToken(Data([1, 2]))
    app.hardware.pushes.sendToken(Data([1, 2]))
    app.hardware.pushes.sendToken(Data([3]), for: .fileProvider)
    #expect(listener.said == ["token [1, 2] PKPushTypeVoIP"])
    #expect(registry.pushToken(for: .voIP) == Data([1, 2]) && registry.pushToken(for: .fileProvider) == nil)
    try app.launch()
    let next = Listener()
    let second = try self.registry(next)
    #expect(next.said.isEmpty)
    try app.settle()
    #expect(next.said == ["token [1, 2] PKPushTypeVoIP"])
    app.hardware.pushes.invalidateToken()
    #expect(next.said.last == "invalid PKPushTypeVoIP" && second.pushToken(for: .voIP) == nil)
  }

  @Test func `A push goes to the apps that want its kind`() throws {
    let listener = Listener()
    #expect(!app.hardware.pushes.receive(["caller": "Ada"]))
    try app.launch()
    let registry = try registry(listener)
    #expect(app.hardware.pushes.receive(["caller": "Ada"]))
    #expect(!app.hardware.pushes.receive([:], for: .fileProvider))
    #expect(listener.said == ["push Ada"])
    // No call was reported.
    #expect(app.console.contains { $0.contains("No incoming call was reported for a VoIP push") })
    registry.desiredPushTypes = nil
    #expect(!app.hardware.pushes.receive(["caller": "Ada"]))
  }

  @Test func `The method without a closure is called where the other is left out`() throws {
    let short = Short()
    try app.launch()
    let registry = try registry(short)
    #expect(app.hardware.pushes.receive(["caller": "Bob"]))
    try app.settle()
    #expect(short.said == ["push Bob"] && registry.delegate === short)
  }
}
