import Foundation
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct SegmentedControlTests {
  private let stage: Stage
  private let control = UISegmentedControl(items: ["A", "B", "C"])

  init() throws {
    stage = try Stage()
    try stage.addNoting(control, CGRect(x: 30, y: 100, width: 300, height: 32))
  }

  private func tap(_ index: Int) throws { try stage.tap(80 + CGFloat(index) * 100, 115) }
  private var titles: [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }

  @Test func `A13 A tap selects the segment under it and tells so`() throws {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    try tap(1)
    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
  }

  @Test func `B5 The segment that is selected already tells nothing`() throws {
    try stage.app.run { control.selectedSegmentIndex = 1 }
    #expect(stage.log == [])
    try tap(1)
    #expect(stage.takeLog() == ["up inside"])
  }

  @Test func `B5 A momentary one tells every tap, and nothing stays selected`() throws {
    var seen: [Int] = []
    control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    control.isMomentary = true
    try tap(2)
    try tap(2)
    #expect(seen == [2, 2])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `A disabled segment, and a disabled control, take no tap`() throws {
    control.setEnabled(false, forSegmentAt: 1)
    try tap(1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isEnabledForSegment(at: 1))
    try stage.app.run { control.isEnabled = false }
    try tap(0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `Segments are put in, taken out and renamed; the selection stays with its segment`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(titles == ["Z", "A", "B", "C"])
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(titles == ["A", "C"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("First", forSegmentAt: 0)
    #expect(titles == ["First", "C"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func `An index beyond the last segment means the last one`() {
    control.setTitle("End", forSegmentAt: 99)
    #expect(titles == ["A", "B", "End"])
    control.insertSegment(withTitle: "More", at: 99, animated: false)
    #expect(titles == ["A", "B", "End", "More"])
    control.selectedSegmentIndex = 99
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `A segment shows a title or an image`() {
    let image = UIImage(systemName: "star")
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("A", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test func `A9 The action of a segment runs before the change is told`() throws {
    let first = UIAction(title: "One", identifier: .init("one")) { action in
      stage.note("one by \(type(of: action.sender as Any))")
    }
    let two = UIAction(title: "Two") { _ in stage.note("two") }
    let control = try stage.addNoting(
      UISegmentedControl(frame: .zero, actions: [first, two]), CGRect(x: 30, y: 200, width: 200, height: 32))
    try stage.tap(60, 215)
    #expect(stage.takeLog().suffix(3) == ["changed", "primary", "up inside"])
    try stage.tap(160, 215)
    #expect(stage.takeLog() == ["two", "changed", "primary", "up inside"])
    #expect(control.segmentIndex(identifiedBy: .init("one")) == 0)
    #expect(control.actionForSegment(at: 1) === two)
    #expect(control.titleForSegment(at: 1) == "Two")
  }

  @Test func `Widths: all alike, fixed ones, or by content`() {
    #expect(control.subviews.map(\.frame.width) == [100, 100, 100])
    control.setWidth(60, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.width) == [60, 120, 120])
    #expect(control.widthForSegment(at: 0) == 60)
    control.setWidth(0, forSegmentAt: 0)
    control.setTitle("A much longer title", forSegmentAt: 1)
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    let widths = control.subviews.map(\.frame.width)
    #expect(widths[1] > 2 * widths[0])
    #expect(abs(widths.reduce(0, +) - 300) < 0.001)
  }

  @Test func `A finger that leaves the control selects nothing; one that slides selects where it lifts`() throws {
    try stage.down(80, 115)
    try stage.move(80, 400)
    try stage.up()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    try stage.down(80, 115)
    try stage.move(280, 115)
    try stage.up()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `Segments are buttons to those who hear the screen`() {
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    #expect(
      control.subviews.map(\.accessibilityTraits) == [[.button, .selected], .button, [.button, .notEnabled]])
  }
}
