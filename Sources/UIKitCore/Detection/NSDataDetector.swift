public import Foundation

/// Finds links, phone numbers, dates and addresses in texts.
///
/// Links are URLs, host names with a known ending and addresses of mail. Phone numbers have seven to fifteen digits. Dates
/// and addresses are found as they are written in English in the United States, and dates of ISO 8601; journeys are
/// never found. Differs from Foundation: no `NSRegularExpression`, which nothing can inherit from here.
open class NSDataDetector: NSObject, @unchecked Sendable {
  private let types: NSTextCheckingResult.CheckingType
  private static let known: NSTextCheckingResult.CheckingType = [
    .foundDate, .foundAddress, .foundLink, .foundPhoneNumber, .foundJourney,
  ]

  /// A detector of these kinds; fails if it supports none of them.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes).intersection(Self.known)
    super.init()
    if types.isEmpty {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "There is no kind of data to detect."])
    }
  }

  /// The kinds that the detector finds, as bits.
  open var checkingTypes: NSTextCheckingTypes { types.rawValue }

  // MARK: Matches

  /// What is found in a range of a text, in its order; where two kinds overlap, the longer one.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    if types.contains(.foundLink) { found += LinkDetection.results(in: string, range) }
    if types.contains(.foundDate) { found += DateDetection.results(in: string, range) }
    if types.contains(.foundAddress) { found += AddressDetection.results(in: string, range) }
    if types.contains(.foundPhoneNumber) { found += PhoneDetection.results(in: string, range) }
    return Self.withoutOverlaps(found)
  }

  private static func withoutOverlaps(_ found: [NSTextCheckingResult]) -> [NSTextCheckingResult] {
    var kept: [NSTextCheckingResult] = []
    let ranked = found.enumerated().sorted {
      ($1.element.range.length, $0.offset) < ($0.element.range.length, $1.offset)
    }
    for (_, result) in ranked where !kept.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
      kept.append(result)
    }
    return kept.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a closure for every match in a range, until it sets its pointer to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }

  /// Returns the number of matches in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first match in a range; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Where the first match is; `NSNotFound` without one.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
