import Foundation

/// Finds addresses as they are written in the United States: a number and a street, then a city, a state and a ZIP code.
enum AddressDetection {
  private static let word = "[A-Z][\\w'.-]*"
  private static let addresses = DetectionPattern(
    exactly: "\\b(\\d{1,6} (?:[NSEW]\\.? )?(?:\(word) ){1,4}?"
      + "(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl|Square|Sq|Loop|Parkway|Pkwy|"
      + "Terrace|Circle|Cir|Highway|Hwy)\\b\\.?(?:,? (?:Apt|Suite|Ste|Unit|#)\\.? ?[\\w-]+)?)"
      + "(?:[,\\n]\\s*(\(word)(?: \(word)){0,2}),? ([A-Z]{2})\\b(?: (\\d{5}(?:-\\d{4})?))?)?"
      + "(?:,? (USA|U\\.S\\.A\\.|United States))?")

  static func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    addresses.matches(in: text, range).map { match in
      var components: [NSTextCheckingKey: String] = [:]
      let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip, .country]
      for (index, key) in keys.enumerated() { components[key] = match[index + 1] }
      return .addressCheckingResult(range: match.range, components: components)
    }
  }
}
