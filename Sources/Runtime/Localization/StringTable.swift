import Foundation

/// The texts of one table in one language by their keys, from `.strings`, `.stringsdict` and `.xcstrings` files.
struct StringTable: Sendable {
  private(set) var texts: [String: LocalizedText] = [:]
  /// Why files could not be read, a line each.
  private(set) var problems: [String] = []

  /// Adds the texts of files that exist; plural rules go before texts of the same key, as on a device.
  mutating func add(stringsAt strings: String, rulesAt rules: String, language: String, devices: [String]) {
    for (key, value) in plist(at: strings) {
      guard let value = value as? String else { continue }
      texts[key] = .text(value)
    }
    for (key, value) in plist(at: rules) {
      guard let entry = value as? [String: Any] else { continue }
      if let text = Self.text(entry, language: language, devices: devices) { texts[key] = text }
    }
  }

  /// Adds the texts of a string catalog.
  mutating func add(_ catalog: StringCatalog, language: String, devices: [String]) {
    texts.merge(catalog.texts(in: language, devices: devices)) { _, new in new }
  }

  private mutating func plist(at path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return [:] }
    do {
      return try PropertyListData.value(of: data) as? [String: Any] ?? [:]
    } catch let error as PropertyListData.TooLarge {
      problems.append("\(path): \(error), and none of its texts is found")
      return [:]
    } catch {
      problems.append("\(path) is no property list; Foundation cannot read it, and none of its texts is found")
      return [:]
    }
  }

  // MARK: Plural rules

  private static func text(_ entry: [String: Any], language: String, devices: [String]) -> LocalizedText? {
    // Texts by width: the widest, which is what an app gets that does not ask for another.
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      return (widest?.value as? String).map { .text($0) }
    }
    if let byDevice = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      for device in devices + ["other"] {
        if let text = byDevice[device] as? String { return .text(text) }
        if let entry = byDevice[device] as? [String: Any] {
          return self.text(entry, language: language, devices: devices)
        }
      }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: PluralFormat.Variable] = [:]
    for case (let name, let rules as [String: Any]) in entry {
      var variable = PluralFormat.Variable()
      variable.specifier = rules["NSStringFormatValueTypeKey"] as? String ?? "d"
      for case (let category, let text as String) in rules where !category.hasPrefix("NSString") {
        variable.cases[category] = text
      }
      variables[name] = variable
    }
    if variables.isEmpty { return .text(format) }
    return .format(PluralFormat(format: format, variables: variables, language: language))
  }
}
