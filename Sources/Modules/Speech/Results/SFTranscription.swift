public import Foundation

/// A word of a text that was heard.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word.
  public let substring: String
  /// Where the word is in the text.
  public let substringRange: NSRange
  /// When the word begins, in seconds from the begin of the audio: each word takes 0.3 seconds here.
  public let timestamp: TimeInterval
  /// Seconds that the word takes, always 0.3.
  public let duration: TimeInterval
  /// How certain the word is: 1 in a final result, 0 before.
  public let confidence: Float
  /// Other words that it might be, always none.
  open var alternativeSubstrings: [String] { [] }

  init(_ substring: String, _ range: NSRange, index: Int, confidence: Float) {
    self.substring = substring
    substringRange = range
    timestamp = TimeInterval(index) * SFTranscription.secondsOfWord
    duration = SFTranscription.secondsOfWord
    self.confidence = confidence
  }
}

/// A text that was heard.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// Seconds that a word takes.
  static let secondsOfWord: TimeInterval = 0.3

  /// The text.
  public let formattedString: String
  /// The words of the text.
  public let segments: [SFTranscriptionSegment]
  /// Words in a minute: 200, since each takes 0.3 seconds.
  open var speakingRate: Double { 60 / Self.secondsOfWord }
  /// Seconds between words, always 0.
  open var averagePauseDuration: TimeInterval { 0 }

  init(_ text: String, isFinal: Bool) {
    formattedString = text
    segments = text.split(separator: " ").enumerated().map { index, word in
      SFTranscriptionSegment(
        String(word), NSRange(word.startIndex..<word.endIndex, in: text), index: index, confidence: isFinal ? 1 : 0)
    }
  }
}

/// How a text was spoken.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
  /// Words in a minute.
  public let speakingRate: Double
  /// Seconds between words.
  public let averagePauseDuration: TimeInterval
  /// When the text begins, in seconds from the begin of the audio.
  open var speechStartTimestamp: TimeInterval { 0 }
  /// Seconds that the text takes.
  public let speechDuration: TimeInterval

  init(_ transcription: SFTranscription) {
    speakingRate = transcription.speakingRate
    averagePauseDuration = transcription.averagePauseDuration
    speechDuration = TimeInterval(transcription.segments.count) * SFTranscription.secondsOfWord
  }
}

/// What was heard so far, or in all.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most certain text.
  public let bestTranscription: SFTranscription
  /// Whether nothing more comes.
  public let isFinal: Bool
  /// The texts that it might be, the most certain first: always one.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  /// How the text was spoken; nil before the final result.
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? {
    isFinal ? SFSpeechRecognitionMetadata(bestTranscription) : nil
  }

  init(_ text: String, isFinal: Bool) {
    bestTranscription = SFTranscription(text, isFinal: isFinal)
    self.isFinal = isFinal
  }
}
