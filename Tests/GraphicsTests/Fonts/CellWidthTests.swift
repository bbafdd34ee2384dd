import PlainviewGraphics
import Testing

/// Expected widths are read off UAX #11, UTS #51 and the code charts by hand.
@Suite struct CellWidthTests {
  struct Cluster: Sendable, CustomTestStringConvertible {
    let meaning: String
    let text: String
    let width: Int
    init(_ meaning: String, _ text: String, _ width: Int) {
      self.meaning = meaning
      self.text = text
      self.width = width
    }
    var testDescription: String { meaning }
  }

  @Test(
    "One cluster takes 0, 1 or 2 cells",
    arguments: [
      Cluster("blank", " ", 1),
      Cluster("letter", "a", 1),
      Cluster("tilde, the last printable ASCII", "~", 1),
      Cluster("tab", "\t", 1),
      Cluster("null", "\0", 0),
      Cluster("escape", "\u{1B}", 0),
      Cluster("delete", "\u{7F}", 0),
      Cluster("line feed", "\n", 0),
      Cluster("carriage return and line feed", "\r\n", 0),
      Cluster("C1 control", "\u{9B}", 0),
      Cluster("no-break space", "\u{A0}", 1),
      Cluster("soft hyphen", "\u{AD}", 0),
      Cluster("precomposed letter", "é", 1),
      Cluster("letter and combining mark", "e\u{301}", 1),
      Cluster("letter and three marks", "a\u{300}\u{323}\u{31B}", 1),
      Cluster("mark without a base", "\u{301}", 0),
      Cluster("enclosing mark without a base", "\u{20DD}", 0),
      Cluster("ambiguous: section sign", "§", 1),
      Cluster("ambiguous: Greek letter", "α", 1),
      Cluster("ambiguous: box drawing", "─", 1),
      Cluster("ambiguous: horizontal ellipsis", "…", 1),
      Cluster("ambiguous: black circle", "●", 1),
      Cluster("private use, where SF Symbols are", "\u{100185}", 1),
      Cluster("ideograph", "漢", 2),
      Cluster("ideograph of plane 2", "\u{20BB7}", 2),
      Cluster("ideograph of plane 3, younger than the table", "\u{323AF}", 2),
      Cluster("hiragana", "か", 2),
      Cluster("hiragana with a combining voiced mark", "か\u{3099}", 2),
      Cluster("halfwidth katakana", "ｶ", 1),
      Cluster("halfwidth katakana with a halfwidth voiced mark", "ｶ\u{FF9E}", 2),
      Cluster("fullwidth Latin letter", "Ａ", 2),
      Cluster("fullwidth yen", "￥", 2),
      Cluster("ideographic space", "\u{3000}", 2),
      Cluster("ideographic full stop", "。", 2),
      Cluster("halfwidth ideographic full stop", "｡", 1),
      Cluster("Hangul syllable", "한", 2),
      Cluster("Hangul syllable of three jamo", "\u{1112}\u{1161}\u{11AB}", 2),
      Cluster("Hangul syllable of two jamo", "\u{1100}\u{1161}", 2),
      Cluster("Hangul leading consonant", "\u{1100}", 2),
      Cluster("Hangul vowel without a consonant", "\u{1161}", 1),
      Cluster("Hangul compatibility jamo", "ㅏ", 2),
      Cluster("Hangul filler", "\u{3164}", 0),
      Cluster("Devanagari letter with a spacing vowel", "का", 2),
      Cluster("Devanagari letter with a vowel above", "के", 1),
      Cluster("Devanagari conjunct", "क्ष", 2),
      Cluster("Devanagari conjunct of three with a vowel", "स्त्री", 2),
      Cluster("Tamil letter with virama", "ம்", 1),
      Cluster("Thai letter with vowel and tone above", "ที่", 1),
      Cluster("Thai letter with sara am", "กำ", 2),
      Cluster("Arabic letter with a vowel mark", "بَ", 1),
      Cluster("Hebrew letter with a point", "שׁ", 1),
      Cluster("Arabic number sign, a drawn format character", "\u{600}", 1),
      Cluster("zero width space", "\u{200B}", 0),
      Cluster("zero width joiner", "\u{200D}", 0),
      Cluster("word joiner", "\u{2060}", 0),
      Cluster("byte order mark", "\u{FEFF}", 0),
      Cluster("right-to-left override", "\u{202E}", 0),
      Cluster("right-to-left mark", "\u{200F}", 0),
      Cluster("first strong isolate", "\u{2068}", 0),
      Cluster("line separator", "\u{2028}", 0),
      Cluster("paragraph separator", "\u{2029}", 0),
      Cluster("language tag", "\u{E0001}", 0),
      Cluster("emoji", "😀", 2),
      Cluster("emoji of the BMP", "⌚", 2),
      Cluster("emoji of Unicode 15, younger than the table", "\u{1FAE8}", 2),
      Cluster("emoji of Unicode 16, younger than the table", "\u{1FADF}", 2),
      Cluster("emoji with skin tone", "👍🏽", 2),
      Cluster("text symbol with skin tone", "☝🏽", 2),
      Cluster("skin tone alone", "🏽", 2),
      Cluster("family", "👨‍👩‍👧‍👦", 2),
      Cluster("woman in lotus position with skin tone", "🧘🏿‍♀️", 2),
      Cluster("heart on fire", "❤️‍🔥", 2),
      Cluster("pirate flag", "🏴‍☠️", 2),
      Cluster("flag of a country", "🇰🇷", 2),
      Cluster("regional indicator alone", "🇰", 2),
      Cluster("flag of England, with tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      Cluster("keycap", "1️⃣", 2),
      Cluster("keycap without emoji style", "1\u{20E3}", 1),
      Cluster("telephone by default", "☎", 1),
      Cluster("telephone in emoji style", "☎\u{FE0F}", 2),
      Cluster("telephone in text style", "☎\u{FE0E}", 1),
      Cluster("watch in text style", "⌚\u{FE0E}", 2),
      Cluster("copyright sign", "©", 1),
      Cluster("copyright sign in emoji style", "©\u{FE0F}", 2),
      Cluster("letter and a stray emoji style", "a\u{FE0F}", 1),
      Cluster("ideograph with a variation selector", "葛\u{E0100}", 2),
    ])
  func width(of cluster: Cluster) {
    #expect(cluster.text.map { CellWidth.of($0) } == [cluster.width])
    #expect(CellWidth.of(cluster.text) == cluster.width)
  }

  @Test(
    "A text takes the sum of its clusters",
    arguments: [
      ("", 0), ("plain", 5), ("a\tb", 3), ("two\nlines", 8), ("확인", 4), ("W 85th St 🗽", 12), ("e\u{301}a\u{308}", 2),
      ("🇰🇷🇯🇵", 4), ("क्षमा", 4), ("a\u{200B}b\u{202E}c", 3), ("Ａ／Ｂ", 6), ("\r\n", 0),
    ])
  func width(of text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test("The table's ranges are sorted, apart from each other and named with a Unicode version") func table() {
    #expect(CellWidthTable.unicodeVersion == "14.0.0")
    for ranges in [CellWidthTable.wide, CellWidthTable.zero] {
      #expect(ranges.count.isMultiple(of: 2))
      for index in 1..<ranges.count {
        // A range may be one code point; between ranges at least one code point is left out.
        #expect(ranges[index] >= ranges[index - 1] + (index.isMultiple(of: 2) ? 2 : 0))
      }
    }
  }
}
