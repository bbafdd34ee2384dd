import Foundation
import PlainviewGraphics

extension PDFValue {
  /// A text of the document: plain letters as they are, others as UTF-16 with its mark.
  static func text(_ text: String) -> PDFValue {
    if text.utf8.allSatisfy({ (32..<127).contains($0) || $0 == 10 || $0 == 13 || $0 == 9 }) {
      return .string(Array(text.utf8))
    }
    return .string([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  static func rectangle(_ rect: CGRect) -> PDFValue {
    .array([rect.minX, rect.minY, rect.maxX, rect.maxY].map { .number(Double($0)) })
  }

  static func color(_ color: UIColor) -> PDFValue {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return .array([red, green, blue].map { .number(Double($0)) })
  }

  /// A date such as `D:20260501100000Z`.
  static func date(_ date: Date) -> PDFValue {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let numbers = [parts.month, parts.day, parts.hour, parts.minute, parts.second]
    let digits = numbers.map { String(format: "%02d", $0 ?? 0) }.joined()
    return .text("D:" + String(format: "%04d", parts.year ?? 0) + digits + "Z")
  }

  /// A value that an app gives: texts that begin with a slash are names.
  init(plain value: Any) {
    switch value {
    case let text as String: self = text.hasPrefix("/") ? .name(String(text.dropFirst())) : .text(text)
    case let flag as Bool where type(of: value) == Bool.self: self = .bool(flag)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let color as UIColor: self = .color(color)
    case let date as Date: self = .date(date)
    case let border as PDFBorder: self = border.value
    case let rect as CGRect: self = .rectangle(rect)
    case let point as CGPoint: self = .array([.number(Double(point.x)), .number(Double(point.y))])
    case let values as [Any]: self = .array(values.map { PDFValue(plain: $0) })
    case let values as [String: Any]:
      self = .dictionary(
        values.reduce(into: [:]) { $0[String($1.key.drop { $0 == "/" })] = PDFValue(plain: $1.value) })
    default: self = .null
    }
  }

  /// The value as an app gets it: names begin with a slash; nil for what only the file has.
  func plain(_ resolve: (PDFValue) -> PDFValue) -> Any? {
    switch self {
    case .bool(let flag): return NSNumber(value: flag)
    case .number(let number): return NSNumber(value: number)
    case .string: return text
    case .name(let name): return "/" + name
    case .array(let values): return values.compactMap { resolve($0).plain(resolve) }
    case .dictionary(let values):
      return values.reduce(into: [String: Any]()) { found, pair in
        if case .reference = pair.value { return }
        found["/" + pair.key] = pair.value.plain(resolve)
      }
    default: return nil
    }
  }

  /// The color of one, three or four numbers; nil for others.
  var color: UIColor? {
    let parts = (array ?? []).compactMap(\.number).map { CGFloat($0) }
    switch parts.count {
    case 1: return UIColor(white: parts[0], alpha: 1)
    case 3: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    case 4:
      let light = 1 - parts[3]
      return UIColor(
        red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light, alpha: 1)
    default: return nil
    }
  }
}
