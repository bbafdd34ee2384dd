import PlainviewAVFoundation
import PlainviewCallKit
import PlainviewPushKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `CallKit`: calls that an app reports and begins, and what the user does with them.
@MainActor @Suite struct CallTests {
  /// A provider's delegate that does what it is told, unless it is told to fail or to do nothing.
  private final class Phone: NSObject, CXProviderDelegate, CXCallObserverDelegate, @unchecked Sendable {
    enum Behavior { case fulfills, fails, waits }
    var said: [String] = []
    var behavior = Behavior.fulfills
    let observer = CXCallObserver()
    let controller = CXCallController(queue: .main)
    let provider: CXProvider

    override init() {
      let configuration = CXProviderConfiguration(localizedName: "Phone")
      configuration.maximumCallGroups = 1
      provider = CXProvider(configuration: configuration)
      super.init()
      provider.setDelegate(self, queue: nil)
      observer.setDelegate(self, queue: nil)
    }
    private func take(_ action: CXCallAction, _ text: String) {
      said.append(text)
      switch behavior {
      case .fulfills: action.fulfill()
      case .fails: action.fail()
      case .waits: break
      }
    }
    func providerDidReset(_ provider: CXProvider) { said.append("reset") }
    func providerDidBegin(_ provider: CXProvider) { said.append("begin") }
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
      take(action, "start \(action.handle.value)")
    }
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { take(action, "answer") }
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) { take(action, "end") }
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
      take(action, "hold \(action.isOnHold)")
    }
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
      take(action, "mute \(action.isMuted)")
    }
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
      take(action, "play \(action.digits)")
    }
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) { said.append("timed out") }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { said.append("audio on") }
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) { said.append("audio off") }
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
      let states = [
        call.isOutgoing ? "outgoing" : "incoming", call.hasConnected ? "connected" : nil,
        call.isOnHold ? "held" : nil, call.hasEnded ? "ended" : nil,
      ]
      said.append("call: " + states.compactMap { $0 }.joined(separator: " "))
    }

    func report(_ uuid: UUID, _ name: String) {
      let update = CXCallUpdate()
      update.remoteHandle = CXHandle(type: .generic, value: name.lowercased())
      update.localizedCallerName = name
      provider.reportNewIncomingCall(with: uuid, update: update) { [self] error in
        said.append("reported " + (error.map { "\(($0 as NSError).code)" } ?? ""))
      }
    }
    func request(_ action: CXAction) {
      controller.requestTransaction(with: action) { [self] error in
        said.append("requested " + (error.map { "\(($0 as NSError).code)" } ?? ""))
      }
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())

  /// An app with a phone; what was said at the launch is forgotten.
  private func launched() throws -> Phone {
    try app.launch()
    let phone = try app.run { Phone() }
    try app.settle()
    #expect(phone.said == ["begin"])
    phone.said = []
    return phone
  }

  private func said(_ phone: Phone) throws -> [String] {
    try app.settle()
    defer { phone.said = [] }
    return phone.said
  }

  @Test func `An incoming call is answered, held and ended by the user`() throws {
    let phone = try launched()
    let uuid = UUID()
    try app.run { phone.report(uuid, "Ada") }
    #expect(try said(phone) == ["call: incoming", "reported "])
    #expect(app.hardware.calls.current.map(\.callerName) == ["Ada"])
    #expect(app.hardware.calls.current.map(\.handle) == ["ada"])
    #expect(app.hardware.calls.answer())
    #expect(try said(phone) == ["answer", "call: incoming connected", "audio on"])
    #expect(!app.hardware.calls.answer())
    #expect(app.hardware.calls.setHeld(true))
    #expect(try said(phone) == ["hold true", "call: incoming connected held", "audio off"])
    #expect(app.hardware.calls.setHeld(false))
    #expect(try said(phone) == ["hold false", "call: incoming connected", "audio on"])
    #expect(app.hardware.calls.setMuted(true) && app.hardware.calls.play("5"))
    #expect(try said(phone) == ["mute true", "play 5"])
    #expect(app.hardware.calls.current.first?.isMuted == true)
    #expect(app.hardware.calls.end())
    #expect(try said(phone) == ["end", "call: incoming connected ended", "audio off"])
    #expect(app.hardware.calls.current.isEmpty && app.hardware.calls.history.map(\.uuid) == [uuid])
    #expect(try app.run { phone.observer.calls.isEmpty } && !app.hardware.calls.end())
  }

  @Test func `A call that the app begins is connected when the app says so`() throws {
    let phone = try launched()
    let uuid = UUID()
    try app.run { phone.request(CXStartCallAction(call: uuid, handle: CXHandle(type: .phoneNumber, value: "123"))) }
    #expect(try Set(said(phone)) == ["call: outgoing", "start 123", "audio on", "requested "])
    try app.run {
      phone.provider.reportOutgoingCall(with: uuid, startedConnectingAt: nil)
      phone.provider.reportOutgoingCall(with: uuid, connectedAt: nil)
    }
    #expect(try said(phone) == ["call: outgoing connected"])
    try app.run { phone.provider.reportCall(with: uuid, endedAt: nil, reason: .remoteEnded) }
    #expect(try said(phone) == ["call: outgoing connected ended", "audio off"])
    #expect(app.hardware.calls.history.map(\.endedReason) == [.remoteEnded])
  }

  @Test func `Transactions that cannot be performed have errors`() throws {
    try app.launch()
    let answers = Answers()
    let action = CXEndCallAction(call: UUID())
    try app.run {
      CXCallController(queue: .main).requestTransaction(with: action) { answers.add("\(($0 as NSError?)?.code ?? 0)") }
    }
    try app.settle()
    // No provider.
    #expect(answers.all == ["2"])
    let phone = try launched()
    let known = UUID()
    try app.run { phone.report(known, "Ada") }
    _ = try said(phone)
    try app.run {
      let handle = CXHandle(type: .generic, value: "bob")
      phone.request(CXEndCallAction(call: UUID()))
      phone.request(CXStartCallAction(call: known, handle: handle))
      phone.request(CXStartCallAction(call: UUID(), handle: handle))
      phone.request(CXAction())
      phone.controller.request(CXTransaction()) { answers.add("\(($0 as NSError?)?.code ?? 0)") }
    }
    #expect(try said(phone) == ["requested 4", "requested 5", "requested 7", "requested 6"])
    #expect(answers.all == ["2", "3"])
  }

  @Test func `Incoming calls may be refused`() throws {
    let phone = try launched()
    let uuid = UUID()
    app.hardware.calls.refusal = .filteredByDoNotDisturb
    try app.run { phone.report(uuid, "Ada") }
    #expect(try said(phone) == ["reported 3"])
    app.hardware.calls.refusal = nil
    try app.run {
      phone.report(uuid, "Ada")
      phone.report(uuid, "Ada")
    }
    #expect(try said(phone) == ["call: incoming", "reported ", "reported 2"])
  }

  @Test func `An action that fails or takes too long ends the call`() throws {
    let phone = try launched()
    phone.behavior = .fails
    try app.run { phone.report(UUID(), "Ada") }
    _ = try said(phone)
    app.hardware.calls.answer()
    #expect(try said(phone) == ["answer", "call: incoming ended"])
    phone.behavior = .waits
    try app.run { phone.report(UUID(), "Bob") }
    _ = try said(phone)
    app.hardware.calls.answer()
    #expect(try app.run { phone.provider.pendingTransactions.count } == 1)
    try app.advance(by: 59)
    #expect(phone.said == ["answer"])
    try app.advance(by: 2)
    #expect(phone.said == ["answer", "call: incoming ended", "timed out"])
    #expect(app.hardware.calls.history.map(\.endedReason) == [.failed, .failed])
    #expect(try app.run { phone.provider.pendingTransactions.isEmpty })
  }

  @Test func `An observer sees the calls of the phone`() throws {
    let phone = try launched()
    let uuid = app.hardware.calls.ring(from: "555")
    #expect(phone.said == ["call: incoming"] && uuid != nil)
    #expect(try app.run { phone.observer.calls.map(\.uuid) } == [uuid])
    app.hardware.calls.answer()
    app.hardware.calls.end()
    #expect(phone.said == ["call: incoming", "call: incoming connected", "call: incoming connected ended"])
    app.hardware.calls.dial("555")
    #expect(phone.said.last == "call: outgoing")
  }

  @Test func `A provider that is reset or ended loses its calls`() throws {
    let phone = try launched()
    try app.run { phone.report(UUID(), "Ada") }
    _ = try said(phone)
    app.hardware.calls.reset()
    #expect(try said(phone) == ["call: incoming ended", "reset"])
    try app.run { phone.report(UUID(), "Bob") }
    _ = try said(phone)
    try app.run { phone.provider.invalidate() }
    #expect(try said(phone) == ["call: incoming ended"] && app.hardware.calls.current.isEmpty)
  }

  @Test func `A push for a call that was reported is no problem`() throws {
    final class Listener: NSObject, PKPushRegistryDelegate, @unchecked Sendable {
      let phone: Phone
      init(_ phone: Phone) { self.phone = phone }
      func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
      {}
      func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
      ) {
        phone.report(UUID(), "Ada")
        completion()
      }
    }
    let listener = Listener(try launched())
    let registry = try app.run {
      let registry = PKPushRegistry(queue: nil)
      registry.delegate = listener
      registry.desiredPushTypes = [.voIP]
      return registry
    }
    #expect(app.hardware.pushes.receive([:]))
    #expect(try said(listener.phone) == ["call: incoming", "reported "])
    #expect(!app.console.contains { $0.contains("VoIP push") } && registry.delegate === listener)
  }

  @Test func `Directories of callers are reloaded where the user has turned them on`() throws {
    try app.launch()
    app.hardware.calls.directories = ["on": .enabled, "off": .disabled]
    let answers = Answers()
    try app.run {
      let manager = CXCallDirectoryManager.sharedInstance
      for name in ["on", "off", "none"] {
        manager.reloadExtension(withIdentifier: name) { answers.add("\(name) \(($0 as NSError?)?.code ?? 0)") }
        manager.getEnabledStatusForExtension(withIdentifier: name) { status, error in
          answers.add("\(status.rawValue) \(error == nil)")
        }
      }
    }
    try app.settle()
    #expect(answers.all == ["on 0", "2 true", "off 6", "1 true", "none 1", "0 false"])
    #expect(app.hardware.calls.reloadedDirectories == ["on"])
  }

  @Test func `An extension gives its numbers`() {
    final class Blocker: CXCallDirectoryProvider {
      override func beginRequest(with context: CXCallDirectoryExtensionContext) {
        context.addBlockingEntry(withNextSequentialPhoneNumber: 1)
        context.addIdentificationEntry(withNextSequentialPhoneNumber: 2, label: "Shop")
        context.completeRequest()
      }
    }
    let context = CXCallDirectoryExtensionContext()
    Blocker().beginRequest(with: context)
    #expect(context.simulatedBlockedNumbers == [1] && context.simulatedNames == [2: "Shop"])
  }
}
