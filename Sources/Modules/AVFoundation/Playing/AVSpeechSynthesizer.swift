public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

/// Who speaks.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let identifier: String
  open var name: String { language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    identifier = "com.apple.voice.compact." + language
  }
  public init?(identifier: String) {
    self.identifier = identifier
    language = identifier.split(separator: ".").last.map(String.init) ?? Self.currentLanguageCode()
  }
  open class func currentLanguageCode() -> String { "en-US" }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "ko-KR", "zh-CN"].compactMap {
      AVSpeechSynthesisVoice(language: $0)
    }
  }
}

/// What is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false
  public init(string: String) { speechString = string }
}

/// Speaks one text after the other, 15 characters a second on the app's clock; the device keeps what was spoken.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { !queue.isEmpty }
  open private(set) var isPaused = false
  private var queue: [AVSpeechUtterance] = []
  private var end: VirtualClock.Token?
  private static let charactersPerSecond = 15.0

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
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    if let end { SimulatedProcess.current.clock.cancel(end) }
    return true
  }
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    begin()
    return true
  }
}

/// Hears of what is spoken; every method is optional.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
  dynamic public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    leftOut(by: self, anywhere: (), with: [synthesizer, utterance])
  }
}
