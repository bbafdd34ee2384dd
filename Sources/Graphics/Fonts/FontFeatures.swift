import Foundation

/// The features that a font was asked for, as its descriptor had them.
package struct FontFeatures: Equatable, @unchecked Sendable {
  let settings: Any

  /// Nil for no features.
  init?(_ settings: Any?) {
    guard let settings, (settings as? NSArray)?.count ?? 0 > 0 else { return nil }
    self.settings = settings
  }

  package static func == (one: Self, other: Self) -> Bool { one.settings as? NSArray == other.settings as? NSArray }
}
