public import Foundation

extension CHHapticPattern {
  /// The pattern of a file in Apple's format for haptics and sounds.
  public convenience init(contentsOf ahapURL: URL) throws { try self.init(fileContents: Data(contentsOf: ahapURL)) }

  convenience init(fileContents: Data) throws {
    guard let entries = try JSONSerialization.jsonObject(with: fileContents) as? [String: Any] else {
      throw CHHapticError(.invalidPatternData)
    }
    try self.init(dictionary: Self.keyed(entries))
  }

  private static func keyed(_ entries: [String: Any]) -> [Key: Any] {
    Dictionary(uniqueKeysWithValues: entries.map { (Key(rawValue: $0.key), keyed($0.value)) })
  }

  private static func keyed(_ value: Any) -> Any {
    switch value {
    case let entries as [String: Any]: keyed(entries) as [Key: Any]
    case let entries as [[String: Any]]: entries.map { keyed($0) as [Key: Any] }
    default: value
    }
  }
}
