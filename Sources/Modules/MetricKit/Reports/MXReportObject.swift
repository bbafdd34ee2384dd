public import Foundation
import PlainviewRuntime

/// An object of a report, with the values that its JSON has; Plainview's own.
open class MXReportObject: NSObject, NSSecureCoding, @unchecked Sendable {
  final private(set) var values: [String: Any] = [:]

  /// An object without values; a subclass of a test can give them.
  public override init() { super.init() }

  convenience init(_ values: [String: Any]) {
    self.init()
    self.values = values
  }

  /// Returns the object as JSON.
  open func jsonRepresentation() -> Data {
    (try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])) ?? Data("{}".utf8)
  }
  /// Returns the object as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { values }

  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an object that was archived.
  public required init?(coder: NSCoder) {
    super.init()
    guard let json = coder.objectIfPresent(of: NSData.self, forKey: "values") as Data? else { return }
    values = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] ?? [:]
  }
  /// Archives the values.
  open func encode(with coder: NSCoder) {
    let json = try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])
    coder.encode((json ?? Data("{}".utf8)) as NSData, forKey: "values")
  }
}

extension MXReportObject {
  final func part(_ name: String) -> [String: Any]? { values[name] as? [String: Any] }
  final func parts(_ name: String) -> [[String: Any]]? { values[name] as? [[String: Any]] }
  final func text(_ name: String) -> String { values[name] as? String ?? "" }
  final func number(_ name: String) -> Int { (values[name] as? NSNumber)?.intValue ?? values[name] as? Int ?? 0 }
  final func isTrue(_ name: String) -> Bool { (values[name] as? NSNumber)?.boolValue ?? values[name] as? Bool ?? false }
  final func quantity(_ name: String) -> Quantity { Quantity(values[name]) }

  final func time(_ name: String) -> Measurement<UnitDuration> { quantity(name).time }
  final func size(_ name: String) -> Measurement<UnitInformationStorage> { quantity(name).size }
  final func plain(_ name: String) -> Measurement<Unit> { quantity(name).plain }

  /// A date such as `2026-05-01 00:00:00`, in UTC; 1970 for others.
  final func date(_ name: String) -> Date { dateIfPresent(name) ?? Date(timeIntervalSince1970: 0) }

  /// A date such as `2026-05-01 00:00:00`, in UTC; nil for others.
  final func dateIfPresent(_ name: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.date(from: String(text(name).prefix(19)))
  }
}
