package import Foundation

extension AppWork {
  /// The time zone, the locale and the languages of the app's device; nil leaves those of the machine.
  package struct Region: Sendable {
    package var timeZone: TimeZone?
    package var locale: Locale?
    /// The languages that the user prefers, best first; nil where only the locale says it.
    package var languages: [String]?
    /// What is done to localized texts.
    package var pseudoLanguage = PseudoLanguage()
    /// Whether the interface runs from right to left in any language.
    package var forcesRightToLeft = false
    /// The kinds of device that texts may be for, as string catalogs name them, the nearest first.
    package var devices = ["iphone"]

    package init(timeZone: TimeZone? = nil, locale: Locale? = nil) {
      self.timeZone = timeZone
      self.locale = locale
    }
  }

  package var region: Region {
    get { signal.locked { state.region } }
    set { signal.locked { state.region = newValue } }
  }
}
