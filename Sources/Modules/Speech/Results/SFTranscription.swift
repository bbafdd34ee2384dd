public import Foundation

/// A word of a text that was heard.
open class SFTranscriptionSegment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let word: String
  private let range: NSRange
  private let index: Int
  private let certainty: Float
  /// The word.
  open var substring: String { word }
  /// Where the word is in the text.
  open var substringRange: NSRange { range }
  /// When the word begins, in seconds from the begin of the audio: each word takes 0.3 seconds here.
  open var timestamp: TimeInterval { TimeInterval(index) * SFTranscription.secondsOfWord }
  /// Seconds that the word takes, always 0.3.
  open var duration: TimeInterval { SFTranscription.secondsOfWord }
  /// How certain the word is: 1 in a final result, 0 before.
  open var confidence: Float { certainty }
  /// Other words that it might be, always none.
  open var alternativeSubstrings: [String] { [] }
  /// How the word sounded, always nil.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }

  /// Creates an empty word, for subclasses that override it.
  public override init() {
    (word, range, index, certainty) = ("", NSRange(location: 0, length: 0), 0, 0)
    super.init()
  }
  init(_ substring: String, _ range: NSRange, index: Int, confidence: Float) {
    (word, self.range, self.index, certainty) = (substring, range, index, confidence)
    super.init()
  }
  /// Creates a word from an archive.
  public required init?(coder: NSCoder) {
    word = coder.text("word")
    range = NSRange(location: coder.decodeInteger(forKey: "location"), length: coder.decodeInteger(forKey: "length"))
    index = coder.decodeInteger(forKey: "index")
    certainty = coder.decodeFloat(forKey: "confidence")
    super.init()
  }
  /// Archives the word.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: word), forKey: "word")
    coder.encode(range.location, forKey: "location")
    coder.encode(range.length, forKey: "length")
    coder.encode(index, forKey: "index")
    coder.encode(certainty, forKey: "confidence")
  }
  /// Whether words can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the word itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A text that was heard.
open class SFTranscription: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Seconds that a word takes.
  static let secondsOfWord: TimeInterval = 0.3

  private let text: String
  private let isFinal: Bool
  /// The text.
  open var formattedString: String { text }
  /// The words of the text.
  open var segments: [SFTranscriptionSegment] {
    text.split(separator: " ").enumerated().map { index, word in
      SFTranscriptionSegment(
        String(word), NSRange(word.startIndex..<word.endIndex, in: text), index: index, confidence: isFinal ? 1 : 0)
    }
  }
  /// Words in a minute: 200, since each takes 0.3 seconds.
  open var speakingRate: Double { 60 / Self.secondsOfWord }
  /// Seconds between words, always 0.
  open var averagePauseDuration: TimeInterval { 0 }

  /// Creates an empty text, for subclasses that override it.
  public override init() {
    (text, isFinal) = ("", false)
    super.init()
  }
  init(_ text: String, isFinal: Bool) {
    (self.text, self.isFinal) = (text, isFinal)
    super.init()
  }
  /// Creates a text from an archive.
  public required init?(coder: NSCoder) {
    (text, isFinal) = (coder.text("text"), coder.decodeBool(forKey: "isFinal"))
    super.init()
  }
  /// Archives the text.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: text), forKey: "text")
    coder.encode(isFinal, forKey: "isFinal")
  }
  /// Whether texts can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the text itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
