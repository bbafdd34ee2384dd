public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Decides about the layout of a text, and is told of it; it belongs to no actor.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Never called: glyphs are the characters of the text, and none take their places.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Points that are added below a line.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Points that are added above a paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Points that are added below a paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Never called: control characters have their standard effect on lines.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Never called: lines break between words.
  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
  /// Never called: words are not hyphenated.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Never called: control characters have no width.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
    proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
  /// Moves a line, its part with letters and its baseline, in points; true takes over what was changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Called after the layout became invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when a container is filled, the last one at the end of the text; with nil never.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Never called: a container that changes its size has the text laid out again when it is needed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  /// Default for delegates without the method: 0, the glyphs as they are.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int {
    leftOut(by: self, anywhere: 0, with: [layoutManager, glyphs, props, charIndexes, aFont, glyphRange])
  }
  /// Default for delegates without the method: 0.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { leftOut(by: self, anywhere: 0, with: [layoutManager, glyphIndex, rect]) }
  /// Default for delegates without the method: 0.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { leftOut(by: self, anywhere: 0, with: [layoutManager, glyphIndex, rect]) }
  /// Default for delegates without the method: 0.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { leftOut(by: self, anywhere: 0, with: [layoutManager, glyphIndex, rect]) }
  /// Default for delegates without the method: the proposed action.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction {
    leftOut(by: self, anywhere: action, with: [layoutManager, action, charIndex])
  }
  /// Default for delegates without the method: true.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { leftOut(by: self, anywhere: true, with: [layoutManager, charIndex]) }
  /// Default for delegates without the method: true.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { leftOut(by: self, anywhere: true, with: [layoutManager, charIndex]) }
  /// Default for delegates without the method: an empty rectangle.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
    proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    leftOut(
      by: self, anywhere: .zero,
      with: [layoutManager, glyphIndex, textContainer, proposedRect, glyphPosition, charIndex])
  }
  /// Default for delegates without the method: false.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool {
    leftOut(
      by: self, anywhere: false,
      with: [layoutManager, lineFragmentRect, lineFragmentUsedRect, baselineOffset, textContainer, glyphRange])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
    leftOut(by: self, anywhere: (), with: [sender])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) { leftOut(by: self, anywhere: (), with: [layoutManager, textContainer, layoutFinishedFlag]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) { leftOut(by: self, anywhere: (), with: [layoutManager, textContainer, oldSize]) }
}

extension BareWidgetDelegate: NSLayoutManagerDelegate {}
