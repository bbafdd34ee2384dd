import PlainviewStage
import PlainviewUIKitCore
import Synchronization
import Testing
import UIKit

/// Which character a point of a text is nearest to, and what finding it costs.
@MainActor @Suite struct CharacterPositionTests {
  private static let texts = ["", "a", "Lorem ipsum", "한글 ab", "a👍🏽é\u{301}x", "مرحبا 12", "a\tb", "iiiiWWWW.,-"]

  @Test(arguments: [TextMetrics.cells, .system])
  func `H8: A width that grows by characters is the width of the characters so far`(metrics: TextMetrics) {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 13), .systemFont(ofSize: 28, weight: .light),
      UIFont(name: "Helvetica-Bold", size: 15)!,
    ]
    for text in Self.texts {
      for font in fonts {
        var running = TextMetrics.RunningWidth(metrics, in: font)
        #expect(running.width == metrics.width(of: "", in: font))
        for (count, character) in text.enumerated() {
          running.add(character)
          #expect(running.width == metrics.width(of: text.prefix(count + 1), in: font))
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `H8: The nearest edge is the one that comparing with every beginning finds`(isSecret: Bool) throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 10, y: 100, width: 300, height: 40))
    let metrics = field.traitCollection.textMetrics
    let font = try #require(field.font)
    field.isSecureTextEntry = isSecret
    for text in Self.texts {
      field.text = text
      let left = field.caretRect(for: field.beginningOfDocument).minX
      for x in stride(from: CGFloat(-10), through: 200, by: 3) {
        var nearest = (offset: 0, distance: abs(x - left))
        for count in 1...max(text.count, 1) where count <= text.count {
          let shown = isSecret ? String(repeating: "\u{2022}", count: count)[...] : text.prefix(count)
          let distance = abs(x - left - metrics.width(of: shown, in: font))
          if distance < nearest.distance { nearest = (text.prefix(count).utf16.count, distance) }
        }
        let position = try #require(field.closestPosition(to: CGPoint(x: x, y: 20)))
        #expect(field.offset(from: field.beginningOfDocument, to: position) == nearest.offset, "\(text) \(x)")
      }
    }
  }

  #if DEBUG
  @Test func `H8: A tap into a text measures so many bytes as the text has, a few times over`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField(), CGRect(x: 10, y: 100, width: 300, height: 40))
    for length in [500, 1000, 2000] {
      field.text = String(repeating: "x", count: length)
      let before = TextMetrics.measuredBytes.load(ordering: .relaxed)
      _ = field.closestPosition(to: CGPoint(x: 100, y: 20))
      #expect(TextMetrics.measuredBytes.load(ordering: .relaxed) - before <= 3 * length)
    }
  }
  #endif
}
