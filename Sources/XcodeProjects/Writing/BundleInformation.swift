import Foundation
import PlainviewRuntime

/// The Info.plist of a bundle, as a build makes it: the file of the project with its settings put in, the keys that
/// settings give (`INFOPLIST_KEY_…`), and those that every bundle has.
struct BundleInformation {
  /// The XML document, keys sorted.
  let text: String

  /// The Info.plist of a target.
  init(_ target: PlannedTarget) {
    var keys: [String: Any] = [:]
    if let path = target.bundle.infoPlist, let bytes = try? PathText.bytes(of: path) { keys = Self.entries(of: bytes) }
    keys = keys.mapValues { Self.expanded($0, by: target.settings) }
    if target.bundle.infoPlist == nil || target.settings.isYes("GENERATE_INFOPLIST_FILE") {
      for (key, value) in Self.generated(by: target.settings) { keys[key] = value }
    }
    for (key, setting) in Self.standard where keys[key] == nil {
      if let value = target.settings.value(setting), !value.isEmpty { keys[key] = value }
    }
    text = PropertyListDocument(keys).text
  }

  private static func entries(of bytes: [UInt8]) -> [String: Any] {
    (try? PropertyListData.value(of: Data(bytes))) as? [String: Any] ?? [:]
  }

  private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
    switch value {
    case let text as String: text.contains("$") ? settings.expanded(text) : text
    case let values as [Any]: values.map { expanded($0, by: settings) }
    case let entries as [String: Any]: entries.mapValues { expanded($0, by: settings) }
    default: value
    }
  }

  private static let standard = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
  ]

  private static let prefix = "INFOPLIST_KEY_"

  private static func generated(by settings: BuildSettings) -> [String: Any] {
    var keys: [String: Any] = [:]
    for name in settings.names where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if settings.isYes(name) { keys["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true] }
      case "UILaunchScreen_Generation":
        if settings.isYes(name) { keys["UILaunchScreen"] = [String: Any]() }
      default: keys[plistKey(of: key)] = value(settings.text(name), isList: isList(key), settings.list(name))
      }
    }
    return keys
  }

  /// A key for a kind of device ends with it: `…_iPad` is `…~ipad`.
  private static func plistKey(of key: String) -> String {
    for device in ["iPad", "iPhone"] where key.hasSuffix("_" + device) {
      return String(key.dropLast(device.count + 1)) + "~" + device.lowercased()
    }
    return key
  }

  private static func isList(_ key: String) -> Bool {
    key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIRequiredDeviceCapabilities"
      || key == "UIBackgroundModes"
  }

  private static func value(_ text: String, isList: Bool, _ list: [String]) -> Any {
    if isList { return list }
    return ["YES", "NO"].contains(text) ? text == "YES" : text
  }
}
