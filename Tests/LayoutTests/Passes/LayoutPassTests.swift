import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct LayoutPassTests {
  private let recorder = CallRecorder()
  private let root: RecordingView
  private let middle: RecordingView
  private let leaf: RecordingView
  private let sibling: RecordingView

  /// root ( middle ( leaf ), sibling )
  init() {
    root = RecordingView("root", recorder)
    middle = RecordingView("middle", recorder)
    leaf = RecordingView("leaf", recorder)
    sibling = RecordingView("sibling", recorder)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.addSubview(sibling)
  }

  private func settle() {
    root.layoutIfNeeded()
    _ = recorder.take()
  }

  @Test("L1: constraints are updated from the leaves up, then subviews are laid out from the root down")
  func order() {
    root.layoutIfNeeded()
    #expect(
      recorder.take() == [
        "update leaf", "update middle", "update sibling", "update root", "layout root", "layout middle", "layout leaf",
        "layout sibling",
      ])
  }

  @Test("L1: a clean tree is not called") func cleanTree() {
    settle()
    root.layoutIfNeeded()
    leaf.layoutIfNeeded()
    #expect(recorder.take() == [])
  }

  @Test("L1: setNeedsLayout marks and does not call") func marking() {
    settle()
    leaf.setNeedsLayout()
    #expect(recorder.take() == [])
    root.layoutIfNeeded()
    #expect(recorder.take() == ["layout leaf"])
  }

  @Test("L1: layoutIfNeeded starts at the topmost of the ancestors that need it without a gap") func startingPoint() {
    settle()
    root.setNeedsLayout()
    middle.setNeedsLayout()
    sibling.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(recorder.take() == ["layout root", "layout middle", "layout sibling"])
  }

  @Test("L1: a clean ancestor ends the way up") func gap() {
    settle()
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(recorder.take() == ["layout leaf"])
    root.layoutIfNeeded()
    #expect(recorder.take() == ["layout root"])
  }

  @Test("L1: layoutIfNeeded lays out the subtree below, however deep the mark is") func subtree() {
    settle()
    leaf.setNeedsLayout()
    sibling.setNeedsLayout()
    middle.layoutIfNeeded()
    #expect(recorder.take() == ["layout leaf"])
  }

  @Test("L1: setNeedsUpdateConstraints leads to one call of updateConstraints in the next pass") func constraintUpdate()
  {
    settle()
    middle.setNeedsUpdateConstraints()
    middle.setNeedsUpdateConstraints()
    #expect(middle.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(recorder.take() == ["update middle"])
    #expect(!middle.needsUpdateConstraints())
  }

  @Test("L1: updateConstraintsIfNeeded updates the subtree and lays out nothing") func updateOnly() {
    settle()
    leaf.setNeedsUpdateConstraints()
    sibling.setNeedsUpdateConstraints()
    middle.setNeedsLayout()
    middle.updateConstraintsIfNeeded()
    #expect(recorder.take() == ["update leaf"])
  }

  @Test("L1: a controller is asked for updateViewConstraints and around the layout of its view") func controller() {
    let controller = RecordingController(recorder)
    controller.view = RecordingView("view", recorder)
    root.addSubview(controller.view)
    settle()
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(
      recorder.take() == [
        "updateViewConstraints", "update view", "viewWillLayoutSubviews", "layout view", "viewDidLayoutSubviews",
      ])
  }

  @Test("L1: viewDidLayoutSubviews comes before the grandchildren are laid out") func grandchildren() {
    let controller = RecordingController(recorder)
    controller.view = RecordingView("view", recorder)
    let child = RecordingView("child", recorder)
    controller.view.addSubview(child)
    let grandchild = RecordingView("grandchild", recorder)
    child.addSubview(grandchild)
    controller.view.updateConstraintsIfNeeded()
    _ = recorder.take()
    controller.view.layoutIfNeeded()
    #expect(
      recorder.take() == [
        "viewWillLayoutSubviews", "layout view", "viewDidLayoutSubviews", "layout child", "layout grandchild",
      ])
  }

  @Test("L16: a new size schedules the view, a new place does not") func sizeAndPlace() {
    settle()
    middle.frame.origin.x = 20
    root.layoutIfNeeded()
    #expect(recorder.take() == [])
    middle.frame.size.width = 50
    #expect(recorder.take() == [])
    root.layoutIfNeeded()
    #expect(recorder.take() == ["layout middle"])
  }

  @Test("L16: adding schedules the parent and the added view, removing the parent") func hierarchy() {
    settle()
    let added = RecordingView("added", recorder)
    middle.addSubview(added)
    root.layoutIfNeeded()
    #expect(recorder.take() == ["update added", "layout middle", "layout added"])
    added.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(recorder.take() == ["layout middle"])
  }

  @Test("L16: a changed solution schedules the superviews of the views that it moves") func changedSolution() {
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let width = leaf.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor), width,
      leaf.topAnchor.constraint(equalTo: middle.topAnchor), leaf.heightAnchor.constraint(equalToConstant: 10),
    ])
    settle()
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    width.constant = 60
    #expect(leaf.frame.width == 40)
    root.layoutIfNeeded()
    #expect(recorder.take() == ["layout middle", "layout leaf"])
    #expect(leaf.frame.width == 60)
  }

  @Test("L16: an intrinsic size that stays the same schedules nobody") func sameContentSize() {
    leaf.translatesAutoresizingMaskIntoConstraints = false
    settle()
    leaf.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(recorder.take() == [])
  }

  @Test("Constraints that change during layout are solved in the same pass") func changesDuringLayout() {
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let width = leaf.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor), width,
      leaf.topAnchor.constraint(equalTo: middle.topAnchor), leaf.heightAnchor.constraint(equalToConstant: 10),
    ])
    middle.whenLaidOut = { view in width.constant = view.bounds.width / 2 }
    middle.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 100)
  }

  @Test("Constraints that are added and removed during layout are solved in the same pass") func rewiring() {
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let narrow = leaf.widthAnchor.constraint(equalToConstant: 10)
    let wide = leaf.widthAnchor.constraint(equalTo: middle.widthAnchor)
    NSLayoutConstraint.activate([
      leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor), narrow,
      leaf.topAnchor.constraint(equalTo: middle.topAnchor), leaf.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.whenLaidOut = { _ in
      narrow.isActive = false
      wide.isActive = true
    }
    middle.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 200)
  }

  @Test("Views that are added during layout are laid out in the same pass") func growingTree() {
    let added = RecordingView("added", recorder)
    middle.whenLaidOut = { view in if added.superview == nil { view.addSubview(added) } }
    root.layoutIfNeeded()
    #expect(recorder.take().contains("layout added"))
    root.layoutIfNeeded()
    #expect(recorder.take() == [])
  }

  @Test("A pass that never ends is given up, and the console names the view that keeps asking") func endlessLayout()
    throws
  {
    let run = SimulatedRun()
    try run {
      middle.whenLaidOut = { view in view.setNeedsLayout() }
      root.layoutIfNeeded()
    }
    #expect(run.console.count == 1)
    let line = try #require(run.console.first)
    #expect(line.hasPrefix("[Layout] layoutSubviews was called 100 times in one pass on <"))
    #expect(line.contains("RecordingView"))
    let calls = recorder.take()
    #expect(calls.filter { $0 == "layout middle" }.count == 100)
    #expect(calls.filter { $0 == "layout sibling" }.count == 1)
  }

  @Test("Constraint updates that never end are given up, and the console names the view") func endlessUpdates() throws {
    let run = SimulatedRun()
    try run {
      leaf.whenUpdated = { view in view.setNeedsUpdateConstraints() }
      root.layoutIfNeeded()
    }
    let line = try #require(run.console.first)
    #expect(line.hasPrefix("[Layout] updateConstraints was called 100 times in one pass on <"))
    #expect(recorder.take().filter { $0 == "update leaf" }.count >= 100)
  }

  @Test("A layoutSubviews that asks for layout of its own view is cut off") func recursiveLayout() throws {
    let run = SimulatedRun()
    try run {
      middle.whenLaidOut = { view in
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      root.layoutIfNeeded()
    }
    #expect(run.console.contains { $0.hasPrefix("[Layout] layoutIfNeeded on <") })
  }
}

private final class RecordingController: UIViewController {
  private let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func updateViewConstraints() {
    recorder.calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { recorder.calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { recorder.calls.append("viewDidLayoutSubviews") }
}
