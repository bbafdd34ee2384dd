import Foundation
import PlainviewGraphics
import Testing

/// Sizes of text: the system font's as public documents store them, and cells.
@MainActor @Suite struct TextMetricsTests {
  private func width(_ text: String, _ size: CGFloat, scale: CGFloat) -> CGFloat {
    PixelRounding.ceil(
      TextMetrics.system.width(of: text[...], in: .systemFont(ofSize: size)), scale: scale)
  }

  @Test func `Widths of texts that nearly every document has`() {
    #expect(width("Label", 17, scale: 2) == 41.5)
    #expect(width("Button", 15, scale: 1) == 46)
  }

  private static let heights: [(size: Int, scale: Int, height: Double)] = [
    (17, 2, 20.5), (17, 3, 20 + 1.0 / 3), (17, 1, 21), (12, 2, 14.5), (12, 3, 14 + 1.0 / 3), (12, 1, 15), (14, 1, 17),
    (15, 1, 18), (16, 2, 19.5), (18, 2, 21.5), (20, 1, 24), (24, 1, 29), (30, 1, 36), (36, 1, 43),
  ]

  @Test func `Heights of a line of the system font at a size and a scale`() {
    for (size, scale, height) in Self.heights {
      let line = TextMetrics.system.lineHeight(of: .systemFont(ofSize: CGFloat(size)))
      let rounded = PixelRounding.ceil(line, scale: CGFloat(scale))
      #expect(abs(rounded - CGFloat(height)) < 1e-9, "\(size) points at \(scale)x")
    }
  }

  @Test func `A Korean syllable is 0.8643 em wide at every size and weight`() {
    for weight in [UIFont.Weight.regular, .bold] {
      for size in [12, 17, 30] as [CGFloat] {
        // The advance is all of it: no tracking.
        let width = TextMetrics.system.width(of: "한", in: .systemFont(ofSize: size, weight: weight))
        #expect(abs(width - size * 0.8643) < 1e-9)
      }
    }
  }

  @Test func `Emoji are as wide as documents store them, and letters with marks as their letters`() {
    func width(_ text: String, _ size: CGFloat) -> CGFloat {
      TextMetrics.system.width(of: text[...], in: .systemFont(ofSize: size))
    }
    #expect(width("😬", 38) == 42.8 && width("😬", 17) == 22.8 && width("👩‍👩‍👧", 17) == 22.8)
    #expect(width("❤️", 17) == 22.8)
    #expect(width("é", 17) == width("e", 17) && width("\u{A0}", 17) == width(" ", 17))
    #expect(width("Ж", 17) != width("А", 17))
  }

  @Test func `A line that grows by characters is as wide as the whole line, pairs included`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "AVATAR, Wolke Ýéß 한글 12.34"
    var running = TextMetrics.RunningWidth(.system, in: font)
    for character in text { running.add(character) }
    #expect(running.width == TextMetrics.system.width(of: text[...], in: font))
    let separate = text.reduce(0) { $0 + TextMetrics.system.width(of: String($1)[...], in: font) }
    #expect(running.width < separate - 1)
  }

  @Test func `From line to line a text style leaves what the guidelines say, at every text size`() {
    for (category, style, spacing) in [
      (UIContentSizeCategory.large, UIFont.TextStyle.body, 22), (.extraSmall, .body, 19),
      (.extraExtraExtraLarge, .body, 29),
      (.large, .largeTitle, 41),
    ] as [(UIContentSizeCategory, UIFont.TextStyle, CGFloat)] {
      let font = UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      #expect(abs(font.lineHeight + font.leading - spacing) < 1e-9)
    }
  }

  @Test func `In cells every character is 8 points a cell and every line 16 points, whatever the font`() {
    for size in [9, 17, 40] as [CGFloat] {
      #expect(TextMetrics.cells.width(of: "ab 한글", in: .systemFont(ofSize: size)) == 56)
      #expect(TextMetrics.cells.lineHeight(of: .systemFont(ofSize: size)) == 16)
    }
  }

  @Test func `A hair above a pixel is still that pixel`() {
    #expect(PixelRounding.ceil(20.500_000_1, scale: 2) == 20.5)
    #expect(PixelRounding.ceil(20.51, scale: 2) == 21)
  }

  @Test func `Edges are rounded half up, each by itself`() {
    // Two columns of 393 / 2 at 3x: 196.667 and 196.333, as documents store them.
    let left = PixelRounding.round(CGRect(x: 0, y: 0, width: 196.5, height: 10), scale: 3)
    let right = PixelRounding.round(CGRect(x: 196.5, y: 0, width: 196.5, height: 10), scale: 3)
    #expect(abs(left.width - 196.666_667) < 1e-5)
    #expect(abs(right.minX - 196.666_667) < 1e-5 && abs(right.width - 196.333_333) < 1e-5)
  }
}
