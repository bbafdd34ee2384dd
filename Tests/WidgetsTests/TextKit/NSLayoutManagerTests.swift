import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Where a layout manager has the characters: in cells, 8 points wide and 16 high.
@MainActor @Suite struct NSLayoutManagerTests {
  private let stage: Stage
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 80, height: 1000))

  init() throws {
    stage = try Stage()
    storage = NSTextStorage(string: "one two three\nfour\n")
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private var lines: [String] {
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
      lines.append("\(Int(rect.minY)) \(Int(rect.width)) \(Int(used.width)) \(range.location)+\(range.length)")
    }
    return lines
  }

  @Test func `Lines follow each other with the glyphs that are on them`() throws {
    try stage.app.run {
      #expect(lines == ["0 80 56 0+8", "16 80 40 8+6", "32 80 32 14+5"])
      #expect(manager.numberOfGlyphs == 19)
      #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: 48, width: 80, height: 16))
      #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 56, height: 64))
    }
  }

  @Test func `A point is on a character, between its edges`() throws {
    try stage.app.run {
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: CGPoint(x: 34, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect((found, fraction) == (4, 0.25))
      #expect(manager.glyphIndex(for: CGPoint(x: 4, y: 20), in: container) == 8)
      // Behind the end of a line its line break is the nearest; above and below the first and the last line are.
      #expect(manager.glyphIndex(for: CGPoint(x: 79, y: 35), in: container) == 18)
      #expect(manager.glyphIndex(for: CGPoint(x: 0, y: -50), in: container) == 0)
    }
  }

  @Test func `A range has a rectangle, one for each line, and a place on the baseline`() throws {
    try stage.app.run {
      #expect(
        manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
          == CGRect(x: 32, y: 0, width: 24, height: 16))
      var rectangles: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: 4, length: 6),
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
        in: container
      ) { rect, _ in rectangles.append(rect) }
      #expect(
        rectangles == [CGRect(x: 32, y: 0, width: 24, height: 16), CGRect(x: 0, y: 16, width: 16, height: 16)])
      #expect(manager.location(forGlyphAt: 5).x == 40)
      #expect(
        manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 17, width: 9, height: 9), in: container)
          == NSRange(location: 8, length: 6))
    }
  }

  @Test func `A change of the text or of the container is laid out anew`() throws {
    try stage.app.run {
      manager.ensureLayout(for: container)
      storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "one two")
      #expect(lines == ["0 80 56 0+7"])
      container.size = CGSize(width: 40, height: 1000)
      #expect(lines == ["0 40 24 0+4", "16 40 24 4+3"])
    }
  }

  @Test func `A second container takes what the first has no room for`() throws {
    try stage.app.run {
      let second = NSTextContainer(size: CGSize(width: 160, height: 1000))
      second.lineFragmentPadding = 0
      container.size = CGSize(width: 80, height: 20)
      manager.addTextContainer(second)
      #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
      #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 11))
      #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    }
  }

  @Test func `The last of a number of lines is cut`() throws {
    try stage.app.run {
      container.maximumNumberOfLines = 1
      container.lineBreakMode = .byTruncatingTail
      #expect(lines.count == 1)
      let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
      #expect((cut.location, cut.location + cut.length) == (9, 13))
      #expect(manager.firstUnlaidCharacterIndex() == 13)
    }
  }

  @Test func `Padding and alignment move the letters`() throws {
    try stage.app.run {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      storage.setAttributedString(NSAttributedString(string: "one", attributes: [.paragraphStyle: style]))
      container.lineFragmentPadding = 4
      #expect(manager.location(forGlyphAt: 0).x == 28)
      #expect(manager.usedRect(for: container) == CGRect(x: 24, y: 0, width: 32, height: 16))
    }
  }

  @Test func `A link in a label is found as apps find it`() throws {
    let label = try stage.add(UILabel(), CGRect(x: 20, y: 300, width: 160, height: 32))
    try stage.app.run {
      let text = NSMutableAttributedString(string: "Read our terms of use here")
      let link = (text.string as NSString).range(of: "terms of use")
      label.numberOfLines = 0
      label.attributedText = text

      let layoutManager = NSLayoutManager()
      let textContainer = NSTextContainer(size: CGSize.zero)
      let textStorage = NSTextStorage(attributedString: label.attributedText!)
      layoutManager.addTextContainer(textContainer)
      textStorage.addLayoutManager(layoutManager)
      textContainer.lineFragmentPadding = 0
      textContainer.lineBreakMode = label.lineBreakMode
      textContainer.maximumNumberOfLines = label.numberOfLines
      textContainer.size = label.bounds.size
      func isOnLink(_ x: CGFloat, _ y: CGFloat) -> Bool {
        NSLocationInRange(
          layoutManager.characterIndex(
            for: CGPoint(x: x, y: y), in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil), link)
      }
      // "Read our terms of" and "use here".
      #expect([isOnLink(4, 8), isOnLink(80, 8), isOnLink(4, 24), isOnLink(60, 24)] == [false, true, true, false])
    }
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var log: [String] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 8 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { log.append("complete \(layoutFinishedFlag)") }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
  }

  @Test func `The delegate adds distance, and hears when the layout is made and given up`() throws {
    try stage.app.run {
      let spacing = Spacing()
      manager.delegate = spacing
      #expect(lines.map { $0.prefix { $0 != " " } } == ["0", "24", "48"])
      #expect(spacing.log == ["complete true"])
      storage.append(NSAttributedString(string: "x"))
      #expect(spacing.log == ["complete true", "invalid"])
    }
  }

  private final class Lowering: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 30
      lineFragmentUsedRect.pointee.size.height = 30
      baselineOffset.pointee += 7
      return true
    }
  }

  @Test func `The delegate gives lines a height of its own`() throws {
    try stage.app.run {
      let before = manager.location(forGlyphAt: 0).y
      let lowering = Lowering()
      manager.delegate = lowering
      #expect(lines.map { $0.prefix { $0 != " " } } == ["0", "30", "60"])
      #expect(manager.location(forGlyphAt: 9).y == before + 7)
    }
  }

  @Test func `A text view follows the distances of its manager's delegate`() throws {
    let view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 200, height: 200))
    try stage.app.run {
      view.text = "a\nb\nc"
      let spacing = Spacing()
      let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      view.layoutManager.delegate = spacing
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == before + 16)
      #expect(abs(view.caretRect(for: view.endOfDocument).minY - 56) < 0.01)
      withExtendedLifetime(spacing) {}
    }
  }

  @Test func `A growing view reads the height of its text`() throws {
    let view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 100, height: 40))
    try stage.app.run {
      view.text = "one two three four"
      // 90 points for letters: eleven cells.
      #expect(view.layoutManager.usedRect(for: view.textContainer) == CGRect(x: 0, y: 0, width: 90, height: 32))
      view.frame.size.width = 200
      #expect(view.layoutManager.usedRect(for: view.textContainer).height == 16)
      #expect(view.textContainer.size.width == 200)
      #expect(view.textContainer.layoutManager === view.layoutManager)
    }
  }

  @Test func `The newer manager is given up for the older one`() throws {
    let view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 100, height: 40))
    try stage.app.run {
      view.text = "one two three\nfour"
      let newer = try #require(view.textLayoutManager)
      #expect(newer.usageBoundsForTextContainer.height == 48)
      #expect((newer.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
      var paragraphs: [Int] = []
      newer.enumerateTextLayoutFragments(from: newer.documentRange.location, options: [.ensuresLayout]) {
        paragraphs.append($0.textLineFragments.count)
        return true
      }
      #expect(paragraphs == [2, 1])
      _ = view.layoutManager
      #expect(view.textLayoutManager == nil)
      #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    }
  }

  @Test func `Glyphs of a range are stored with their kinds and characters`() throws {
    try stage.app.run {
      var numbers = [CGGlyph](repeating: 7, count: 4)
      var kinds = [NSLayoutManager.GlyphProperty](repeating: .null, count: 4)
      var characters = [Int](repeating: -1, count: 4)
      var levels = [UInt8](repeating: 9, count: 4)
      let range = NSRange(location: 12, length: 4)
      #expect(
        manager.getGlyphs(
          in: range, glyphs: &numbers, properties: &kinds, characterIndexes: &characters, bidiLevels: &levels) == 4)
      #expect(numbers == Array("e\nfo".utf16) && levels == [0, 0, 0, 0])
      #expect(kinds == [[], .controlCharacter, [], []] && characters == [12, 13, 14, 15])
      // The text has no more than 19.
      let end = NSRange(location: 18, length: 4)
      #expect(
        manager.getGlyphs(in: end, glyphs: nil, properties: nil, characterIndexes: &characters, bidiLevels: nil) == 1)
      #expect(characters == [18, 13, 14, 15])
      var isValid = ObjCBool(true)
      #expect(manager.cgGlyph(at: 0) == 111 && manager.cgGlyph(at: 19, isValidIndex: &isValid) == 0)
      #expect(!isValid.boolValue)
    }
  }
}
