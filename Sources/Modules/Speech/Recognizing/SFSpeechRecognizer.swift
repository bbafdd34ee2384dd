public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// Whether the user lets the app hear.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Not asked yet, refused, forbidden for the device, or allowed.
  case notDetermined, denied, restricted, authorized
}

/// Is notified when a recognizer can be used, or no longer; the method is optional.
@preconcurrency public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Called when a recognizer can be used, or no longer.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {
    leftOut(by: self, anywhere: (), with: [speechRecognizer, available])
  }
}

/// Hears texts in a language. What it hears comes from the test (`XCUIDevice.speech`), as the user's permission does.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  private struct Settings: @unchecked Sendable {
    weak var delegate: (any SFSpeechRecognizerDelegate)?
    var queue = OperationQueue.main
    var hint = SFSpeechRecognitionTaskHint.unspecified
    var supportsOnDevice = true
  }
  private let held = Mutex(Settings())
  private let language: Locale
  /// The language.
  open var locale: Locale { language }
  /// Is notified when the recognizer can be used, or no longer; not retained.
  open var delegate: (any SFSpeechRecognizerDelegate)? {
    get { held.withLock { $0 }.delegate }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.delegate = newValue }
    }
  }

  /// Creates a recognizer for the user's language; nil where that is not supported.
  ///
  /// The argument is always left out: an initializer without parameters could not fail, since that of `NSObject` does not.
  public convenience init?(usersLanguage: Void = ()) { self.init(locale: .current) }
  /// Creates a recognizer for a language; nil where that is not supported.
  public init?(locale: Locale) {
    guard SpeechDevice.current.supports(locale) else { return nil }
    language = locale
    super.init()
    SpeechClients.current.add(self)
  }

  // MARK: Permission

  /// Returns the languages that can be heard, as set in `XCUIDevice.speech`.
  open class func supportedLocales() -> Set<Locale> { Set(SpeechDevice.current.state.locales) }
  /// Returns what the user allows.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    SpeechDevice.current.state.authorization
  }
  /// Asks the user to let the app hear, the first time only; the closure is called in the next turn.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for speech") {
      let device = SpeechDevice.current
      device.change { state in
        if state.authorization == .notDetermined { state.authorization = state.allows ? .authorized : .denied }
      }
      UserCode.run { handler(device.state.authorization) }
    }
  }

  // MARK: Use

  /// Whether the recognizer can be used, as set in `XCUIDevice.speech`; true by default.
  open var isAvailable: Bool { SpeechDevice.current.state.isAvailable }
  /// Whether the language can be heard without a network; true before it is set.
  open var supportsOnDeviceRecognition: Bool {
    get { held.withLock { $0.supportsOnDevice } }
    set { held.withLock { $0.supportsOnDevice = newValue } }
  }
  /// What texts are for. Kept, without effect.
  open var defaultTaskHint: SFSpeechRecognitionTaskHint {
    get { held.withLock { $0.hint } }
    set { held.withLock { $0.hint = newValue } }
  }
  /// The queue on which closures and delegates of tasks are called; the main queue before it is set.
  open var queue: OperationQueue {
    get { held.withLock { $0.queue } }
    set { held.withLock { $0.queue = newValue } }
  }

  /// Begins to hear; the closure gets each result, or an error.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { begin(request, .closure(queue, resultHandler)) }

  /// Begins to hear; the delegate is notified of each result.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { begin(request, .delegate(.init(object: delegate), DelegateQueue(queue))) }

  private func begin(_ request: SFSpeechRecognitionRequest, _ client: SFSpeechRecognitionTask.Client)
    -> SFSpeechRecognitionTask
  {
    let task = SFSpeechRecognitionTask(request, client)
    SpeechClients.current.add(task)
    task.begin()
    return task
  }

  @MainActor func tellAvailability() {
    let isAvailable = isAvailable
    UserCode.tell(delegate, "speechRecognizer(_:availabilityDidChange:)", of: self, ", \(isAvailable)") {
      $0.speechRecognizer(self, availabilityDidChange: isAvailable)
    }
  }
}
