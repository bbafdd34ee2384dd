import Foundation

extension IsolatedUserDefaults {
  /// What every app can read of the device's own settings: its languages and its locale.
  static func ofDevice(_ name: String) -> Any? {
    switch name {
    case "AppleLanguages": AppLanguages.preferred
    case "AppleLocale": Locale.current.identifier
    default: nil
    }
  }
}
