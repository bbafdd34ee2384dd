import Foundation

/// How high the lines and the letters of a font are, as shares of its size.
struct FontLines: Hashable, Sendable {
  /// From the top of a line to its baseline.
  let ascent: CGFloat
  let height: CGFloat
  let capHeight: CGFloat
  /// The height of the small x.
  let xHeight: CGFloat

  /// The lines of families that are measured by the figures of another one; public documents store these heights. The
  /// heights of letters are those that the fonts publish.
  private static let families: [String: FontLines] = [
    "Helvetica": FontLines(ascent: 0.92, height: 1.15, capHeight: 0.7197, xHeight: 0.523),
    "Avenir": avenir,
    "AvenirNext": avenir,
    "AvenirNextCondensed": avenir,
    "Arial": arial,
    "ArialMT": arial,
    "Menlo": FontLines(ascent: 0.928, height: 1.164, capHeight: 0.729, xHeight: 0.547),
  ]
  private static let avenir = FontLines(ascent: 1, height: 1.366, capHeight: 0.708, xHeight: 0.468)
  private static let arial = FontLines(ascent: 0.905, height: 1.117, capHeight: 0.716, xHeight: 0.519)

  /// What the names of these families begin with: most fonts are the system's, and looked up no further.
  private static let beginnings = families.keys.compactMap(\.utf8.first)

  private static func lines(of family: String) -> FontLines? {
    guard let first = family.utf8.first, beginnings.contains(first) else { return nil }
    return families[family.filter { $0 != " " }]
  }

  private init(ascent: CGFloat, height: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.height = height
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The lines of the app's own file, else those that the family is known to have, else those of the face that its text is
  /// measured by.
  init(family: String, face: FontFace) {
    if !face.isOwnFile, let known = Self.lines(of: family) {
      self = known
    } else {
      let letters = face.letters
      self.init(ascent: face.ascent, height: face.lineHeight, capHeight: letters.capital, xHeight: letters.x)
    }
  }
}
