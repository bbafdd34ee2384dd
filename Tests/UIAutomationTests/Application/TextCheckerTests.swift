import Foundation
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing

/// The spelling checker and the dictionaries that a test gives a device.
@MainActor @Suite struct TextCheckerTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    required override init() {}
  }

  private let app = XCUIApplication(delegate: Delegate.self)

  init() throws {
    app.hardware.dictionaries = ["en": ["silk", "silkworm", "worm", "don't", "Paris", "sold"]]
    try app.launch()
  }

  private func misspelled(
    in text: String, at offset: Int = 0, wrap: Bool = false, language: String = "en"
  ) throws -> String? {
    try app.run {
      let range = UITextChecker().rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: offset, wrap: wrap,
        language: language)
      if range.location == NSNotFound { return nil }
      return (text as NSString).substring(with: range)
    }
  }

  @Test(arguments: ["silk", "Silk", "SILK", "Paris", "don't", "worm, silk 12!", ""])
  func `Words of the dictionary are right, also with capitals`(text: String) throws {
    #expect(try misspelled(in: text) == nil)
  }

  @Test(arguments: [("silkwarm", "silkwarm"), ("silk sikl worm wrm", "sikl"), ("👍🏽 paris", "paris"), ("sILK", "sILK")])
  func `The first other word is found`(text: String, expected: String) throws {
    #expect(try misspelled(in: text) == expected)
    #expect(try misspelled(in: text, language: "en_GB") == expected)
  }

  @Test func `The search begins at an offset, and goes on from the start only when it wraps`() throws {
    #expect(try misspelled(in: "aa silk", at: 2) == nil)
    #expect(try misspelled(in: "aa silk", at: 2, wrap: true) == "aa")
    #expect(try misspelled(in: "aa silk bb", at: 2, wrap: true) == "bb")
  }

  @Test func `Without a dictionary of its language every word is right`() throws {
    #expect(try misspelled(in: "qqq", language: "de") == nil)
    try app.run {
      #expect(UITextChecker.availableLanguages == ["en"])
      #expect(
        UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 3), in: "qqq", language: "de") == nil)
    }
  }

  @Test func `Near words are guessed, and beginnings are completed`() throws {
    try app.run {
      let checker = UITextChecker()
      let all = { (text: String) in NSRange(location: 0, length: text.utf16.count) }
      #expect(checker.guesses(forWordRange: all("solk"), in: "solk", language: "en") == ["silk", "sold"])
      #expect(checker.completions(forPartialWordRange: all("sil"), in: "sil", language: "en") == ["silk", "silkworm"])
    }
  }

  @Test func `A checker ignores words, a device learns them`() throws {
    try app.run {
      let checker = UITextChecker()
      let find = { (checker: UITextChecker) in
        checker.rangeOfMisspelledWord(
          in: "zyx", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "en"
        ).location
      }
      #expect(find(checker) == 0)
      checker.ignoreWord("zyx")
      #expect(checker.ignoredWords == ["zyx"])
      #expect(find(checker) == NSNotFound && find(UITextChecker()) == 0)
      UITextChecker.learnWord("zyx")
      #expect(UITextChecker.hasLearnedWord("zyx") && find(UITextChecker()) == NSNotFound)
    }
    try app.launch()
    try app.run {
      #expect(UITextChecker.hasLearnedWord("zyx"))
      UITextChecker.unlearnWord("zyx")
      #expect(!UITextChecker.hasLearnedWord("zyx"))
    }
  }
}
