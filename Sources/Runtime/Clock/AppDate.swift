package import Foundation

/// The date that code of the app sees, for what is made on its behalf; Foundation asks the clock that is its app's.
package enum AppDate {
  /// The date so many seconds from now.
  package static func after(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceNow: seconds) }
}
