import Foundation
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct SwitchTests {
  private let stage: Stage
  private let control: UISwitch

  init() throws {
    stage = try Stage()
    control = try stage.addNoting(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
  }

  @Test func `A13 A tap turns it over and tells the change, then the primary action, then the touch`() throws {
    try stage.tap(120, 110)
    #expect(control.isOn)
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
    try stage.tap(120, 110)
    #expect(!control.isOn)
  }

  @Test func `B5 Code that sets it sends nothing`() throws {
    try stage.app.run {
      control.isOn = true
      control.setOn(false, animated: true)
      control.setOn(true, animated: false)
    }
    #expect(control.isOn)
    #expect(stage.log == [])
  }

  @Test func `A13 A drag puts the thumb on the side that it goes to`() throws {
    try stage.down(110, 110)
    try stage.move(140, 110)
    try stage.up()
    #expect(control.isOn)
    #expect(stage.takeLog().first == "changed")
    try stage.down(110, 110)
    try stage.move(140, 110)
    try stage.up()
    #expect(control.isOn)
    #expect(stage.takeLog() == ["up inside"])
    try stage.down(140, 110)
    try stage.move(105, 110)
    try stage.up()
    #expect(!control.isOn)
  }

  @Test func `R7 A disabled one stays as it is`() throws {
    try stage.app.run { control.isEnabled = false }
    try stage.tap(120, 110)
    #expect(!control.isOn)
    #expect(stage.log == [])
  }

  @Test func `R8 A finger that leaves without a drag, or is cancelled, changes nothing`() throws {
    try stage.down(120, 110)
    try stage.move(120, 400)
    try stage.up()
    #expect(!control.isOn)
    try stage.down(120, 110)
    try stage.app.touchCancel()
    #expect(!control.isOn)
    #expect(stage.log == [])
  }

  @Test func `Its size is its own, and its value is spoken as 1 or 0`() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 200))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits.contains(.button))
    control.isEnabled = false
    #expect(control.accessibilityTraits.contains(.notEnabled))
    #expect((control.style, control.preferredStyle) == (.sliding, .automatic))
  }

  @Test func `R8 From right to left a drag to the left turns it on`() throws {
    try stage.app.run { control.semanticContentAttribute = .forceRightToLeft }
    try stage.down(140, 110)
    try stage.move(110, 110)
    try stage.up()
    #expect(control.isOn)
  }
}
