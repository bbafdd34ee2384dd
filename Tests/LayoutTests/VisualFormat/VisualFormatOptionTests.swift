import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct VisualFormatOptionTests {
  private let stage = FormatStage("a", "b", "c")

  @Test("L7: the raw values are UIKit's") func rawValues() {
    let values: [(NSLayoutConstraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16), (.alignAllLeading, 32),
      (.alignAllTrailing, 64), (.alignAllCenterX, 512), (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048),
      (.alignAllFirstBaseline, 4096), (.alignmentMask, 65535), (.directionLeadingToTrailing, 0),
      (.directionLeftToRight, 65536), (.directionRightToLeft, 131072), (.directionMask, 196608),
      (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 524288), (.spacingMask, 524288),
    ]
    for (option, value) in values { #expect(option.rawValue == value) }
  }

  @Test("L7: an alignment holds between all views of the line, and not for the superview") func alignment() {
    #expect(
      stage.bodies("|[a][b][c]|", [.alignAllTop, .alignAllBottom]) == [
        "H:|-(0)-[a]", "H:[a]-(0)-[b]", "H:[b]-(0)-[c]", "H:[c]-(0)-|", "a.top == b.top", "a.bottom == b.bottom",
        "b.top == c.top", "b.bottom == c.bottom",
      ])
  }

  @Test(
    "L7: every alignment across the line",
    arguments: [
      ("H:[a][b]", NSLayoutConstraint.FormatOptions.alignAllCenterY, "centerY"),
      ("H:[a][b]", .alignAllLastBaseline, "lastBaseline"), ("H:[a][b]", .alignAllFirstBaseline, "firstBaseline"),
      ("V:[a][b]", .alignAllLeft, "left"), ("V:[a][b]", .alignAllRight, "right"),
      ("V:[a][b]", .alignAllLeading, "leading"), ("V:[a][b]", .alignAllTrailing, "trailing"),
      ("V:[a][b]", .alignAllCenterX, "centerX"),
    ])
  func alignments(format: String, options: NSLayoutConstraint.FormatOptions, attribute: String) {
    #expect(stage.bodies(format, options).dropFirst() == ["a.\(attribute) == b.\(attribute)"])
  }

  @Test("L7: a lone view has nothing to be aligned with") func loneView() {
    #expect(stage.bodies("|[a]|", .alignAllLeft) == ["H:|-(0)-[a]", "H:[a]-(0)-|"])
  }

  @Test("L7: directions choose the edges") func directions() {
    #expect(
      stage.bodies("|-1-[a]-2-[b]-|", .directionLeftToRight) == [
        "H:|-(1)-[a](LTR)", "H:[a]-(2)-[b](LTR)", "root.rightMargin == b.right",
      ])
    #expect(
      stage.bodies("|-1-[a]-2-[b]-|", .directionRightToLeft) == [
        "H:[a]-(1)-|(LTR)", "H:[b]-(2)-[a](LTR)", "b.left == root.leftMargin",
      ])
    #expect(stage.bodies("V:[a]-2-[b]", .directionRightToLeft) == ["V:[a]-(2)-[b]"])
  }

  @Test("L7: from right to left the first view stands on the right") func rightToLeft() {
    NSLayoutConstraint.activate(stage.make("|-10-[a(30)]-5-[b(40)]-(>=0)-[c(50)]-20-|", .directionRightToLeft))
    stage.root.layoutIfNeeded()
    let spans = ["a", "b", "c"].map { [stage.views[$0]?.frame.minX, stage.views[$0]?.frame.maxX] }
    #expect(spans == [[360, 390], [315, 355], [20, 70]])
  }

  @Test("L7: leading is right in a view that is laid out from right to left") func semantics() {
    stage.root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate(stage.make("|-10-[a(30)]-5-[b]-20-|"))
    stage.root.layoutIfNeeded()
    #expect(stage.views["a"]?.frame.minX == 360)
    #expect(stage.views["b"]?.frame.minX == 20 && stage.views["b"]?.frame.maxX == 355)
  }

  @Test("L7: vertical spaces may be measured between baselines") func baselines() {
    #expect(
      stage.bodies("V:|-4-[a]-20-[b]-|", .spacingBaselineToBaseline) == [
        "V:|-(4)-[a]", "b.firstBaseline == a.lastBaseline + 20", "root.bottomMargin == b.bottom",
      ])
    #expect(stage.bodies("H:[a]-20-[b]", .spacingBaselineToBaseline) == ["H:[a]-(20)-[b]"])
  }
}
