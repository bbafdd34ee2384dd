/// Text that stays on one line and within a sensible length, whatever a file put into it.
package struct OneLine: CustomStringConvertible {
  package let description: String

  package init(_ text: String, limit: Int = 200) {
    let scalars = text.unicodeScalars
    let isCut =
      scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
      .map { $0 < scalars.endIndex } ?? false
    description = VisibleText.line(String(scalars.prefix(limit))) + (isCut ? "…" : "")
  }
}
