import SnapKitCompatibility
import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  private let stage = SnapStage()
  private var box: UIView { stage.box }
  private var count: Int { stage.container.constraints.count }

  @Test("Prepared constraints are active when somebody activates them") func preparing() {
    let constraints = box.snp.prepareConstraints { $0.edges.equalTo(stage.other) }
    #expect(constraints.count == 1 && constraints[0].layoutConstraints.count == 4)
    #expect(count == 0 && !constraints[0].isActive)
    constraints[0].activate()
    #expect(count == 4 && constraints[0].isActive)
    constraints[0].isActive = false
    #expect(count == 0)
    constraints[0].isActive = true
    constraints[0].isActive = true
    #expect(count == 4)
    box.snp.removeConstraints()
    #expect(count == 0 && !constraints[0].isActive)
  }

  @Test("A stored constraint changes its offset, inset and priority") func storing() {
    var top: Constraint?
    var bottom: Constraint?
    var width: Constraint?
    box.snp.makeConstraints { make in
      top = make.top.equalToSuperview().offset(50).constraint
      bottom = make.bottom.equalToSuperview().offset(-25).constraint
      width = make.width.equalTo(100).priority(.low).constraint
      make.width.equalTo(40).priority(300)
      make.left.equalToSuperview()
    }
    #expect(stage.frame == CGRect(x: 0, y: 50, width: 40, height: 405))
    top?.update(offset: 15)
    bottom?.update(inset: 20)
    width?.update(priority: 500).update(offset: 120)
    #expect(stage.frame == CGRect(x: 0, y: 15, width: 120, height: 445))
    width?.update(priority: .required)
    #expect(width?.layoutConstraints.first?.priority == UILayoutPriority(500))
    top?.update(priority: .low)
    #expect(top?.layoutConstraints.first?.priority == .required)
  }

  @Test("Updating changes constants, and makes nothing new") func updating() {
    box.snp.makeConstraints { make in
      make.top.equalTo(stage.other.snp.top).offset(50)
      make.left.equalTo(stage.other.snp.left).offset(50)
    }
    let before = stage.container.constraints
    box.snp.updateConstraints { $0.top.equalTo(stage.other.snp.top).offset(15) }
    #expect(stage.container.constraints == before)
    #expect(before.map(\.constant) == [15, 50])
  }

  @Test("A view without constraints gets them by an update") func firstUpdate() {
    box.snp.updateConstraints { $0.edges.equalToSuperview() }
    #expect(count == 4)
  }

  @Test("An update that finds no constraint fails with SnapKit's words") func missingUpdate() throws {
    box.snp.makeConstraints { $0.width.equalTo(10) }
    for closure in [
      { $0.height.equalTo(20) }, { $0.width.greaterThanOrEqualTo(20) }, { $0.width.equalTo(20).priority(.low) },
      { $0.width.equalTo(stage.other) },
    ] as [(ConstraintMaker) -> Void] {
      let exception = try #require(stage.exception { box.snp.updateConstraints(closure) })
      #expect(
        exception.reason.hasPrefix("Updated constraint could not find existing matching constraint to update: <"))
    }
    #expect(box.constraints.map(\.constant) == [10])
  }

  @Test("Remaking leaves only what is made anew") func remaking() {
    box.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.size.equalTo(10)
    }
    let byHand = box.topAnchor.constraint(greaterThanOrEqualTo: stage.container.topAnchor)
    byHand.isActive = true
    box.snp.remakeConstraints { $0.edges.equalToSuperview() }
    #expect(count == 5 && byHand.isActive)
    #expect(box.constraints.isEmpty)
    #expect(stage.frame == stage.container.bounds)
  }

  @Test("Constraints that died with their superview are known still, and not revived by an update") func removal() {
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    box.removeFromSuperview()
    stage.container.addSubview(box)
    #expect(count == 0)
    box.snp.updateConstraints { $0.edges.equalToSuperview().inset(9) }
    #expect(count == 0)
    box.snp.remakeConstraints { $0.edges.equalToSuperview().inset(9) }
    #expect(stage.frame == CGRect(x: 9, y: 9, width: 302, height: 462))
  }

  @Test("A label is the identifier of the constraints and stands in their descriptions") func labels() {
    box.snp.makeConstraints { make in
      make.width.equalTo(stage.other).multipliedBy(0.5).labeled("half")
      make.height.equalTo(7).priority(.high).labeled("low")
    }
    let constraints = stage.container.constraints + box.constraints
    #expect(constraints.map(\.identifier) == ["half", "low"])
    #expect(constraints[0].description.contains(" 'half' UIView:"))
    #expect(constraints[0].description.contains(".width == 0.5*UIView:"))
    #expect((constraints[1] as? LayoutConstraint)?.label == "low")
  }

  @Test("A view without a superview, and attributes that do not pair, fail with SnapKit's words") func failures() throws
  {
    let orphan = UIView()
    let superview = try #require(stage.exception { orphan.snp.makeConstraints { $0.top.equalToSuperview().offset(1) } })
    #expect(
      superview.reason == "Expected superview but found nil when attempting make constraint `equalToSuperview`.")
    let pairs = try #require(
      stage.exception { box.snp.makeConstraints { $0.width.equalTo(stage.other.snp.edges, "File", 7) } })
    #expect(pairs.reason == "Cannot constraint to multiple non identical attributes. (File, 7)")
    let kinds = try #require(
      stage.exception {
        box.snp.makeConstraints { $0.left.equalTo(stage.other.snp.top) }
        stage.container.layoutIfNeeded()
      })
    #expect(kinds.reason.hasSuffix("Invalid pairing of layout attributes"))
    #expect(count == 0 || stage.container.constraints.allSatisfy { $0.firstItem === box })
  }

  @Test("Constraints keep no view alive") func ownership() {
    weak var view: UIView?
    var kept: Constraint?
    do {
      let made = UIView()
      stage.container.addSubview(made)
      made.snp.makeConstraints { kept = $0.edges.equalToSuperview().constraint }
      made.removeFromSuperview()
      view = made
    }
    #expect(view == nil)
    kept?.activate()
    #expect(count == 0)
  }

  @Test("A thousand views come and go") func manyViews() {
    for _ in 0..<1_000 {
      let view = UIView()
      view.snp.makeConstraints { $0.width.equalTo(3) }
      #expect(view.constraints.count == 1)
    }
  }
}
