import PlainviewRuntime

/// A number as `%g` prints it: six significant digits, no trailing zeros.
func numberText(_ value: Double) -> String { compactNumber(value) }

/// A number that stands alone on the right of a relation: a negative one has a blank behind its sign.
func signedText(_ value: Double) -> String { value < 0 ? "- \(numberText(-value))" : numberText(value) }

/// A number that is added to what stands before it; nothing for zero.
func offsetText(_ value: Double) -> String {
  value == 0 ? "" : value < 0 ? " - \(numberText(-value))" : " + \(numberText(value))"
}
