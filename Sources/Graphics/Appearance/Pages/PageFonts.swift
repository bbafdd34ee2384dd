import Foundation

/// The fonts and opacities that pages use, and the codes of characters that the fonts do not have.
struct PageFonts {
  private var names: [String] = []
  /// The characters of the font of other characters; a code is an index and 1.
  private var others: [Character] = []
  private var codes: [Character: Int] = [:]
  /// The opacities by the names of their states.
  private(set) var alphas: [(name: String, value: String)] = []

  /// The operators that select a font and show a text in it: the name of the font and the text's codes.
  mutating func shown(_ text: String, _ font: UIFont, _ appearance: TextAppearance) -> (font: String, codes: String) {
    if let letters = text.data(using: .windowsCP1252), letters.count == text.unicodeScalars.count {
      let codes = letters.map { byte in String(String(Int(byte) + 0x100, radix: 16, uppercase: true).dropFirst()) }
      return (name(of: base(font, appearance)), "<" + codes.joined() + ">")
    }
    var shown = "<"
    for character in text { shown += PageText.hex(UInt16(code(of: character))) }
    return (name(of: Self.others), shown + ">")
  }

  /// The name of the state with an opacity; nil for an opaque one.
  mutating func state(_ alpha: CGFloat) -> String? {
    guard alpha < 1 else { return nil }
    let value = PageText.number(max(0, alpha))
    if let known = alphas.first(where: { $0.value == value }) { return known.name }
    alphas.append(("G\(alphas.count + 1)", value))
    return alphas.last?.name
  }

  private static let others = "Other"

  private mutating func code(of character: Character) -> Int {
    if let known = codes[character] { return known }
    // The last code stands for all that find no place.
    if others.count < 0xFFFF { others.append(character) }
    codes[character] = others.count
    return others.count
  }

  private mutating func name(of base: String) -> String {
    if let index = names.firstIndex(of: base) { return "F\(index + 1)" }
    names.append(base)
    return "F\(names.count)"
  }

  private func base(_ font: UIFont, _ appearance: TextAppearance) -> String {
    let name = font.fontName.lowercased()
    let family = ["mono", "courier", "menlo"].contains(where: name.contains) ? "Courier" : "Helvetica"
    switch (appearance.isBold, appearance.isItalic) {
    case (false, false): return family
    case (true, false): return family + "-Bold"
    case (false, true): return family + "-Oblique"
    case (true, true): return family + "-BoldOblique"
    }
  }

  /// The entries of the resources; what they refer to is added by the function, which returns its number.
  func entries(_ add: (String) -> Int) -> String {
    names.enumerated().map { index, base in
      guard base == Self.others else {
        return "/F\(index + 1) << /Type /Font /Subtype /Type1 /BaseFont /\(base) /Encoding /WinAnsiEncoding >>"
      }
      let map = letters
      let descriptor = add(
        "<< /Type /FontDescriptor /FontName /Helvetica /Flags 4 /FontBBox [0 -250 1000 750] /ItalicAngle 0 /Ascent 750"
          + " /Descent -250 /CapHeight 700 /StemV 80 >>")
      let descendant = add(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /CIDSystemInfo << /Registry (Adobe) /Ordering"
          + " (Identity) /Supplement 0 >> /FontDescriptor \(descriptor) 0 R /DW 600 >>")
      let letters = add("<< /Length \(map.utf8.count) >>\nstream\n\(map)\nendstream")
      return "/F\(index + 1) << /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts"
        + " [\(descendant) 0 R] /ToUnicode \(letters) 0 R >>"
    }.joined(separator: " ")
  }

  /// Which letters the codes are.
  private var letters: String {
    var text = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CMapType 2 def
      /CMapName /Letters def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """
    // A part has at most 100 entries.
    for start in stride(from: 0, to: others.count, by: 100) {
      let part = others[start..<min(start + 100, others.count)]
      text += "\(part.count) beginbfchar\n"
      for (index, character) in part.enumerated() {
        let letters = character.utf16.prefix(256).map(PageText.hex).joined()
        text += "<\(PageText.hex(UInt16(start + index + 1)))> <\(letters)>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
  }
}
