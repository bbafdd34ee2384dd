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

/// A voice for speech.
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

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text with how its parts are pronounced, as it was given; kept, without effect.
  public let attributedSpeechString: NSAttributedString
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
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }
  /// Creates an utterance of a text with `AVSpeechSynthesisIPANotationAttribute`.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }
}

/// The key of an attribute with the pronunciation of a part of a text, in phonetic letters.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The identifier of the voice named Alex.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// Speaks one text after the other, 15 characters a second on the app's clock; the device keeps what was spoken.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The object that is informed of the begin and the end of texts.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken or waits.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether speech is paused.
  open private(set) var isPaused = false

  /// What happens with the first text of the queue: the pause before it, the text itself, the pause after it.
  private enum Phase { case before, speaking, after }
  private enum Halt { case pause, stop }

  private var queue: [AVSpeechUtterance] = []
  private var phase = Phase.before
  /// How much of the phase had passed at the clock's time `began`, in seconds.
  private var spent: TimeInterval = 0
  private var began: TimeInterval = 0
  /// The end of the phase, or of the word after which speech halts.
  private var end: VirtualClock.Token?
  private static let charactersPerSecond = 15.0

  /// Adds a text to those that are spoken.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { enter(.before) }
  }

  /// Drops all texts, and reports the one that is spoken as canceled; one that is not spoken yet, or in the pause after it,
  /// is not reported. Returns false when there was none.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    halt(.stop, at: boundary)
    return true
  }
  /// Pauses at once or after the current word; returns false when nothing is spoken or speech is paused already.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    halt(.pause, at: boundary)
    return true
  }
  /// Goes on where speech was paused; returns false when it is not paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    run()
    guard phase == .speaking, let text = queue.first else { return true }
    MainQueue.run { [self] in
      UserCode.tell(delegate, "speechSynthesizer(_:didContinue:)", of: self) {
        $0.speechSynthesizer(self, didContinue: text)
      }
    }
    return true
  }

  // MARK: Phases

  private func enter(_ phase: Phase) {
    self.phase = phase
    spent = 0
    run()
  }

  private func run() {
    let clock = SimulatedProcess.current.clock
    began = clock.now
    end = clock.schedule(after: length - spent, "AVSpeechSynthesizer") { [weak self] in self?.endPhase() }
  }

  /// How long the phase lasts, in seconds.
  private var length: TimeInterval {
    guard let text = queue.first else { return 0 }
    switch phase {
    case .before: return text.preUtteranceDelay
    case .speaking: return Double(text.speechString.count) / Self.charactersPerSecond
    case .after: return text.postUtteranceDelay
    }
  }

  @MainActor private func endPhase() {
    end = nil
    guard let text = queue.first else { return }
    switch phase {
    case .before:
      MediaDevice.current.change { $0.spoken.append(text.speechString) }
      enter(.speaking)
      UserCode.tell(delegate, "speechSynthesizer(_:didStart:)", of: self) { $0.speechSynthesizer(self, didStart: text) }
    // The pause after the last text is none.
    case .speaking where queue.count > 1 && text.postUtteranceDelay > 0: enter(.after)
    case .speaking, .after: finish(text)
    }
  }

  @MainActor private func finish(_ text: AVSpeechUtterance) {
    queue.removeFirst()
    // Before the delegate hears of it, which may add a text.
    if isSpeaking { enter(.before) }
    UserCode.tell(delegate, "speechSynthesizer(_:didFinish:)", of: self) {
      $0.speechSynthesizer(self, didFinish: text)
    }
  }

  // MARK: Halting

  /// How much of the phase has passed, in seconds.
  private var passed: TimeInterval { isPaused ? spent : spent + SimulatedProcess.current.clock.now - began }

  /// Halts at once, or after the current word.
  private func halt(_ how: Halt, at boundary: AVSpeechBoundary) {
    cancelEnd()
    guard boundary == .word, phase == .speaking, !isPaused, let text = queue.first?.speechString else {
      return halt(how)
    }
    // Sums of times are not exact.
    let index = Int(passed * Self.charactersPerSecond + 1e-6)
    let rest = text.dropFirst(index).prefix { !$0.isWhitespace }.count
    guard rest > 0 else { return halt(how) }
    let wait = Double(index + rest) / Self.charactersPerSecond - passed
    end = SimulatedProcess.current.clock.schedule(after: wait, "AVSpeechSynthesizer") { [weak self] in self?.halt(how) }
  }

  private func halt(_ how: Halt) {
    switch how {
    case .pause: pause()
    case .stop: stop()
    }
  }

  private func pause() {
    spent = passed
    isPaused = true
    guard phase == .speaking, let text = queue.first else { return }
    MainQueue.run { [self] in
      UserCode.tell(delegate, "speechSynthesizer(_:didPause:)", of: self) { $0.speechSynthesizer(self, didPause: text) }
    }
  }

  private func stop() {
    let spoken = phase == .speaking ? queue.first : nil
    queue = []
    isPaused = false
    guard let spoken else { return }
    MainQueue.run { [self] in
      UserCode.tell(delegate, "speechSynthesizer(_:didCancel:)", of: self) {
        $0.speechSynthesizer(self, didCancel: spoken)
      }
    }
  }

  private func cancelEnd() {
    if let end { SimulatedProcess.current.clock.cancel(end) }
    end = nil
  }
}

/// Is notified of spoken texts; every method is optional.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text begins to be spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when speech pauses within a text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called when speech goes on within a text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called when a text has been spoken, and the pause after it is over where another one follows.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  /// The default of the optional `speechSynthesizer(_:didStart:)`; does nothing.
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
  /// The default of the optional `speechSynthesizer(_:didPause:)`; does nothing.
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
  /// The default of the optional `speechSynthesizer(_:didContinue:)`; does nothing.
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
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
