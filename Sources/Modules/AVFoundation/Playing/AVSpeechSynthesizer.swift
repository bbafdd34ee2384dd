public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The slowest rate of speech, 0.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech, 1.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The standard rate of speech, 0.5.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The moments at which speech can stop: at once, or after the current word.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// Who speaks.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language of the voice, such as "en-US".
  public let language: String
  /// The identifier of the voice.
  public let identifier: String
  /// The name of the voice, which is its language.
  open var name: String { language }
  /// The quality of the voice, always the default.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Creates a voice for a language; nil stands for the current one. Never fails here.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    identifier = "com.apple.voice.compact." + language
  }
  /// Creates a voice from its identifier; the language is the identifier's last part.
  public init?(identifier: String) {
    self.identifier = identifier
    language = identifier.split(separator: ".").last.map(String.init) ?? Self.currentLanguageCode()
  }
  /// Returns the language of the user, always "en-US".
  open class func currentLanguageCode() -> String { "en-US" }
  /// Returns a voice for each of nine languages.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "ko-KR", "zh-CN"].compactMap {
      AVSpeechSynthesisVoice(language: $0)
    }
  }
}

/// What is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice; nil for the standard one. Kept, without effect.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate of speech, from 0 to 1; kept, without effect.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The height of the voice; kept, without effect.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1; kept, without effect.
  open var volume: Float = 1
  /// The pause before the text, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the settings of VoiceOver are used; kept, without effect.
  open var prefersAssistiveTechnologySettings = false
  /// Creates an utterance of a text.
  public init(string: String) { speechString = string }
}

/// Speaks one text after the other, 15 characters a second on the app's clock; the device keeps what was spoken.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The object that is informed of the begin and the end of texts.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken or waits.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether speech is paused.
  open private(set) var isPaused = false
  private var queue: [AVSpeechUtterance] = []
  private var end: VirtualClock.Token?
  private static let charactersPerSecond = 15.0

  /// Adds a text to those that are spoken.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }

  private func begin() {
    guard let next = queue.first, !isPaused else { return }
    let clock = SimulatedProcess.current.clock
    let duration = Double(next.speechString.count) / Self.charactersPerSecond + next.postUtteranceDelay
    clock.schedule(after: next.preUtteranceDelay, "AVSpeechSynthesizer") { [weak self] in
      guard let self, queue.first === next else { return }
      MediaDevice.current.change { $0.spoken.append(next.speechString) }
      UserCode.tell(delegate, "speechSynthesizer(_:didStart:)", of: self) { $0.speechSynthesizer(self, didStart: next) }
      end = clock.schedule(after: duration, "AVSpeechSynthesizer") { [weak self] in
        guard let self, queue.first === next else { return }
        queue.removeFirst()
        UserCode.tell(delegate, "speechSynthesizer(_:didFinish:)", of: self) {
          $0.speechSynthesizer(self, didFinish: next)
        }
        begin()
      }
    }
  }

  /// Drops all texts and reports the current one as canceled; returns false when there was none.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = queue
    queue = []
    isPaused = false
    if let end { SimulatedProcess.current.clock.cancel(end) }
    MainQueue.run { [self] in
      for one in stopped.prefix(1) {
        UserCode.tell(delegate, "speechSynthesizer(_:didCancel:)", of: self) {
          $0.speechSynthesizer(self, didCancel: one)
        }
      }
    }
    return !stopped.isEmpty
  }
  /// Pauses at once; returns false when nothing is spoken or speech is paused already.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    if let end { SimulatedProcess.current.clock.cancel(end) }
    return true
  }
  /// Speaks the current text again from its start; returns false when speech is not paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    begin()
    return true
  }
}

/// Hears of what is spoken; every method is optional.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text begins to be spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text has been spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  /// The default of the optional `speechSynthesizer(_:didStart:)`; does nothing.
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
  /// The default of the optional `speechSynthesizer(_:didFinish:)`; does nothing.
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
  /// The default of the optional `speechSynthesizer(_:didCancel:)`; does nothing.
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
}
