import Foundation

/// An object of a PDF file.
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case stream([String: PDFValue], ArraySlice<UInt8>)
  case reference(Int)
  /// A word of a page's content, such as `Tj`.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var integer: Int? { number.flatMap { abs($0) < 1e9 ? Int($0) : nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
  var bytes: [UInt8]? { if case .string(let value) = self { value } else { nil } }
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let value), .stream(let value, _): value
    default: nil
    }
  }

  /// A text of the document, such as a title: UTF-16 with its mark, or Latin letters.
  var text: String? {
    guard let bytes else { return nil }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(bytes: bytes.dropFirst(3), encoding: .utf8) }
    return String(bytes: bytes, encoding: .isoLatin1)
  }

  /// A date such as `D:20260501120000+02'00'`.
  var date: Date? {
    guard let text, text.hasPrefix("D:") else { return nil }
    let digits = text.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard digits.count >= 4 else { return nil }
    func part(_ start: Int, _ count: Int, _ usual: Int) -> Int {
      digits.count >= start + count ? Int(digits.dropFirst(start).prefix(count)) ?? usual : usual
    }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (part(0, 4, 1970), part(4, 2, 1), part(6, 2, 1))
    (parts.hour, parts.minute, parts.second) = (part(8, 2, 0), part(10, 2, 0), part(12, 2, 0))
    let zone = text.dropFirst(2 + digits.count)
    let numbers = zone.split { !$0.isNumber }.compactMap { Int($0) }
    let offset = (numbers.first ?? 0) * 3600 + (numbers.dropFirst().first ?? 0) * 60
    parts.timeZone = TimeZone(secondsFromGMT: zone.hasPrefix("-") ? -offset : offset)
    return Calendar(identifier: .gregorian).date(from: parts)
  }
}
