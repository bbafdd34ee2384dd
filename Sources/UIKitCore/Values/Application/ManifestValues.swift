import Foundation
import PlainviewRuntime

/// A dictionary of an Info.plist, which says where a value is that has the wrong kind.
struct ManifestValues {
  private let values: [String: Any]
  private let path: String
  private let text: String

  init(data: Data, path: String, text: String) throws {
    self.path = path
    self.text = text
    let list: Any
    do {
      list = try PropertyListData.value(of: data)
    } catch let error as PropertyListData.TooLarge {
      throw LaunchError.damagedInfoPlist(path, reason: error.description)
    } catch {
      throw LaunchError.damagedInfoPlist(path, reason: Self.reason(of: error))
    }
    guard let values = list as? [String: Any] else {
      throw LaunchError.damagedInfoPlist(path, reason: "the outermost value is no dictionary")
    }
    self.values = values
  }

  private init(_ values: [String: Any], like other: ManifestValues) {
    self.values = values
    path = other.path
    text = other.text
  }

  /// Foundation's own message, which names the line.
  private static func reason(of error: any Error) -> String {
    (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
  }

  /// The keys, in alphabetical order.
  var names: [String] { values.keys.sorted() }

  func string(_ key: AppManifest.Key) throws -> String? { try value(key.rawValue, "a text") { $0 as? String } }

  func bool(_ key: AppManifest.Key) throws -> Bool? { try value(key.rawValue, "true or false") { $0 as? Bool } }

  func strings(_ key: AppManifest.Key) throws -> [String]? {
    try value(key.rawValue, "a list of texts") { $0 as? [String] }
  }

  func dictionary(_ key: AppManifest.Key) throws -> ManifestValues? {
    try value(key.rawValue, "a dictionary") { $0 as? [String: Any] }.map { ManifestValues($0, like: self) }
  }

  func dictionaries(_ key: AppManifest.Key) throws -> [ManifestValues] { try dictionaries(named: key.rawValue) }

  func dictionaries(named key: String) throws -> [ManifestValues] {
    try (value(key, "a list of dictionaries") { $0 as? [[String: Any]] } ?? []).map { ManifestValues($0, like: self) }
  }

  private func value<Value>(_ key: String, _ kind: String, _ cast: (Any) -> Value?) throws -> Value? {
    guard let value = values[key] else { return nil }
    if let value = cast(value) { return value }
    throw LaunchError.wrongValue(Self.location(of: key, in: text, path: path), key: key, needed: kind)
  }

  /// `path:line` of a key in a file of text, else the path.
  static func location(of key: String, in text: String, path: String) -> String {
    guard let found = text.range(of: "<key>\(key)</key>") else { return path }
    let line = text[..<found.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
    return "\(path):\(line)"
  }
}
