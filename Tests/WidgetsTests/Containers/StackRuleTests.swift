import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// The constraint sets of stacks, rule by rule; views are printed by their accessibility identifiers.
@MainActor @Suite struct StackRuleTests {
  private let stack = UIStackView()
  private let views = [BoxView(40, 20), BoxView(60, 30), BoxView(20, 10)]

  init() {
    stack.accessibilityIdentifier = "stack"
    for (view, name) in zip(views, ["a", "b", "c"]) {
      view.accessibilityIdentifier = name
      stack.addArrangedSubview(view)
    }
  }

  /// The constraints of one identifier or of all, without addresses and states, sorted.
  private func rules(_ identifier: String? = nil) -> [String] {
    stack.updateConstraintsIfNeeded()
    let constraints = stack.constraints + stack.subviews.flatMap(\.constraints)
    let texts = constraints.filter { identifier == nil || $0.identifier == identifier }.map { constraint in
      constraint.description.replacing(#/^<NSLayoutConstraint:0x[0-9a-f]+ /#, with: "")
        .replacing(#/ +\((active|inactive).*$/#, with: "").replacing(#/UILayoutGuide:0x[0-9a-f]+/#, with: "guide")
    }
    return texts.sorted()
  }

  @Test("K1: an arranged view becomes a subview without a mask") func adding() {
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.arrangedSubviews.last === view)
  }

  @Test("K1: a view that is not arranged any more stays a subview, one that leaves is not arranged any more")
  func removing() {
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(
      rules()
        == [
          "'UISV-canvas-connection' H:[c]-(0)-|", "'UISV-canvas-connection' V:[c]-(0)-|",
          "'UISV-canvas-connection' stack.leading == c.leading", "'UISV-canvas-connection' stack.top == c.top",
        ].sorted())
  }

  @Test("K1: a view is inserted at its place, and moves when it is arranged again") func inserting() {
    let view = UIView()
    stack.insertArrangedSubview(view, at: 1)
    #expect(stack.arrangedSubviews == [views[0], view, views[1], views[2]])
    stack.insertArrangedSubview(view, at: 4)
    #expect(stack.arrangedSubviews == views + [view])
    stack.insertArrangedSubview(view, at: 0)
    #expect(stack.arrangedSubviews == [view] + views)
  }

  @Test("K1: a place beyond the arranged views raises", arguments: [4, -1]) func inserting(at index: Int) {
    let process = SimulatedProcess()
    let view = UIView()
    let error = #expect(throws: UncaughtException.self) {
      try process.run { stack.insertArrangedSubview(view, at: index) }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(error?.reason.hasSuffix("expected to be less than or equal to 3") ?? false)
    #expect(stack.arrangedSubviews == views && view.superview == nil)
  }

  @Test("K1: a stack does not arrange itself") func itself() {
    let process = SimulatedProcess()
    #expect(throws: UncaughtException.self) { try process.run { stack.addArrangedSubview(stack) } }
    #expect(stack.arrangedSubviews == views)
  }

  @Test("K2, K3, K5: fill") func fill() {
    stack.spacing = 8
    #expect(
      rules() == [
        "'UISV-alignment' a.bottom == b.bottom", "'UISV-alignment' a.bottom == c.bottom",
        "'UISV-alignment' a.top == b.top", "'UISV-alignment' a.top == c.top",
        "'UISV-canvas-connection' H:[c]-(0)-|", "'UISV-canvas-connection' V:[a]-(0)-|",
        "'UISV-canvas-connection' stack.leading == a.leading", "'UISV-canvas-connection' stack.top == a.top",
        "'UISV-spacing' H:[a]-(8)-[b]", "'UISV-spacing' H:[b]-(8)-[c]",
      ])
  }

  @Test("K2, K3, K4: leading") func leading() {
    stack.alignment = .leading
    #expect(rules("UISV-alignment") == ["'UISV-alignment' a.top == b.top", "'UISV-alignment' a.top == c.top"])
    #expect(
      rules("UISV-canvas-connection") == [
        "'UISV-canvas-connection' H:[c]-(0)-|", "'UISV-canvas-connection' V:[guide]-(0)-|",
        "'UISV-canvas-connection' stack.leading == a.leading", "'UISV-canvas-connection' stack.top == a.top",
      ])
    #expect(
      rules("UISV-spanning-boundary") == [
        "'UISV-spanning-boundary' guide.bottom >= a.bottom", "'UISV-spanning-boundary' guide.bottom >= b.bottom",
        "'UISV-spanning-boundary' guide.bottom >= c.bottom", "'UISV-spanning-boundary' guide.top == a.top@999.5",
        "'UISV-spanning-boundary' guide.top == b.top@999.5", "'UISV-spanning-boundary' guide.top == c.top@999.5",
      ])
    #expect(rules("UISV-spanning-fit") == ["'UISV-spanning-fit' guide.height == 0@51"])
    #expect(
      rules("UISV-ambiguity-suppression")
        == ["a", "b", "c"].map {
          "'UISV-ambiguity-suppression' \($0).height == 0@25"
        })
    #expect(rules("UISV-canvas-fit").isEmpty)
  }

  @Test("K2, K4: trailing mirrors leading") func trailing() {
    stack.alignment = .trailing
    #expect(
      rules("UISV-alignment") == ["'UISV-alignment' a.bottom == b.bottom", "'UISV-alignment' a.bottom == c.bottom"])
    #expect(
      rules("UISV-canvas-connection").filter { $0.contains("V:") || $0.contains("top") } == [
        "'UISV-canvas-connection' V:[a]-(0)-|", "'UISV-canvas-connection' stack.top == guide.top",
      ])
    #expect(
      rules("UISV-spanning-boundary").prefix(3) == [
        "'UISV-spanning-boundary' guide.bottom == a.bottom@999.5",
        "'UISV-spanning-boundary' guide.bottom == b.bottom@999.5",
        "'UISV-spanning-boundary' guide.bottom == c.bottom@999.5",
      ])
  }

  @Test("K2, K4: center") func center() {
    stack.alignment = .center
    #expect(
      rules("UISV-alignment") == ["'UISV-alignment' a.centerY == b.centerY", "'UISV-alignment' a.centerY == c.centerY"])
    #expect(
      rules("UISV-canvas-connection") == [
        "'UISV-canvas-connection' H:[c]-(0)-|", "'UISV-canvas-connection' V:[guide]-(0)-|",
        "'UISV-canvas-connection' stack.centerY == a.centerY", "'UISV-canvas-connection' stack.leading == a.leading",
        "'UISV-canvas-connection' stack.top == guide.top",
      ])
    #expect(rules("UISV-spanning-boundary").allSatisfy { $0.contains("<=") || $0.contains(">=") })
  }

  @Test("K2, K8: baselines", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselines(alignment: UIStackView.Alignment) {
    stack.alignment = alignment
    let attribute = alignment == .firstBaseline ? "firstBaseline" : "lastBaseline"
    #expect(
      rules("UISV-alignment") == [
        "'UISV-alignment' a.\(attribute) == b.\(attribute)", "'UISV-alignment' a.\(attribute) == c.\(attribute)",
      ])
    #expect(
      rules("UISV-canvas-connection").filter { $0.contains("V:") || $0.contains("top") }
        == (alignment == .firstBaseline
          ? ["'UISV-canvas-connection' V:[guide]-(0)-|", "'UISV-canvas-connection' stack.top == a.top"]
          : ["'UISV-canvas-connection' V:[a]-(0)-|", "'UISV-canvas-connection' stack.top == guide.top"]))
    #expect(rules("UISV-canvas-fit") == ["'UISV-canvas-fit' stack.height == 0@49"])
  }

  @Test(
    "K10: a column has no baselines to align",
    arguments: [
      (UIStackView.Alignment.firstBaseline, "leading"), (.lastBaseline, "trailing"),
    ])
  func baselinesInColumn(alignment: UIStackView.Alignment, edge: String) throws {
    let process = SimulatedProcess()
    try process.run {
      stack.axis = .vertical
      stack.alignment = alignment
      #expect(rules("UISV-alignment") == ["b", "c"].map { "'UISV-alignment' a.\(edge) == \($0).\(edge)" })
      stack.spacing = 3
      stack.updateConstraintsIfNeeded()
    }
    #expect(process.console.count == 1)
    #expect(process.console.first?.hasPrefix("[UIStackView] <UIStackView: 0x") ?? false)
  }

  @Test("K5: custom spacing stands behind its view, and the default comes back") func customSpacing() {
    stack.spacing = 8
    stack.setCustomSpacing(20, after: views[0])
    #expect(rules("UISV-spacing") == ["'UISV-spacing' H:[a]-(20)-[b]", "'UISV-spacing' H:[b]-(8)-[c]"])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.spacing = 3
    #expect(rules("UISV-spacing") == ["'UISV-spacing' H:[a]-(3)-[b]", "'UISV-spacing' H:[b]-(8)-[c]"])
    stack.removeArrangedSubview(views[1])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("K5, K6: hidden views have no size, and share their spacing with their neighbours") func hiding() {
    stack.spacing = 8
    views[1].isHidden = true
    #expect(rules("UISV-hiding") == ["'UISV-hiding' b.width == 0"])
    #expect(rules("UISV-spacing") == ["'UISV-spacing' H:[a]-(4)-[b]", "'UISV-spacing' H:[b]-(4)-[c]"])
    views[2].isHidden = true
    #expect(rules("UISV-spacing") == ["'UISV-spacing' H:[a]-(4)-[b]", "'UISV-spacing' H:[b]-(0)-[c]"])
    #expect(rules("UISV-canvas-connection").contains("'UISV-canvas-connection' H:[a]-(0)-|"))
    views[0].isHidden = true
    #expect(rules() == ["a", "b", "c"].map { "'UISV-hiding' \($0).width == 0" })
    for view in views { view.isHidden = false }
    #expect(rules("UISV-hiding").isEmpty)
  }

  @Test("K7: fillEqually relates the first visible view to the others") func fillEqually() {
    stack.distribution = .fillEqually
    #expect(
      rules("UISV-fill-equally") == [
        "'UISV-fill-equally' a.width == b.width", "'UISV-fill-equally' a.width == c.width",
      ])
    views[0].isHidden = true
    #expect(rules("UISV-fill-equally") == ["'UISV-fill-equally' b.width == c.width"])
  }

  @Test("K7: fillProportionally shares by content and gaps, with falling priorities") func fillProportionally() {
    stack.distribution = .fillProportionally
    stack.spacing = 15
    #expect(
      rules("UISV-fill-proportionally") == [
        "'UISV-fill-proportionally' a.width == 0.266667*stack.width@999",
        "'UISV-fill-proportionally' b.width == 0.4*stack.width@998",
        "'UISV-fill-proportionally' c.width == 0.133333*stack.width@997",
      ])
    views[1].isHidden = true
    views[2].isHidden = true
    #expect(rules("UISV-fill-proportionally") == ["'UISV-fill-proportionally' a.width == stack.width"])
  }

  @Test("K8: equalSpacing has gaps of one width between the visible views") func equalSpacing() {
    stack.distribution = .equalSpacing
    stack.spacing = 5
    #expect(rules("UISV-distributing-edge").count == 4)
    #expect(rules("UISV-distributing-edge").allSatisfy { $0.contains("H:[") && $0.contains("-(0)-") })
    #expect(rules("UISV-fill-equally") == ["'UISV-fill-equally' guide.width == guide.width"])
    #expect(rules("UISV-spacing") == ["'UISV-spacing' H:[a]-(>=5)-[b]", "'UISV-spacing' H:[b]-(>=5)-[c]"])
    #expect(rules("UISV-canvas-fit") == ["'UISV-canvas-fit' stack.width == 0@49"])
    views[2].isHidden = true
    #expect(rules("UISV-distributing-edge").count == 2)
    #expect(stack.layoutGuides.count == 1)
  }

  @Test("K8: equalCentering has gaps from center to center, equal as far as possible") func equalCentering() {
    stack.distribution = .equalCentering
    stack.addArrangedSubview(BoxView(5, 5))
    #expect(rules("UISV-distributing-edge").allSatisfy { $0.contains("centerX") })
    #expect(
      rules("UISV-fill-equally") == [
        "'UISV-fill-equally' guide.width == guide.width@149", "'UISV-fill-equally' guide.width == guide.width@150",
      ])
  }

  @Test("K9: an arrangement relative to the margins stands on the margins guide") func margins() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let connections = rules("UISV-canvas-connection")
    #expect(connections.count == 4)
    #expect(connections.allSatisfy { $0.contains("guide'UIViewLayoutMarginsGuide'") })
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 126, height: 34))
    #expect(views[0].frame == CGRect(x: 2, y: 1, width: 40, height: 30))
    stack.layoutMargins.left = 10
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 10)
  }

  @Test("K9: texts of several lines share a row equally, at ten above their resistance") func textWidths() {
    let (text, other) = (UILabel(), UILabel())
    for label in [text, other] {
      label.numberOfLines = 0
      label.text = "a rather long text that needs some lines"
    }
    text.accessibilityIdentifier = "text"
    other.accessibilityIdentifier = "other"
    for view in views { view.removeFromSuperview() }
    stack.addArrangedSubview(text)
    stack.addArrangedSubview(other)
    stack.spacing = 20
    #expect(
      rules("UISV-text-width-disambiguation") == [
        "'UISV-text-width-disambiguation' other.width == 0.5*stack.width - 10@760",
        "'UISV-text-width-disambiguation' text.width == 0.5*stack.width - 10@760",
      ])
    stack.frame = CGRect(x: 0, y: 0, width: 220, height: 100)
    stack.layoutIfNeeded()
    #expect(text.frame.width == 100 && other.frame.width == 100)
    text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(
      rules("UISV-text-width-disambiguation") == [
        "'UISV-text-width-disambiguation' other.width == 0.5*stack.width - 10@760",
        "'UISV-text-width-disambiguation' text.width == 0.5*stack.width - 10@759",
      ])
    stack.axis = .vertical
    #expect(rules("UISV-text-width-disambiguation").isEmpty)
  }

  @Test("W32 K9: a single text of several lines beside others has the width of its text") func singleTextWidth() {
    let (text, other) = (UILabel(), UILabel())
    text.numberOfLines = 0
    text.text = "A long name here"
    other.text = "ok"
    for view in views { view.removeFromSuperview() }
    for label in [text, other] { stack.addArrangedSubview(label) }
    #expect(rules("UISV-text-width-disambiguation").isEmpty)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(
      text.frame.width == text.intrinsicContentSize.width && other.frame.width == other.intrinsicContentSize.width)
  }

  @Test("K9: in an arrangement relative to baselines the spacing is from baseline to baseline") func baselineRelative()
  {
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 20
    #expect(
      rules("UISV-spacing") == [
        "'UISV-spacing' b.firstBaseline == a.lastBaseline + 20",
        "'UISV-spacing' c.firstBaseline == b.lastBaseline + 20",
      ])
    stack.axis = .horizontal
    #expect(rules("UISV-spacing") == ["'UISV-spacing' H:[a]-(20)-[b]", "'UISV-spacing' H:[b]-(20)-[c]"])
  }

  @Test("A change makes only those constraints anew that it is about") func reuse() {
    stack.updateConstraintsIfNeeded()
    let before = stack.constraints
    stack.spacing = 9
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints == before)
    stack.addArrangedSubview(BoxView(1, 1))
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.filter { before.contains($0) }.count == before.count - 1)
  }

  @Test("A constraint of the stack that somebody deactivates comes back with the next change") func deactivated() {
    stack.updateConstraintsIfNeeded()
    let count = stack.constraints.count
    stack.constraints[0].isActive = false
    stack.spacing = 1
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.count == count)
  }
}
