public import Foundation

/// An object of a report, with the values that its JSON has; Plainview's own.
public class MXReportObject: NSObject, @unchecked Sendable {
  let values: [String: Any]

  /// An object without values.
  public override init() {
    values = [:]
    super.init()
  }

  init(_ values: [String: Any]) {
    self.values = values
    super.init()
  }

  /// Returns the object as JSON.
  public func jsonRepresentation() -> Data {
    (try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])) ?? Data("{}".utf8)
  }
  /// Returns the object as a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { values }

  func part(_ name: String) -> [String: Any]? { values[name] as? [String: Any] }
  func parts(_ name: String) -> [[String: Any]]? { values[name] as? [[String: Any]] }
  func text(_ name: String) -> String { values[name] as? String ?? "" }
  func number(_ name: String) -> Int { (values[name] as? NSNumber)?.intValue ?? values[name] as? Int ?? 0 }

  func time(_ name: String) -> Measurement<UnitDuration> { Quantity(values[name]).time }
  func size(_ name: String) -> Measurement<UnitInformationStorage> { Quantity(values[name]).size }
}

/// A number with its unit, such as `20 sec` or `1,200 kB`.
struct Quantity {
  private let number: Double
  private let unit: String

  init(_ value: Any?) {
    let words = (value as? String ?? "").split(separator: " ", maxSplits: 1)
    number = words.first.flatMap { Double($0.filter { $0 != "," }) } ?? 0
    unit = words.count > 1 ? String(words[1]) : ""
  }

  var time: Measurement<UnitDuration> {
    switch unit {
    case "ms": Measurement(value: number, unit: .milliseconds)
    case "min": Measurement(value: number, unit: .minutes)
    case "hr": Measurement(value: number, unit: .hours)
    default: Measurement(value: number, unit: .seconds)
    }
  }
  var size: Measurement<UnitInformationStorage> {
    switch unit {
    case "kB": Measurement(value: number, unit: .kilobytes)
    case "MB": Measurement(value: number, unit: .megabytes)
    case "GB": Measurement(value: number, unit: .gigabytes)
    default: Measurement(value: number, unit: .bytes)
    }
  }
}

extension MXReportObject {
  /// A date such as `2026-05-01 00:00:00`, in UTC.
  func date(_ name: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.date(from: String(text(name).prefix(19))) ?? Date(timeIntervalSince1970: 0)
  }
}
