public import Foundation
public import PlainviewRuntime

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// A face without a size; its measures are in units of which an em has `unitsPerEm`.
///
/// Measures are those of the system font, and there are no glyphs.
public final class CGFont: Hashable, Sendable {
  /// The name as code gave it.
  public var postScriptName: CFString? { name as CFString? }
  private let name: String?
  private let weight: UIFont.Weight
  private let isItalic: Bool
  /// The bytes that the face was made from.
  let file: Data?

  /// The face of a PostScript name; nil where there is none, as with `UIFont(name:size:)`.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 1) else { return nil }
    self.name = name as String
    (weight, isItalic) = (font.weight, font.isItalic)
    file = nil
  }

  /// The first face of a font file; nil when the file has none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = FontFile.faces(data).first else { return nil }
    let font = UIFont(anyName: face.postScriptName, family: face.family, size: 1)
    name = face.postScriptName
    (weight, isItalic) = (font.weight, font.isItalic)
    file = data
  }

  /// The full name: the PostScript name with blanks for hyphens; nil without a name.
  public var fullName: CFString? { name.map { $0.replacingOccurrences(of: "-", with: " ") as CFString } }
  /// The number of glyphs; always 0.
  public var numberOfGlyphs: Int { 0 }
  /// The units of an em; always 2048.
  public var unitsPerEm: Int32 { 2048 }
  /// The height above the baseline, in units.
  public var ascent: Int32 { units { $0.ascender } }
  /// Below the baseline, hence negative.
  public var descent: Int32 { units { $0.descender } }
  /// The distance between lines, in units; always 0.
  public var leading: Int32 { 0 }
  /// The height of capital letters, in units.
  public var capHeight: Int32 { units { $0.capHeight } }
  /// The height of the small x, in units.
  public var xHeight: Int32 { units { $0.xHeight } }
  /// The rectangle that any glyph fits in.
  public var fontBBox: CGRect {
    CGRect(x: 0, y: CGFloat(descent), width: CGFloat(unitsPerEm), height: CGFloat(ascent - descent))
  }
  /// Degrees, counted against the clock; leaning faces have a negative one.
  public var italicAngle: CGFloat { isItalic ? -12 : 0 }
  /// The width of upright strokes: a tenth of an em, more in heavier faces.
  public var stemV: CGFloat { CGFloat(unitsPerEm) / 10 * (1 + weight.rawValue) }

  private func units(_ measure: (UIFont) -> CGFloat) -> Int32 {
    Int32(measure(.systemFont(ofSize: CGFloat(unitsPerEm))).rounded())
  }

  /// Returns whether two faces have the same name.
  public static func == (one: CGFont, other: CGFont) -> Bool { one.name == other.name }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
