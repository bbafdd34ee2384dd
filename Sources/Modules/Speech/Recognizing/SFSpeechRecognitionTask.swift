public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// Beginning, listening, without more audio, being canceled, or ended.
  case starting, running, finishing, canceling, completed
}

/// Is notified of a task, on the queue of its recognizer; every method is optional.
@preconcurrency public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Called when something is heard for the first time.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// Called for each text before the last.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Called for the last text.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Called when no more audio comes.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// Called when the task was canceled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// Called when the task has ended.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {
    leftOut(by: self, anywhere: (), with: [task])
  }
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) { leftOut(by: self, anywhere: (), with: [task, transcription]) }
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) { leftOut(by: self, anywhere: (), with: [task, recognitionResult]) }
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {
    leftOut(by: self, anywhere: (), with: [task])
  }
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {
    leftOut(by: self, anywhere: (), with: [task])
  }
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
    leftOut(by: self, anywhere: (), with: [task, successfully])
  }
}

/// A text that is being heard. Its last result comes at the end of the audio, or when the test says so.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Who is told of the task.
  enum Client: @unchecked Sendable {
    case closure(OperationQueue, (SFSpeechRecognitionResult?, (any Error)?) -> Void)
    case delegate(WeakDelegate, DelegateQueue)
    case nobody
  }
  struct WeakDelegate: @unchecked Sendable { weak var object: (any SFSpeechRecognitionTaskDelegate)? }
  private struct Progress: @unchecked Sendable {
    var state = SFSpeechRecognitionTaskState.starting
    var isCancelled = false
    var heard: String?
    var error: NSError?
  }
  private let held = Mutex(Progress())
  private let client: Client
  let request: SFSpeechRecognitionRequest

  init(_ request: SFSpeechRecognitionRequest, _ client: Client) {
    self.request = request
    self.client = client
    super.init()
  }
  /// Creates a task that hears nothing, for subclasses that override what it does.
  public override init() {
    (request, client) = (SFSpeechRecognitionRequest(), .nobody)
    super.init()
  }

  /// How far the task is.
  open var state: SFSpeechRecognitionTaskState { held.withLock { $0.state } }
  /// Whether no more audio is taken.
  open var isFinishing: Bool { state == .finishing }
  /// Whether the task was canceled.
  open var isCancelled: Bool { held.withLock { $0.isCancelled } }
  /// Why the task has failed; nil if it has not.
  open var error: (any Error)? { held.withLock { $0.error } }

  private func soon(_ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "recognition of speech") { body() }
  }

  /// Takes no more audio; the last result comes in the next turn.
  open func finish() {
    let isFirst = held.withLock { progress in
      guard [.starting, .running].contains(progress.state) else { return false }
      progress.state = .finishing
      return true
    }
    guard isFirst else { return }
    soon { [self] in
      tell("speechRecognitionTaskFinishedReadingAudio(_:)") { $0.speechRecognitionTaskFinishedReadingAudio(self) }
      guard let text = held.withLock({ $0.heard }) else { return fail(TaskFailure.noSpeech.error) }
      complete(text)
    }
  }

  /// Cancels the task: its client gets an error in the next turn.
  open func cancel() {
    let isFirst = held.withLock { progress in
      guard ![.canceling, .completed].contains(progress.state) else { return false }
      progress.state = .canceling
      progress.isCancelled = true
      return true
    }
    guard isFirst else { return }
    soon { [self] in
      tell("speechRecognitionTaskWasCancelled(_:)") { $0.speechRecognitionTaskWasCancelled(self) }
      fail(TaskFailure.isCanceled.error)
    }
  }

  // MARK: What happens

  /// Begins to listen, or fails.
  func begin() {
    soon { [self] in
      let device = SpeechDevice.current
      if device.state.authorization != .authorized { return fail(TaskFailure.isNotAllowed.error) }
      if !device.state.isAvailable { return fail(TaskFailure.isDisabled.error) }
      held.withLock { if $0.state == .starting { $0.state = .running } }
      if let request = request as? SFSpeechURLRecognitionRequest {
        if let text = device.state.texts[request.url] { hear(text, isFinal: false) }
        finish()
      } else if let request = request as? SFSpeechAudioBufferRecognitionRequest {
        request.whenEnded { [weak self] in self?.finish() }
      }
    }
  }

  /// Hears a text: what was heard so far, or all.
  @MainActor func hear(_ text: String, isFinal: Bool) {
    guard state == .running else { return }
    let isFirst = held.withLock { progress in
      defer { progress.heard = text }
      return progress.heard == nil
    }
    if isFirst { tell("speechRecognitionDidDetectSpeech(_:)") { $0.speechRecognitionDidDetectSpeech(self) } }
    if isFinal { return complete(text) }
    guard request.shouldReportPartialResults else { return }
    let result = SFSpeechRecognitionResult(text, isFinal: false)
    tell("speechRecognitionTask(_:didHypothesizeTranscription:)") {
      $0.speechRecognitionTask(self, didHypothesizeTranscription: result.bestTranscription)
    }
    tell(result, nil)
  }

  @MainActor private func complete(_ text: String) {
    guard end(nil) else { return }
    let result = SFSpeechRecognitionResult(text, isFinal: true)
    tell("speechRecognitionTask(_:didFinishRecognition:)") {
      $0.speechRecognitionTask(self, didFinishRecognition: result)
    }
    tell(result, nil)
    tellEnd(true)
  }

  /// Ends the task with an error.
  @MainActor func fail(_ error: NSError) {
    guard end(error) else { return }
    tell(nil, error)
    tellEnd(false)
  }

  /// Whether the task had not ended.
  private func end(_ error: NSError?) -> Bool {
    SpeechClients.current.remove(self)
    return held.withLock { progress in
      guard progress.state != .completed else { return false }
      progress.state = .completed
      progress.error = error
      return true
    }
  }

  @MainActor private func tellEnd(_ success: Bool) {
    tell("speechRecognitionTask(_:didFinishSuccessfully:)") {
      $0.speechRecognitionTask(self, didFinishSuccessfully: success)
    }
  }

  private func tell(_ method: StaticString, _ body: @escaping (any SFSpeechRecognitionTaskDelegate) -> Void) {
    guard case .delegate(let delegate, let queue) = client else { return }
    queue.tell(delegate.object, method, of: self, "", body)
  }

  private func tell(_ result: SFSpeechRecognitionResult?, _ error: NSError?) {
    guard case .closure(let queue, _) = client else { return }
    queue.addOperation { [client] in
      guard case .closure(_, let handler) = client else { return }
      handler(result, error)
    }
  }
}
