public import Foundation
public import PlainviewAVFoundation
import PlainviewUIKitCore
import Synchronization

/// What a text is for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Anything, a dictated text, a search, or a yes or no.
  case unspecified, dictation, search, confirmation
}

/// A request to hear a text; apps make one of its subclasses.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What the text is for. Kept, without effect.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results come before the last one; true before it is set.
  open var shouldReportPartialResults = true
  /// Words that are likely. Kept, without effect.
  open var contextualStrings: [String] = []
  /// The identifier of the interaction; nil for none. Kept, without effect.
  open var interactionIdentifier: String?
  /// Whether the audio must not leave the device. Kept, without effect.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is added. Kept, without effect: the test says the text as it is.
  open var addsPunctuation = false

  /// Creates a request that hears nothing, for subclasses.
  public override init() { super.init() }
}

/// A request to hear the text in a file, which the test says (`XCUIDevice.speech`).
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Where the file is.
  public let url: URL
  /// Creates a request for a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A request to hear what the app gives as audio; the text comes from the test (`XCUIDevice.speech`).
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  private struct State: Sendable {
    var hasEnded = false
    var whenEnded: (@Sendable () -> Void)?
  }
  private let held = Mutex(State())

  /// Creates a request.
  public override init() { super.init() }

  /// The format that audio should have: 16,000 frames a second, of one channel.
  open var nativeAudioFormat: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1) ?? AVAudioFormat()
  }
  /// Adds audio. Without effect: the text comes from the test.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Says that no more audio comes, so that the last result does.
  open func endAudio() {
    let ended = held.withLock { state in
      defer { state.hasEnded = true }
      return state.hasEnded ? nil : state.whenEnded
    }
    ended?()
  }

  /// Calls a closure at the end of the audio, which may have been.
  func whenEnded(_ body: @escaping @Sendable () -> Void) {
    let hasEnded = held.withLock { state in
      state.whenEnded = body
      return state.hasEnded
    }
    if hasEnded { body() }
  }
}
