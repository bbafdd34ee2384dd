import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

@Suite struct NSDataDetectorTests {
  private func found(_ types: NSTextCheckingResult.CheckingType, _ text: String) throws -> [String] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types.rawValue).matches(in: text, options: [], range: whole).map {
      (text as NSString).substring(with: $0.range)
    }
  }

  private func first(_ type: NSTextCheckingResult.CheckingType, _ text: String) throws -> NSTextCheckingResult? {
    try NSDataDetector(types: type.rawValue).firstMatch(
      in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
  }

  @Test(arguments: [
    ("See https://apple.com/a?b=c#d.", "https://apple.com/a?b=c#d", "https://apple.com/a?b=c#d"),
    ("(http://a.b/c_(d)) is", "http://a.b/c_(d)", "http://a.b/c_(d)"),
    ("go to www.apple.com, please", "www.apple.com", "http://www.apple.com"),
    ("apple.com/iphone!", "apple.com/iphone", "http://apple.com/iphone"),
    ("write to ada.l@example.co.uk.", "ada.l@example.co.uk", "mailto:ada.l@example.co.uk"),
    ("mailto:a@b.org now", "mailto:a@b.org", "mailto:a@b.org"),
  ])
  func `Links are URLs, hosts and addresses of mail`(_ text: String, _ link: String, _ url: String) throws {
    #expect(try found(.foundLink, text) == [link])
    #expect(try first(.foundLink, text)?.url?.absoluteString == url)
    #expect(try first(.foundLink, text)?.resultType == .foundLink)
  }

  @Test func `What only looks like a link is none`() throws {
    #expect(try found(.foundLink, "Well.this is e.g. 3.14 and Foo.bar() or a@b") == [])
  }

  @Test(arguments: [
    ("Call (408) 555-1234 now", "(408) 555-1234"), ("+1 408 555 1234", "+1 408 555 1234"),
    ("1-800-555-0199", "1-800-555-0199"), ("tel 555-1234.", "555-1234"), ("4085551234", "4085551234"),
    ("+44 20 7946 0958, or", "+44 20 7946 0958"),
  ])
  func `Phone numbers have groups of digits`(_ text: String, _ number: String) throws {
    #expect(try found(.foundPhoneNumber, text) == [number])
    #expect(try first(.foundPhoneNumber, text)?.phoneNumber == number)
  }

  @Test func `Days, addresses of machines and short numbers are no phone numbers`() throws {
    #expect(try found(.foundPhoneNumber, "2024-01-15, 192.168.10.12, 12345, 3.14159265, #1234567, 12.12.2024") == [])
  }

  private func parts(_ text: String) throws -> DateComponents? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return try first(.foundDate, text)?.date.map {
      calendar.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
    }
  }

  @Test(arguments: [
    ("on 2024-03-05", [2024, 3, 5, 12, 0]), ("3/5/2024", [2024, 3, 5, 12, 0]),
    ("March 5, 2024 at 5:30 PM", [2024, 3, 5, 17, 30]), ("Tuesday, 5 March 2024", [2024, 3, 5, 12, 0]),
    ("2024-03-05T09:15", [2024, 3, 5, 9, 15]), ("5th of March 2024, 9 am", [2024, 3, 5, 9, 0]),
  ])
  func `Dates are days with or without a time`(_ text: String, _ expected: [Int]) throws {
    let parts = try #require(try parts(text))
    #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute] == expected)
  }

  @Test func `Days that are named by their distance are found, impossible ones are not`() throws {
    #expect(try found(.foundDate, "See you tomorrow at 5pm, or next Monday.") == ["tomorrow at 5pm", "next Monday"])
    #expect(try found(.foundDate, "2024-13-45 and 2/30/2024") == [])
  }

  @Test func `Addresses have parts`() throws {
    let text = "Visit 1 Infinite Loop, Cupertino, CA 95014 today"
    #expect(try found(.foundAddress, text) == ["1 Infinite Loop, Cupertino, CA 95014"])
    #expect(
      try first(.foundAddress, text)?.addressComponents
        == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
  }

  @Test func `Several kinds come in the order of the text`() throws {
    let text = "Mail a@b.com or call 408 555 1234 today"
    #expect(try found([.foundLink, .foundPhoneNumber, .foundDate], text) == ["a@b.com", "408 555 1234", "today"])
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.foundLink.rawValue)
    let whole = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, options: [], range: whole) == 1)
    #expect(detector.rangeOfFirstMatch(in: text, options: [], range: whole) == NSRange(location: 5, length: 7))
    #expect(detector.checkingTypes == NSTextCheckingResult.CheckingType.foundLink.rawValue)
    var ranges: [NSRange] = []
    detector.enumerateMatches(in: text + " c@d.org", options: [], range: NSRange(location: 0, length: 47)) {
      result, _, stop in
      ranges += [result?.range].compactMap { $0 }
      stop.pointee = true
    }
    #expect(ranges.count == 1)
  }

  @Test func `A detector of nothing cannot be made`() {
    #expect(throws: (any Error).self) {
      try NSDataDetector(types: NSTextCheckingResult.CheckingType.foundSpelling.rawValue)
    }
  }

  @Test func `Results are made by code, too`() throws {
    let range = NSRange(location: 1, length: 2)
    let url = try #require(URL(string: "https://apple.com"))
    #expect(NSTextCheckingResult.linkCheckingResult(range: range, url: url).url == url)
    let correction = NSTextCheckingResult.correctionCheckingResult(
      range: range, replacementString: "the", alternativeStrings: ["tea"])
    #expect(correction.replacementString == "the" && correction.alternativeStrings == ["tea"])
    #expect(correction.resultType == .foundCorrection && correction.range == range)
    #expect(NSTextCheckingResult.CheckingType.foundPhoneNumber.rawValue == 2048)
  }

  private typealias Kind = NSTextCheckingResult.CheckingType

  private protocol Names {
    static var all: [Kind] { get }
  }

  /// Foundation warns of its names: these are found only with this library.
  private enum OfFoundation: Names {
    @available(*, deprecated)
    static var all: [Kind] {
      [
        .spelling, .grammar, .date, .address, .link, .quote, .dash, .replacement, .correction, .phoneNumber,
        .transitInformation,
      ]
    }
  }

  @Test func `What an app asks for by Foundation's names is found under them`() throws {
    let names: any Names.Type = OfFoundation.self
    #expect(
      names.all == [
        .foundSpelling, .foundGrammar, .foundDate, .foundAddress, .foundLink, .foundQuote, .foundDash,
        .foundReplacement,
        .foundCorrection, .foundPhoneNumber, .foundJourney,
      ])
    #expect(try found(names.all[4], "See https://apple.com now") == ["https://apple.com"])
  }
}
