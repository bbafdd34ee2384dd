public import Foundation
import PlainviewRuntime

/// How a text was spoken.
open class SFSpeechRecognitionMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let words: Int
  /// Words in a minute: 200, since each takes 0.3 seconds.
  open var speakingRate: Double { 60 / SFTranscription.secondsOfWord }
  /// Seconds between words, always 0.
  open var averagePauseDuration: TimeInterval { 0 }
  /// When the text begins, in seconds from the begin of the audio.
  open var speechStartTimestamp: TimeInterval { 0 }
  /// Seconds that the text takes.
  open var speechDuration: TimeInterval { TimeInterval(words) * SFTranscription.secondsOfWord }
  /// How the text sounded, always nil.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }

  /// Creates the metadata of an empty text, for subclasses that override them.
  public override init() {
    words = 0
    super.init()
  }
  init(_ transcription: SFTranscription) {
    words = transcription.segments.count
    super.init()
  }
  /// Creates metadata from an archive.
  public required init?(coder: NSCoder) {
    words = coder.decodeInteger(forKey: "words")
    super.init()
  }
  /// Archives the metadata.
  open func encode(with coder: NSCoder) { coder.encode(words, forKey: "words") }
  /// Whether metadata can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the metadata themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What was heard so far, or in all.
open class SFSpeechRecognitionResult: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let best: SFTranscription
  private let isLast: Bool
  /// The most certain text.
  open var bestTranscription: SFTranscription { best }
  /// Whether nothing more comes.
  open var isFinal: Bool { isLast }
  /// The texts that it might be, the most certain first: always one.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  /// How the text was spoken; nil before the final result.
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? {
    isFinal ? SFSpeechRecognitionMetadata(bestTranscription) : nil
  }

  /// Creates the result of an empty text, for subclasses that override it.
  public override init() {
    (best, isLast) = (SFTranscription(), false)
    super.init()
  }
  init(_ text: String, isFinal: Bool) {
    (best, isLast) = (SFTranscription(text, isFinal: isFinal), isFinal)
    super.init()
  }
  /// Creates a result from an archive.
  public required init?(coder: NSCoder) {
    guard let text = coder.objectIfPresent(of: SFTranscription.self, forKey: "bestTranscription") else { return nil }
    (best, isLast) = (text, coder.decodeBool(forKey: "isFinal"))
    super.init()
  }
  /// Archives the result.
  open func encode(with coder: NSCoder) {
    coder.encode(best, forKey: "bestTranscription")
    coder.encode(isLast, forKey: "isFinal")
  }
  /// Whether results can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the result itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCoder {
  /// A text of an archive; empty where there is none.
  func text(_ key: String) -> String {
    objectIfPresent(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}
