import Foundation

/// A use of the system font, which its descriptors name in place of a font.
struct FontUsage: Sendable {
  /// CoreText's name of the use.
  let name: String
  let fontName: String
  let weight: UIFont.Weight
  var isItalic = false

  private static let all: [FontUsage] = [
    FontUsage(name: "CTFontRegularUsage", fontName: ".SFUI-Regular", weight: .regular),
    FontUsage(name: "CTFontEmphasizedUsage", fontName: ".SFUI-Semibold", weight: .bold),
    FontUsage(name: "CTFontObliqueUsage", fontName: ".SFUI-RegularItalic", weight: .regular, isItalic: true),
    FontUsage(name: "CTFontUltraLightUsage", fontName: ".SFUI-Ultralight", weight: .ultraLight),
    FontUsage(name: "CTFontThinUsage", fontName: ".SFUI-Thin", weight: .thin),
    FontUsage(name: "CTFontLightUsage", fontName: ".SFUI-Light", weight: .light),
    FontUsage(name: "CTFontMediumUsage", fontName: ".SFUI-Medium", weight: .medium),
    FontUsage(name: "CTFontDemiUsage", fontName: ".SFUI-Semibold", weight: .semibold),
    FontUsage(name: "CTFontBoldUsage", fontName: ".SFUI-Bold", weight: .bold),
    FontUsage(name: "CTFontHeavyUsage", fontName: ".SFUI-Heavy", weight: .heavy),
    FontUsage(name: "CTFontBlackUsage", fontName: ".SFUI-Black", weight: .black),
  ]
  static let regular = all[0]

  private init(name: String, fontName: String, weight: UIFont.Weight, isItalic: Bool = false) {
    self.name = name
    self.fontName = fontName
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The use with a name, also a text style; nil for other texts.
  init?(named name: String) {
    if let known = Self.all.first(where: { $0.name == name }) {
      self = known
    } else if name.hasPrefix("UICTFontTextStyle") {
      let isHeadline = name == UIFont.TextStyle.headline.rawValue
      self.init(
        name: name, fontName: isHeadline ? ".SFUI-Semibold" : ".SFUI-Regular", weight: isHeadline ? .semibold : .regular
      )
    } else {
      return nil
    }
  }

  /// The use that a system font has; nil for a weight that its use or its text style does not have.
  init?(of font: UIFont) {
    let usage = font.textStyle.map { FontUsage(named: $0.rawValue) } ?? Self.all.first { $0.means(font) }
    guard let usage, usage.means(font) else { return nil }
    self = usage
  }

  private func means(_ font: UIFont) -> Bool {
    font.fontName == fontName && font.weight == weight && font.isItalic == isItalic
  }
}
