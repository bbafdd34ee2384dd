public import Foundation

/// What was found in a text besides the matches of regular expressions.
final class FoundText: NSTextCheckingResult {
  /// The contents of a result, by kind.
  struct Contents {
    var url: URL?
    var phoneNumber: String?
    var date: Date?
    var timeZone: TimeZone?
    var duration: TimeInterval = 0
    var components: [NSTextCheckingKey: String]?
    var replacement: String?
    var alternatives: [String]?
    var grammarDetails: [[String: Any]]?
  }

  private let kind: CheckingType
  private let foundRange: NSRange
  let found: Contents

  init(_ kind: CheckingType, _ range: NSRange, _ contents: Contents = Contents()) {
    self.kind = kind
    foundRange = range
    found = contents
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { foundRange }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
  private var contents: FoundText.Contents? { (self as? FoundText)?.found }

  /// Where a link leads; of an address of mail a `mailto:` URL.
  public var url: URL? { contents?.url }
  /// The number as the text has it.
  public var phoneNumber: String? { contents?.phoneNumber }
  /// The moment; noon where the text names a day alone.
  public var date: Date? { contents?.date }
  /// The time zone that the text names; nil for none.
  public var timeZone: TimeZone? { contents?.timeZone }
  /// The duration that the text names, in seconds.
  public var duration: TimeInterval { contents?.duration ?? 0 }
  /// The parts of an address or of a journey.
  public var components: [NSTextCheckingKey: String]? { contents?.components }
  /// The parts of an address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    resultType == .foundAddress ? contents?.components : nil
  }
  /// The text to put for what was found; nil if there is none.
  public var replacementString: String? { contents?.replacement }
  /// Other texts to put for what was found; nil for none.
  public var alternativeStrings: [String]? { contents?.alternatives }
  /// What is wrong with the grammar; nil for other results.
  public var grammarDetails: [[String: Any]]? { contents?.grammarDetails }

  /// Creates the result of a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundText(.foundLink, range, .init(url: url))
  }
  /// Creates the result of a phone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    FoundText(.foundPhoneNumber, range, .init(phoneNumber: phoneNumber))
  }
  /// Creates the result of a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    FoundText(.foundDate, range, .init(date: date))
  }
  /// Creates the result of a date with a time zone and a duration in seconds.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult { FoundText(.foundDate, range, .init(date: date, timeZone: timeZone, duration: duration)) }
  /// Creates the result of a postal address with its parts.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { FoundText(.foundAddress, range, .init(components: components)) }
  /// Creates the result of a journey with its parts.
  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { FoundText(.foundJourney, range, .init(components: components)) }
  /// Creates the result of a quotation mark, with the one to put for it.
  public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    FoundText(.foundQuote, range, .init(replacement: replacementString))
  }
  /// Creates the result of a dash, with the one to put for it.
  public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    FoundText(.foundDash, range, .init(replacement: replacementString))
  }
  /// Creates the result of a text, with the one to put for it.
  public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    FoundText(.foundReplacement, range, .init(replacement: replacementString))
  }
  /// Creates the result of a word that is spelled wrong.
  public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult { FoundText(.foundSpelling, range) }
  /// Creates the result of a sentence whose grammar is wrong.
  public class func grammarCheckingResult(range: NSRange, details: [[String: Any]]) -> NSTextCheckingResult {
    FoundText(.foundGrammar, range, .init(grammarDetails: details))
  }
  /// Creates the result of a word, with the right one.
  public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    FoundText(.foundCorrection, range, .init(replacement: replacementString))
  }
  /// Creates the result of a word, with the right one and others that may be meant.
  public class func correctionCheckingResult(
    range: NSRange, replacementString: String, alternativeStrings: [String]
  ) -> NSTextCheckingResult {
    FoundText(.foundCorrection, range, .init(replacement: replacementString, alternatives: alternativeStrings))
  }
}
