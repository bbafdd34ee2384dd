import Foundation
import PlainviewStage
import Testing
import UIKit

/// Members of every control that concern neither targets nor touches.
@MainActor @Suite struct ControlMemberTests {
  private let stage: Stage
  private let control: UIControl

  init() throws {
    stage = try Stage()
    control = try stage.addNoting(UIControl(), CGRect(x: 100, y: 100, width: 100, height: 40))
  }

  /// A control that takes the focus without being typed into.
  private final class Focusable: UIControl {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `B1 The focus is part of the state`() throws {
    let focusable = try stage.add(Focusable())
    #expect(focusable.state == .normal)
    try stage.app.run { focusable.becomeFirstResponder() }
    #expect(focusable.isFocused)
    #expect(focusable.state == .focused)
    let field = try stage.add(UITextField())
    try stage.app.run { field.becomeFirstResponder() }
    #expect(field.state == .normal)
    #expect(focusable.state == .normal)
  }

  @Test func `Alignments are resolved for the layout direction`() {
    let pairs: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.leading, .left), (.trailing, .right), (.left, .left), (.center, .center), (.fill, .fill),
    ]
    for (set, effective) in pairs {
      control.contentHorizontalAlignment = set
      #expect(control.effectiveContentHorizontalAlignment == effective)
    }
    control.semanticContentAttribute = .forceRightToLeft
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .right)
    #expect(control.contentVerticalAlignment == .center)
  }

  @Test func `Menus come out of the middle, hints are kept`() {
    #expect(control.menuAttachmentPoint(for: UIContextMenuConfiguration()) == CGPoint(x: 50, y: 20))
    #expect(
      (control.toolTip, control.isContextMenuInteractionEnabled, control.isSymbolAnimationEnabled) == (
        nil, false, false
      ))
    control.toolTip = "Tap me"
    #expect(control.toolTip == "Tap me")
  }

  @Test func `A13 The primary action is the value's change, or the menu's`() {
    control.performPrimaryAction()
    #expect(stage.takeLog() == ["changed", "primary"])
    control.addAction(UIAction { _ in stage.note("menu") }, for: .menuActionTriggered)
    control.showsMenuAsPrimaryAction = true
    control.performPrimaryAction()
    #expect(stage.takeLog() == ["menu"])
  }

  @Test func `Its state is heard`() {
    #expect(control.accessibilityTraits == .none)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.accessibilityTraits == [.selected, .notEnabled])
  }

  // The first responder is a control beside the sender, which has the action itself.
  @Test func `A7 Without a target the first responder is asked first, though it is not in the sender's chain`() throws {
    final class Answering: UIControl {
      weak var stage: Stage?
      override var canBecomeFirstResponder: Bool { true }
      override class var actions: ActionTable { ["answer": .init(answer)] }
      func answer() { stage?.note("first responder") }
    }
    let answering = try stage.add(Answering(), CGRect(x: 0, y: 400, width: 10, height: 10))
    answering.stage = stage
    control.addTarget(nil, action: "answer", for: .touchUpInside)
    try stage.tap(150, 120)
    #expect(stage.takeLog() == ["up inside"])
    try stage.app.run { answering.becomeFirstResponder() }
    try stage.tap(150, 120)
    #expect(stage.takeLog() == ["up inside", "first responder"])
  }
}

/// What ReactiveCocoa's specs of UIKit controls rely on: state and values that code sets, and no cycle through handlers.
@MainActor
@Suite("Controls (ReactiveCocoa, UIControlSpec and the specs of switch, slider, stepper, segments, date picker)")
struct ReactiveControlTests {
  @Test func `Enabled, selected and highlighted are set one by one and together`() {
    let control = UIControl(frame: .zero)
    for value in [true, false] {
      (control.isEnabled, control.isSelected, control.isHighlighted) = (value, value, value)
      #expect((control.isEnabled, control.isSelected, control.isHighlighted) == (value, value, value))
    }
    control.isSelected = true
    #expect((control.isEnabled, control.isSelected) == (false, true))
  }

  @Test func `Values begin where UIKit's do, and take what code sets`() {
    let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
    #expect((slider.value, slider.minimumValue, slider.maximumValue) == (0, 0, 1))
    #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
    #expect(!toggle.isOn)
    (slider.value, stepper.value, toggle.isOn) = (0.5, 0.5, true)
    #expect((slider.value, stepper.value, toggle.isOn) == (0.5, 0.5, true))
    (slider.minimumValue, slider.maximumValue) = (0.3, 0.7)
    (stepper.minimumValue, stepper.maximumValue) = (0.3, 33)
    #expect(
      (slider.minimumValue, slider.maximumValue, stepper.minimumValue, stepper.maximumValue) == (0.3, 0.7, 0.3, 33))
    let segments = UISegmentedControl(items: ["0", "1", "2"])
    #expect((segments.numberOfSegments, segments.selectedSegmentIndex) == (3, UISegmentedControl.noSegment))
    segments.selectedSegmentIndex = 2
    #expect(segments.selectedSegmentIndex == 2)
    let (picker, date) = (UIDatePicker(frame: .zero), Date(timeIntervalSince1970: 596_764_800))
    picker.date = date
    #expect(picker.date == date)
  }

  @Test func `A change that code sends is heard with the value that code set`() {
    let (slider, stepper, toggle, picker) = (UISlider(), UIStepper(), UISwitch(), UIDatePicker())
    var heard: [String] = []
    slider.addAction(UIAction { _ in heard.append("\(slider.value)") }, for: .valueChanged)
    stepper.addAction(UIAction { _ in heard.append("\(stepper.value)") }, for: .valueChanged)
    toggle.addAction(UIAction { _ in heard.append("\(toggle.isOn)") }, for: .valueChanged)
    picker.addAction(UIAction { _ in heard.append("\(picker.date.timeIntervalSince1970)") }, for: .valueChanged)
    (slider.value, stepper.value, toggle.isOn, picker.date) = (0.25, 0.25, true, Date(timeIntervalSince1970: 60))
    #expect(heard == [])
    for control in [slider, stepper, toggle, picker] { control.sendActions(for: .valueChanged) }
    #expect(heard == ["0.25", "0.25", "true", "60.0"])
  }

  @Test func `M2 Controls go when nobody holds them`() {
    weak var control: UIControl?
    for make in [{ UISlider() }, { UIStepper() }, { UISwitch() }, { UIDatePicker() }] as [@MainActor () -> UIControl] {
      do {
        let made = make()
        made.layoutIfNeeded()
        made.addAction(UIAction { _ in }, for: .valueChanged)
        control = made
        #expect(control != nil)
      }
      #expect(control == nil)
    }
  }
}
