import Foundation

/// A number as `%g` prints it, which is how UIKit's descriptions do: six significant digits, no trailing zeros.
package func compactNumber(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1_000_000 { return String(Int(value)) }
  return String(format: "%g", value)
}
