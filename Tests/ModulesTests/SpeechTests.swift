import PlainviewAVFoundation
import PlainviewUIAutomation
import Testing
import UIKit

/// `AVSpeechSynthesizer`: 15 characters a second, words that end, pauses between texts.
@MainActor @Suite struct SpeechTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var said: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      said.append("started \(utterance.speechString.prefix(3))")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
      said.append("paused \(utterance.speechString.prefix(3))")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
      said.append("continued \(utterance.speechString.prefix(3))")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      said.append("finished \(utterance.speechString.prefix(3))")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      said.append("cancelled \(utterance.speechString.prefix(3))")
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let listener = Listener()

  private func speaker(_ texts: [AVSpeechUtterance]) throws -> AVSpeechSynthesizer {
    try app.launch()
    return try app.run {
      let synthesizer = AVSpeechSynthesizer()
      synthesizer.delegate = listener
      for text in texts { synthesizer.speak(text) }
      return synthesizer
    }
  }

  /// Two seconds: words of 10, 9 and 9 characters, of which the second ends after 20.
  private var threeWords: AVSpeechUtterance { AVSpeechUtterance(string: "One3456789 Two456789 Three6789") }

  @Test func `Speech goes on where it was paused`() throws {
    let synthesizer = try speaker([threeWords])
    try app.advance(by: 1)
    #expect(try app.run { synthesizer.pauseSpeaking(at: .immediate) })
    try app.advance(by: 5)
    #expect(synthesizer.isPaused && synthesizer.isSpeaking && listener.said == ["started One", "paused One"])
    #expect(try app.run { synthesizer.continueSpeaking() })
    try app.advance(by: 0.9)
    #expect(synthesizer.isSpeaking && listener.said == ["started One", "paused One", "continued One"])
    try app.advance(by: 0.2)
    #expect(!synthesizer.isSpeaking && listener.said.last == "finished One")
    #expect(app.hardware.media.spoken == ["One3456789 Two456789 Three6789"])
    #expect(try app.run { !synthesizer.continueSpeaking() && !synthesizer.pauseSpeaking(at: .immediate) })
  }

  @Test func `Speech halts after the word that is spoken`() throws {
    let texts = ["One3456789 Two456789 Three6789 Four", "Five"]
    let synthesizer = try speaker(texts.map { AVSpeechUtterance(string: $0) })
    // The fifteenth character is in the second word, which ends after 20 of them, at 1.33 seconds.
    try app.advance(by: 1)
    #expect(try app.run { synthesizer.pauseSpeaking(at: .word) })
    try app.advance(by: 0.3)
    #expect(!synthesizer.isPaused && listener.said == ["started One"])
    try app.advance(by: 0.1)
    #expect(synthesizer.isPaused && listener.said == ["started One", "paused One"])
    try app.run { synthesizer.continueSpeaking() }
    // A sixth of a second, 2.4 characters, later the third word is spoken, which ends after 30 characters.
    try app.advance(by: 0.16)
    #expect(try app.run { synthesizer.stopSpeaking(at: .word) })
    try app.advance(by: 0.4)
    #expect(synthesizer.isSpeaking && listener.said.last == "continued One")
    try app.advance(by: 0.2)
    #expect(!synthesizer.isSpeaking && listener.said.last == "cancelled One" && listener.said.count == 4)
    #expect(app.hardware.media.spoken == ["One3456789 Two456789 Three6789 Four"])
  }

  @Test func `Only a text that is spoken is reported as canceled`() throws {
    let first = AVSpeechUtterance(string: "One")
    first.postUtteranceDelay = 2
    let synthesizer = try speaker([first, AVSpeechUtterance(string: "Two")])
    // Nothing is spoken in the pause between texts.
    try app.advance(by: 1)
    #expect(try app.run { synthesizer.stopSpeaking(at: .immediate) })
    #expect(!synthesizer.isSpeaking && listener.said == ["started One"])
    #expect(try app.run { !synthesizer.stopSpeaking(at: .immediate) })
    try app.run {
      for text in ["Three", "Four"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
    }
    try app.advance(by: 0.1)
    try app.run { synthesizer.stopSpeaking(at: .immediate) }
    try app.settle()
    #expect(listener.said == ["started One", "started Thr", "cancelled Thr"])
  }

  @Test func `The pause after the last text is none`() throws {
    let texts = ["One", "Two"].map { AVSpeechUtterance(string: $0) }
    for text in texts { text.postUtteranceDelay = 2 }
    let synthesizer = try speaker(texts)
    try app.advance(by: 1)
    #expect(listener.said == ["started One"])
    try app.advance(by: 1.5)
    #expect(listener.said == ["started One", "finished One", "started Two", "finished Two"] && !synthesizer.isSpeaking)
  }

  @Test func `A text with pronunciations is spoken as the text`() throws {
    let text = NSMutableAttributedString(string: "Hi, Polly")
    let key = NSAttributedString.Key(rawValue: AVSpeechSynthesisIPANotationAttribute)
    text.addAttribute(key, value: "pɔli", range: NSRange(location: 4, length: 5))
    let utterance = AVSpeechUtterance(attributedString: text)
    #expect(utterance.speechString == "Hi, Polly" && utterance.attributedSpeechString == text)
    let synthesizer = try speaker([utterance])
    try app.advance(by: 2)
    #expect(!synthesizer.isSpeaking && app.hardware.media.spoken == ["Hi, Polly"])
  }
}
