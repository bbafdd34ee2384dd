import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()
  private let other = UIView()

  init() {
    for view in [view, other] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func constrain(_ equations: String...) -> ConstraintText {
    let text = ConstraintText(root: root, ["v": view, "o": other])
    text.activate(equations)
    return text
  }

  @Test("L15: a view without constraints is ambiguous, one with a full set is not") func bothEnds() {
    #expect(view.hasAmbiguousLayout)
    _ = constrain("v.leading == .leading", "v.width == 10", "v.top == .top", "v.height == 10")
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("L15: each axis counts for itself") func axes() {
    _ = constrain("v.leading == .leading", "v.width == 10", "v.top == .top")
    #expect(!view.isLayoutAmbiguous(along: .horizontal))
    #expect(view.isLayoutAmbiguous(along: .vertical))
    #expect(view.hasAmbiguousLayout)
  }

  @Test("L15: two views that share a width without a word on the shares are ambiguous") func sharedWidth() {
    let text = constrain(
      "v.leading == .leading", "o.leading == v.trailing", "o.trailing == .trailing", "v.top == .top", "o.top == .top",
      "v.height == 10", "o.height == 10")
    #expect(view.isLayoutAmbiguous(along: .horizontal) && other.isLayoutAmbiguous(along: .horizontal))
    text.activate(["v.width == o.width @1"])
    #expect(!view.isLayoutAmbiguous(along: .horizontal) && !other.isLayoutAmbiguous(along: .horizontal))
  }

  @Test("L15: inequalities leave a choice, equalities of any priority do not") func inequalities() {
    let text = constrain("v.leading >= .leading", "v.trailing <= .trailing", "v.width == 10", "v.top == .top")
    #expect(view.isLayoutAmbiguous(along: .horizontal))
    text.activate(["v.centerX == .centerX @10"])
    #expect(!view.isLayoutAmbiguous(along: .horizontal))
  }

  @Test("L15: a view is not ambiguous because its superview is") func relativeToSuperview() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    ConstraintText(root: view, ["c": child]).activate([
      "c.leading == .leading", "c.width == 5", "c.top == .top", "c.height == 5",
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(!child.hasAmbiguousLayout)
  }

  @Test("L15: a view whose frame follows from its mask is not ambiguous") func masks() {
    let masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(masked)
    #expect(!masked.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test("L15: asking lays nothing out") func noLayout() {
    let recorder = CallRecorder()
    let parent = RecordingView("parent", recorder)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    #expect(child.hasAmbiguousLayout)
    #expect(recorder.take() == ["update parent"])
  }

  @Test("L15: exercising moves an ambiguous view to another valid place and back") func exercise() {
    _ = constrain(
      "v.leading >= .leading", "v.trailing <= .trailing", "v.width == 150", "v.top == .top", "v.height == 10")
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    let after = view.frame
    #expect(after != before)
    #expect(after.width == 150 && after.minX >= 0 && after.maxX <= 200)
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == before)
  }

  @Test("L15: exercising a view without ambiguity moves nothing") func exerciseInVain() {
    _ = constrain("v.leading == .leading", "v.width == 10", "v.top == .top", "v.height == 10")
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == before)
  }
}
