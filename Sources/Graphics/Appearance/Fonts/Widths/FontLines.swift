import Foundation

/// How high the lines of a font are, as shares of its size.
struct FontLines: Hashable, Sendable {
  /// From the top of a line to its baseline.
  let ascent: CGFloat
  let height: CGFloat

  /// The lines of families that are measured by the figures of another one; public documents store these heights.
  private static let families: [String: FontLines] = [
    "Helvetica": FontLines(ascent: 0.92, height: 1.15),
    "Avenir": FontLines(ascent: 1, height: 1.366),
    "AvenirNext": FontLines(ascent: 1, height: 1.366),
    "AvenirNextCondensed": FontLines(ascent: 1, height: 1.366),
    "Arial": FontLines(ascent: 0.905, height: 1.117),
    "ArialMT": FontLines(ascent: 0.905, height: 1.117),
    "Menlo": FontLines(ascent: 0.928, height: 1.164),
  ]

  private init(ascent: CGFloat, height: CGFloat) {
    self.ascent = ascent
    self.height = height
  }

  /// The family's own lines, else those of the face that its text is measured by.
  init(family: String, face: FontFace) {
    self =
      Self.families[family.filter { $0 != " " }] ?? FontLines(ascent: face.ascent, height: face.lineHeight)
  }
}
