import Foundation
import PlainviewAVFoundation
import PlainviewCallKit
import PlainviewPushKit
import PlainviewRuntime
import PlainviewSpeech
import PlainviewUIAutomation
import Testing
import UIKit

/// The queues on which apps have delegates of CallKit, PushKit and Speech called.
@MainActor @Suite struct DelegateQueueTests {
  private nonisolated static let key = DispatchSpecificKey<String>()

  /// What was called, and on which queue: that with a mark, the main queue, or another.
  private final class Notes: @unchecked Sendable {
    var all: [String] = []
    func add(_ text: String) {
      let mark = DispatchQueue.getSpecific(key: DelegateQueueTests.key)
      all.append("\(text) \(mark ?? (MainQueue.isCurrent ? "main" : "other"))")
    }
  }

  private final class Phone: NSObject, CXProviderDelegate, CXCallObserverDelegate, @unchecked Sendable {
    let notes: Notes
    var executes = false
    init(_ notes: Notes) { self.notes = notes }
    func providerDidReset(_ provider: CXProvider) { notes.add("reset") }
    func providerDidBegin(_ provider: CXProvider) { notes.add("begin") }
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool {
      notes.add("execute")
      if executes { for action in transaction.actions { action.fulfill() } }
      return executes
    }
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
      notes.add("answer")
      action.fulfill()
    }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { notes.add("audio") }
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
      notes.add(call.hasEnded ? "ended" : call.hasConnected ? "connected" : "incoming")
    }
  }

  private final class Listener: NSObject, PKPushRegistryDelegate, @unchecked Sendable {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
      notes.add("token")
    }
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) { notes.add("invalid") }
    func pushRegistry(
      _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
      completion: @escaping () -> Void
    ) {
      notes.add("push")
      completion()
    }
  }
  /// Takes pushes by the method without a closure.
  private final class Short: NSObject, PKPushRegistryDelegate, @unchecked Sendable {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}
    func pushRegistry(
      _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) async { notes.add("short push") }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let notes = Notes()
  private let queue = DispatchQueue(label: "calls")

  init() throws {
    queue.setSpecific(key: Self.key, value: "calls")
    try app.launch()
  }

  /// What was noted since the last time.
  private func heard() throws -> [String] {
    try app.settle()
    defer { notes.all = [] }
    return notes.all
  }

  @Test func `A provider's and an observer's delegate are called on their queue`() throws {
    let phone = Phone(notes)
    let (provider, observer) = try app.run {
      let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Phone"))
      let observer = CXCallObserver()
      provider.setDelegate(phone, queue: queue)
      observer.setDelegate(phone, queue: queue)
      return (provider, observer)
    }
    #expect(try heard() == ["begin calls"])
    let uuid = UUID()
    try app.run { provider.reportNewIncomingCall(with: uuid, update: CXCallUpdate()) { _ in } }
    #expect(try heard() == ["incoming calls"] && observer.calls.count == 1)
    #expect(app.hardware.calls.answer())
    #expect(try heard() == ["execute calls", "answer calls", "connected calls", "audio calls"])
    phone.executes = true
    #expect(app.hardware.calls.end())
    #expect(try heard().prefix(2) == ["execute calls", "ended calls"])
    #expect(app.hardware.calls.current.isEmpty && phone.executes)
  }

  @Test func `A call is reported from any queue`() throws {
    let phone = Phone(notes)
    let uuid = UUID()
    let provider = try app.run {
      let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Phone"))
      provider.setDelegate(phone, queue: nil)
      let notes = notes
      queue.async {
        provider.reportNewIncomingCall(with: uuid, update: CXCallUpdate()) { error in
          notes.add("reported \(error == nil)")
        }
      }
      return provider
    }
    #expect(try Set(heard()) == ["begin main", "reported true main"])
    #expect(app.hardware.calls.current.map(\.uuid) == [uuid])
    try app.run { queue.async { provider.reportCall(with: uuid, endedAt: nil, reason: .remoteEnded) } }
    try app.settle()
    #expect(app.hardware.calls.history.map(\.endedReason) == [.remoteEnded] && phone.notes === notes)
  }

  @Test func `A controller's closures are called on its queue`() throws {
    try app.run {
      let notes = notes
      CXCallController(queue: queue).requestTransaction(with: CXEndCallAction(call: UUID())) { @Sendable _ in
        notes.add("request")
      }
    }
    #expect(try heard() == ["request calls"])
  }

  @Test func `A registry's delegate is called on its queue`() throws {
    let listener = Listener(notes)
    let registry = try app.run {
      let registry = PKPushRegistry(queue: queue)
      registry.delegate = listener
      registry.desiredPushTypes = [.voIP]
      return registry
    }
    app.hardware.pushes.sendToken(Data([1]))
    #expect(try heard() == ["token calls"] && registry.pushToken(for: .voIP) == Data([1]))
    #expect(app.hardware.pushes.receive([:]))
    app.hardware.pushes.invalidateToken()
    #expect(try heard() == ["push calls", "invalid calls"])
    #expect(registry.delegate === listener)
    let short = Short(notes)
    registry.delegate = short
    #expect(app.hardware.pushes.receive([:]))
    #expect(try heard() == ["short push other"] && registry.delegate === short)
  }

  @Test func `Without a queue, and with the main queue, delegates are called at once on the main queue`() throws {
    let listener = Listener(notes)
    let registries = try app.run {
      [nil, DispatchQueue.main].map { queue in
        let registry = PKPushRegistry(queue: queue)
        registry.delegate = listener
        registry.desiredPushTypes = [.voIP]
        return registry
      }
    }
    app.hardware.pushes.sendToken(Data([1]))
    #expect(notes.all == ["token main", "token main"] && registries.allSatisfy { $0.delegate === listener })
  }

  @Test func `A recognizer's tasks call their delegate on its queue`() throws {
    final class Ear: NSObject, SFSpeechRecognitionTaskDelegate, @unchecked Sendable {
      let notes: Notes
      init(_ notes: Notes) { self.notes = notes }
      func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
      ) { notes.add(transcription.formattedString) }
    }
    app.hardware.speech.authorization = .authorized
    let ear = Ear(notes)
    let operations = OperationQueue()
    try app.run {
      let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
      recognizer?.queue = operations
      recognizer?.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: ear)
    }
    try app.settle()
    app.hardware.speech.hear("hello")
    #expect(try heard() == ["hello other"] && ear.notes === notes)
  }
}
