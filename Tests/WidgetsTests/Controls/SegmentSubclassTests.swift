import Foundation
import Testing
import UIKit

/// What subclasses and menus of unchanged sources name.
@MainActor @Suite struct SegmentSubclassTests {
  @Test func `A subclass calls the initializer with items`() {
    let control = Choice(["a", "b"], selected: 1)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    #expect(control.bounds.size == UISegmentedControl(items: ["a", "b"]).bounds.size)
  }

  @Test func `Images and distances of parts are kept by state and bar`() {
    let control = UISegmentedControl(items: ["a"])
    let image = UIImage()
    control.setBackgroundImage(image, for: .selected, barMetrics: .default)
    control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) === image)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
  }

  @Test func `Attributes and states of menu elements are named in UIMenuElement`() {
    let attributes: UIMenuElement.Attributes = [.destructive, .hidden]
    let state: UIMenuElement.State = .mixed
    let action = UIAction(title: "Delete", attributes: attributes, state: state) { _ in }
    #expect(action.attributes == attributes && action.state == .mixed)
  }

  @Test func `Views and controllers override what the focus asks, and no focus moves`() {
    let view = Focusable()
    let coordinator = UIFocusAnimationCoordinator()
    view.didUpdateFocus(in: UIFocusUpdateContext(), with: coordinator)
    #expect(view.updates == 1 && view.canBecomeFocused)
    let parent = UIView()
    parent.addSubview(view)
    #expect(parent.focusItems(in: parent.bounds.insetBy(dx: -1, dy: -1)).count == 1)
    #expect(parent.contains(view) && !view.contains(parent))
    #expect(view.parentFocusEnvironment === parent)
    #expect(UIFocusSystem.focusSystem(for: view) == nil)
    var animated: [String] = []
    coordinator.addCoordinatedAnimations {
      animated.append("animations")
    } completion: {
      animated.append("completion")
    }
    #expect(animated == ["animations", "completion"])
  }
}

private final class Choice: UISegmentedControl {
  init(_ items: [String], selected: Int) {
    super.init(items: items)
    selectedSegmentIndex = selected
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Focusable: UIView {
  var updates = 0

  override init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    updates += 1
  }
}
