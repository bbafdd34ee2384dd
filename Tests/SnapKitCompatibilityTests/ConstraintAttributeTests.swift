import SnapKitCompatibility
import Testing
import UIKit

/// Which constraints the attributes make: SnapKit's own suite counts them and checks attributes and constants.
@MainActor @Suite struct ConstraintAttributeTests {
  private let stage = SnapStage()

  @Test("Each word is its attribute") func singleWords() {
    let facts = stage.facts { make in
      for attribute in [
        make.left, make.top, make.right, make.bottom, make.leading, make.trailing, make.width, make.height,
        make.centerX, make.centerY, make.lastBaseline, make.firstBaseline, make.leftMargin, make.topMargin,
        make.rightMargin, make.bottomMargin, make.leadingMargin, make.trailingMargin, make.centerXWithinMargins,
        make.centerYWithinMargins,
      ] {
        attribute.equalTo(stage.other)
      }
    }
    let names =
      "left top right bottom leading trailing width height centerX centerY lastBaseline firstBaseline leftMargin "
      + "topMargin rightMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins"
    #expect(facts == names.split(separator: " ").map { "\($0) == other.\($0) + 0.0" })
  }

  @Test("Words for several attributes") func compositeWords() {
    let facts = stage.facts { make in
      make.edges.equalToSuperview()
      make.size.equalTo(stage.other)
      make.center.equalToSuperview().offset(50)
      make.horizontalEdges.equalToSuperview()
      make.verticalEdges.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
      make.directionalVerticalEdges.equalToSuperview()
      make.centerWithinMargins.equalToSuperview()
    }
    #expect(
      facts == [
        "left == container.left + 0.0", "top == container.top + 0.0", "right == container.right + 0.0",
        "bottom == container.bottom + 0.0", "width == other.width + 0.0", "height == other.height + 0.0",
        "centerX == container.centerX + 50.0", "centerY == container.centerY + 50.0", "left == container.left + 0.0",
        "right == container.right + 0.0", "top == container.top + 0.0", "bottom == container.bottom + 0.0",
        "leading == container.leading + 0.0", "trailing == container.trailing + 0.0", "top == container.top + 0.0",
        "bottom == container.bottom + 0.0", "centerXWithinMargins == container.centerXWithinMargins + 0.0",
        "centerYWithinMargins == container.centerYWithinMargins + 0.0",
      ])
  }

  @Test("Edges pair with margins both ways, directional ones with directional ones") func margins() {
    #expect(
      stage.facts { $0.edges.equalTo(stage.container.snp.margins) } == [
        "left == container.leftMargin + 0.0", "top == container.topMargin + 0.0",
        "right == container.rightMargin + 0.0", "bottom == container.bottomMargin + 0.0",
      ])
    #expect(
      Set(stage.facts { $0.margins.equalTo(stage.container.snp.edges) }) == [
        "leftMargin == container.left + 0.0", "topMargin == container.top + 0.0",
        "rightMargin == container.right + 0.0", "bottomMargin == container.bottom + 0.0",
      ])
    #expect(
      Set(stage.facts { $0.directionalEdges.equalTo(stage.container.snp.directionalMargins) }) == [
        "leading == container.leadingMargin + 0.0", "top == container.topMargin + 0.0",
        "trailing == container.trailingMargin + 0.0", "bottom == container.bottomMargin + 0.0",
      ])
    #expect(
      stage.facts { $0.directionalMargins.equalTo(stage.container.snp.directionalEdges) }.contains(
        "trailingMargin == container.trailing + 0.0"))
  }

  @Test("Insets move near edges forwards, far ones backwards, and shrink sizes") func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(
      stage.facts { make in
        make.edges.equalToSuperview().inset(insets)
        make.leading.trailing.equalToSuperview().inset(insets)
        make.size.equalToSuperview().inset(insets)
        make.center.equalToSuperview().inset(insets)
        make.edges.equalTo(insets)
      } == [
        "left == container.left + 2.0", "top == container.top + 1.0", "right == container.right + -8.0",
        "bottom == container.bottom + -4.0", "leading == container.leading + 2.0",
        "trailing == container.trailing + -8.0", "width == container.width + -10.0",
        "height == container.height + -5.0", "centerX == container.centerX + -3.0",
        "centerY == container.centerY + -1.5", "left == container.left + 2.0", "top == container.top + 1.0",
        "right == container.right + -8.0", "bottom == container.bottom + -4.0",
      ])
  }

  @Test("Directional insets have fall-backs for left and right") func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
    #expect(
      stage.facts { make in
        make.top.leading.bottom.trailing.equalToSuperview().inset(insets)
        make.edges.equalToSuperview().inset(insets)
      } == [
        "top == container.top + 25.0", "bottom == container.bottom + -25.0", "leading == container.leading + 25.0",
        "trailing == container.trailing + -25.0", "left == container.left + 25.0", "top == container.top + 25.0",
        "right == container.right + -25.0", "bottom == container.bottom + -25.0",
      ])
  }

  @Test("Multipliers, divisors, offsets and priorities of every relation") func numbers() {
    #expect(
      stage.facts { make in
        make.width.equalTo(stage.other.snp.height).multipliedBy(2).offset(3)
        make.height.lessThanOrEqualTo(stage.other).dividedBy(4).priority(.low)
        make.width.greaterThanOrEqualTo(44).priority(.high)
        make.top.lessThanOrEqualToSuperview().offset(-5.5)
        make.right.greaterThanOrEqualToSuperview().inset(6)
        make.left.equalTo(stage.other.snp.right).offset(CGFloat(7))
        make.leading.trailing.equalTo(stage.other.snp.centerX)
      } == [
        "width == other.height * 2.0 + 3.0", "height <= other.height * 0.25 + 0.0 @250.0",
        "width >= notAnAttribute + 44.0 @750.0", "top <= container.top + -5.5", "right >= container.right + -6.0",
        "left == other.right + 7.0", "leading == other.centerX + 0.0", "trailing == other.centerX + 0.0",
      ])
  }

  @Test("A chain without a relation makes nothing") func nothing() {
    #expect(
      stage.facts { make in
        _ = make.width
        _ = make.top.left
      } == [])
  }
}
