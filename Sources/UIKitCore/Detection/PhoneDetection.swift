import Foundation

/// Finds phone numbers: seven to fifteen digits in groups, or ten and more without a sign between them.
enum PhoneDetection {
  private static let numbers = DetectionPattern(
    "(?<![\\w.,/@#$%=&-])(?:\\+\\d{1,3}[ .\u{A0}-]?)?(?:\\(\\d{1,5}\\)[ .\u{A0}-]?)?\\d{1,15}(?:[ .\u{A0}-]\\d{2,8}){0,5}(?![\\w@%/]|[.,-]\\d)"
  )
  private static let exceptions = DetectionPattern(
    "^(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[.-]\\d{1,2}[.-]\\d{2,4}|\\d{1,3}(?:\\.\\d{1,3}){3}|\\d+\\.\\d+|\\d{5}-\\d{4})$"
  )

  static func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    numbers.matches(in: text, range).compactMap { match in
      guard let number = match[0] else { return nil }
      let digits = number.count(where: \.isNumber)
      guard (7...15).contains(digits), digits >= 10 || digits < number.count || number.hasPrefix("+"),
        exceptions.matches(in: number, NSRange(location: 0, length: number.utf16.count)).isEmpty
      else { return nil }
      return .phoneNumberCheckingResult(range: match.range, phoneNumber: number)
    }
  }
}
