import UIKit

/// Texts that could disturb a grid of cells: scripts, emoji, marks, controls.
@MainActor enum TextPictures {
  static var page: GalleryPage {
    GalleryPage(
      "Texts of all kinds",
      """
      Between two bars each: where the bars of the Unicode column stand below each other, the text took the cells that \
      it was given. Browsers draw wide letters narrower than two cells, terminals do not. Right-to-left text is kept in \
      the order in which it is read; a viewer that knows the bidirectional algorithm turns it around.
      """, table: table)
  }

  private static let texts: [(String, String)] = [
    ("Korean", "안녕하세요 여러분"),
    ("Japanese", "こんにちは、世界"),
    ("half-width kana", "ﾊﾝｶｸ"),
    ("Chinese", "你好，世界"),
    ("Arabic", "مرحبا بالعالم"),
    ("Hebrew", "שלום עולם"),
    ("Hebrew and digits", "שלום 42"),
    ("Thai", "สวัสดีชาวโลก"),
    ("Devanagari", "नमस्ते दुनिया"),
    ("combining marks", "e\u{301}a\u{308}o\u{302}\u{323}"),
    ("many marks on one", "Z\u{351}\u{36B}\u{343}\u{36A}\u{302}\u{36B}algo"),
    ("emoji", "😀🎉🚀"),
    ("families", "👨‍👩‍👧‍👦👩‍❤️‍👩"),
    ("flags", "🇰🇷🇯🇵🇸🇦"),
    ("skin tones", "👍🏽👩🏿‍🚀"),
    ("keycaps", "1️⃣#️⃣"),
    ("text or emoji", "❤ ❤️ ☎ ☎️"),
    ("a very long word", "Donaudampfschifffahrtsgesellschaft"),
    ("a tab", "a\tb"),
    ("control characters", "a\u{7}b\u{1B}[31mc"),
    ("bidi overrides", "abc\u{202E}def\u{2066}ghi"),
    ("zero width", "a\u{200B}b\u{FEFF}c\u{200D}d"),
  ]

  private static var table: StateTable {
    var table = StateTable()
    for (name, text) in texts {
      table.add(name, UIView(), columns: 26, rows: 1) { row in
        let label = UILabel(frame: CGRect(x: 8, y: 0, width: 22 * 8, height: 16))
        label.text = text
        row.addSubview(label)
        for x in [0, 24 * 8] {
          let bar = UILabel(frame: CGRect(x: x, y: 0, width: 8, height: 16))
          bar.text = "|"
          row.addSubview(bar)
        }
      }
    }
    return table
  }
}
