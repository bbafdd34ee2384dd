/// Text that stays on one line and within a sensible length, whatever a file put into it.
package struct OneLine: CustomStringConvertible {
  package let description: String

  package init(_ text: String, limit: Int = 200) {
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit {
        scalars.append("…")
        break
      }
      scalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      count += 1
    }
    description = String(scalars)
  }
}
