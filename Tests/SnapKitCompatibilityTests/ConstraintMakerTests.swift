import SnapKitCompatibility
import Testing
import UIKit

/// What SnapKit's documentation says about its members, by frames worked out by hand.
@MainActor @Suite struct ConstraintMakerTests {
  private let stage = SnapStage()
  private var box: UIView { stage.box }

  @Test("The quick start: a box of 50 points in the middle") func quickStart() {
    box.snp.makeConstraints { (make) -> Void in
      make.width.height.equalTo(50)
      make.center.equalTo(stage.container)
    }
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.frame == CGRect(x: 135, y: 215, width: 50, height: 50))
  }

  @Test("Edges with insets from the superview") func edges() {
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    #expect(stage.frame == CGRect(x: 20, y: 20, width: 280, height: 440))
    box.snp.remakeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(stage.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    box.snp.remakeConstraints {
      $0.edges.equalTo(stage.container).insets(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    }
    #expect(stage.frame == CGRect(x: 5, y: 5, width: 310, height: 470))
  }

  @Test("A view below another one, with the same sides") func below() {
    stage.other.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(24)
      make.left.right.equalToSuperview().inset(10)
      make.height.equalTo(100)
    }
    box.snp.makeConstraints { make in
      make.top.equalTo(stage.other.snp.bottom).offset(8)
      make.leading.trailing.equalTo(stage.other)
      make.height.equalTo(stage.other).multipliedBy(0.5)
    }
    #expect(stage.frame == CGRect(x: 10, y: 132, width: 300, height: 50))
    #expect(stage.other.frame == CGRect(x: 10, y: 24, width: 300, height: 100))
  }

  @Test("Numbers for places count from the superview, sizes stand alone") func constants() {
    box.snp.makeConstraints { make in
      make.left.equalTo(30)
      make.top.equalTo(40.5)
      make.size.equalTo(CGSize(width: 100, height: 60))
    }
    #expect(stage.frame == CGRect(x: 30, y: 40.5, width: 100, height: 60))
    box.snp.remakeConstraints { make in
      make.center.equalTo(CGPoint(x: 100, y: 200))
      make.size.equalTo(20)
    }
    #expect(stage.frame == CGRect(x: 90, y: 190, width: 20, height: 20))
    box.snp.remakeConstraints { make in make.edges.equalTo(UIEdgeInsets(top: 25, left: 26, bottom: 27, right: 28)) }
    #expect(stage.frame == CGRect(x: 26, y: 25, width: 266, height: 428))
  }

  @Test("Inequalities and priorities") func inequalities() {
    box.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().dividedBy(4)
      make.width.equalTo(500).priority(.high)
      make.height.greaterThanOrEqualTo(44).priority(.medium)
      make.height.equalTo(10).priority(.low)
    }
    #expect(stage.frame == CGRect(x: 0, y: 0, width: 80, height: 44))
  }

  @Test("Priorities in all their forms") func priorities() {
    let constraints = box.snp.prepareConstraints { make in
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priority(.medium)
      make.width.equalTo(1).priority(.low)
      make.width.equalTo(1).priority(749)
      make.width.equalTo(1).priority(749.5)
      make.width.equalTo(1).priority(UILayoutPriority(251))
      make.width.equalTo(1).priority(UILayoutPriority.defaultHigh)
      make.width.equalTo(1).priority(CGFloat(50))
    }
    let numbers = constraints.flatMap(\.layoutConstraints).map(\.priority.rawValue)
    #expect(numbers == [1000, 750, 500, 250, 749, 749.5, 251, 750, 50])
  }

  @Test("Margins and guides are targets as well") func marginsAndGuides() {
    stage.container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    box.snp.makeConstraints { $0.edges.equalTo(stage.container.snp.margins) }
    #expect(stage.frame == CGRect(x: 20, y: 10, width: 260, height: 440))
    box.snp.remakeConstraints { $0.edges.equalTo(stage.container.layoutMarginsGuide) }
    #expect(stage.frame == CGRect(x: 20, y: 10, width: 260, height: 440))
    box.snp.remakeConstraints { make in
      make.top.equalTo(stage.container.safeAreaLayoutGuide.snp.top).offset(3)
      make.left.equalTo(stage.container.snp.leftMargin)
      make.centerX.equalTo(stage.container.snp.centerXWithinMargins)
      make.bottom.equalTo(stage.container.safeAreaLayoutGuide)
    }
    #expect(stage.frame == CGRect(x: 20, y: 3, width: 260, height: 477))
  }

  @Test("A guide of its own gets constraints in the same words") func ownGuide() {
    let guide = UILayoutGuide()
    stage.container.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(12)
      make.width.height.equalTo(30)
    }
    box.snp.makeConstraints { $0.edges.equalTo(guide) }
    #expect(stage.frame == CGRect(x: 12, y: 12, width: 30, height: 30))
    guide.snp.updateConstraints { $0.leading.top.equalToSuperview().offset(14) }
    #expect(stage.frame.origin == CGPoint(x: 14, y: 14))
    guide.snp.removeConstraints()
    #expect(stage.container.constraints.count == 4)
  }

  @Test("Leading insets are on the right where text runs from right to left") func directions() {
    box.semanticContentAttribute = .forceRightToLeft
    stage.container.semanticContentAttribute = .forceRightToLeft
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    box.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(insets) }
    #expect(stage.frame == CGRect(x: 40, y: 1, width: 260, height: 476))
    box.snp.remakeConstraints { $0.edges.equalToSuperview().inset(insets) }
    #expect(stage.frame == CGRect(x: 40, y: 1, width: 260, height: 476))
  }

  @Test("Priorities of content are numbers") func contentPriorities() {
    box.snp.contentHuggingHorizontalPriority = 1
    box.snp.contentHuggingVerticalPriority = 2
    box.snp.contentCompressionResistanceHorizontalPriority = 3
    box.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(box.contentHuggingPriority(for: .horizontal) == UILayoutPriority(1))
    #expect(box.contentHuggingPriority(for: .vertical) == UILayoutPriority(2))
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(3))
    #expect(box.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(4))
    #expect(box.snp.contentHuggingVerticalPriority == 2)
  }

  @Test("Arranged views of a stack, as a real alert builds itself") func stack() {
    let alert = UIStackView()
    alert.axis = .vertical
    alert.alignment = .center
    stage.container.addSubview(alert)
    alert.snp.makeConstraints {
      $0.width.equalTo(312)
      $0.center.equalToSuperview()
    }
    let button = UIView()
    alert.addArrangedSubview(button)
    button.snp.makeConstraints {
      $0.centerX.equalToSuperview()
      $0.width.equalTo(276)
      $0.height.equalTo(44)
    }
    stage.container.layoutIfNeeded()
    #expect(alert.frame == CGRect(x: 4, y: 218, width: 312, height: 44))
    #expect(button.frame == CGRect(x: 18, y: 0, width: 276, height: 44))
  }
}
