public import Foundation
package import PlainviewRuntime
import Synchronization

/// Looks for misspelled words in the dictionaries of the simulated device (`XCUIDevice.dictionaries`).
///
/// A device has none until a test adds one: every word is right then, as for a language that a real device does not
/// know. Offsets and ranges count UTF-16 code units.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private var ignored: [String] = []

  public override init() {}

  /// The languages that the device has dictionaries of, sorted.
  open class var availableLanguages: [String] { DeviceDictionaries.current.languages }

  /// The first word that is in no dictionary, not learned and not ignored; its location is `NSNotFound` where all are right.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is looked at.
  ///   - startingOffset: where in the text to begin.
  ///   - wrapFlag: whether the part before that is looked at then.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let text = stringToCheck as NSString
    let whole = NSRange(location: 0, length: text.length)
    guard let dictionary = DeviceDictionaries.current.dictionary(of: language),
      let part = range.intersection(whole), part.length > 0
    else { return NSRange(location: NSNotFound, length: 0) }
    let start = min(max(startingOffset, part.location), part.upperBound)
    let wrong = words(of: text, in: part).filter { word in
      let spelling = text.substring(with: word)
      return !ignored.contains(spelling) && !dictionary.contains(spelling)
    }
    return wrong.first { $0.location >= start } ?? (wrapFlag ? wrong.first : nil)
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Letters, and apostrophes between them.
  private func words(of text: NSString, in range: NSRange) -> [NSRange] {
    let string = text as String
    guard let bounds = Range(range, in: string) else { return [] }
    return string[bounds].matches(of: /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/).map { NSRange($0.range, in: string) }
  }

  /// Words of the dictionary that a misspelled one may mean, the nearest first; nil for a language without a dictionary.
  ///
  /// They differ by at most two letters that were left out, added, replaced or exchanged with the next one.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = DeviceDictionaries.current.dictionary(of: language),
      let part = Range(range, in: string)
    else { return nil }
    let word = Array(string[part].lowercased())
    let near = dictionary.words.compactMap { candidate -> (word: String, distance: Int)? in
      let distance = editDistance(word, Array(candidate.lowercased()))
      return distance <= 2 ? (candidate, distance) : nil
    }
    return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.map(\.word)
  }

  /// Words of the dictionary that begin as the text of the range, sorted; nil for a language without a dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = DeviceDictionaries.current.dictionary(of: language),
      let part = Range(range, in: string)
    else { return nil }
    let start = string[part].lowercased()
    return dictionary.words.filter { $0.lowercased().hasPrefix(start) }.sorted()
  }

  /// Takes a word as right from now on; this checker alone.
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }

  /// The words that this checker takes as right.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Takes a word as right on this device, in every language.
  open class func learnWord(_ word: String) { DeviceDictionaries.current.learn(word) }

  /// Whether the device learned the word.
  open class func hasLearnedWord(_ word: String) -> Bool { DeviceDictionaries.current.hasLearned(word) }

  /// Forgets a word that the device learned.
  open class func unlearnWord(_ word: String) { DeviceDictionaries.current.unlearn(word) }
}

/// How many letters have to be left out, added, replaced or exchanged with the next one to make one word of the other.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  guard abs(first.count - second.count) <= 2 else { return 3 }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var line = [row + 1]
    for (column, other) in second.enumerated() {
      var distance = min(last[column + 1] + 1, line[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      line.append(distance)
    }
    (beforeLast, last) = (last, line)
  }
  return last[second.count]
}

/// The dictionaries of a simulated device, and the words that it learned; they outlive a launch.
package final class DeviceDictionaries: Sendable {
  /// The words of a language, with those that were learned.
  struct Dictionary {
    let words: Set<String>

    /// A capitalized word at the start of a sentence, and one in capitals, are right where the small one is.
    func contains(_ word: String) -> Bool {
      if words.contains(word) { return true }
      let small = word.lowercased()
      let hasCapitals = word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
      return (hasCapitals || word == word.uppercased()) && words.contains(small)
    }
  }

  private struct State {
    var words: [String: Set<String>] = [:]
    var learned: Set<String> = []
  }
  private let state = Mutex(State())

  static var current: DeviceDictionaries { of(SimulatedProcess.current.device) }

  /// Those of a device.
  package static func of(_ parts: DeviceParts) -> DeviceDictionaries {
    parts.part(DeviceDictionaries.self) { DeviceDictionaries() }
  }

  /// The words by their languages, as `en` or `en_US`.
  package var words: [String: Set<String>] {
    get { state.withLock { $0.words } }
    set { state.withLock { $0.words = newValue } }
  }

  var languages: [String] { words.keys.sorted() }

  /// The dictionary of a language or, where it has none, of the language without its region.
  func dictionary(of language: String) -> Dictionary? {
    let general = String(language.prefix { $0 != "_" && $0 != "-" })
    return state.withLock { state in
      (state.words[language] ?? state.words[general]).map { Dictionary(words: $0.union(state.learned)) }
    }
  }

  func learn(_ word: String) { state.withLock { _ = $0.learned.insert(word) } }
  func hasLearned(_ word: String) -> Bool { state.withLock { $0.learned.contains(word) } }
  func unlearn(_ word: String) { state.withLock { _ = $0.learned.remove(word) } }
}
