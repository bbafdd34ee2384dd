import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct StepperTests {
  private let stage: Stage
  private let stepper: UIStepper

  init() throws {
    stage = try Stage()
    stepper = try stage.addNoting(UIStepper(), CGRect(x: 100, y: 100, width: 94, height: 32))
  }

  private func tapPlus() throws { try stage.tap(180, 115) }
  private func tapMinus() throws { try stage.tap(110, 115) }

  @Test func `A13 The right half adds a step, the left one takes it away`() throws {
    try tapPlus()
    #expect(stepper.value == 1)
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
    stepper.stepValue = 0.5
    try tapMinus()
    #expect(stepper.value == 0.5)
  }

  @Test func `B5 At a limit nothing is sent, and the last step is cut`() throws {
    try tapMinus()
    #expect(stage.takeLog() == ["up inside"])
    stepper.value = 99.5
    try tapPlus()
    #expect(stepper.value == 100)
    _ = stage.takeLog()
    try tapPlus()
    #expect(stage.takeLog() == ["up inside"])
  }

  @Test func `One that wraps goes on at the other limit`() throws {
    stepper.wraps = true
    try tapMinus()
    #expect(stepper.value == 100)
    try tapPlus()
    #expect(stepper.value == 0)
  }

  @Test func `A finger that stays repeats the step on the virtual clock until it leaves`() throws {
    try stage.down(180, 115)
    #expect(stepper.value == 1)
    try stage.wait(0.45)
    #expect(stepper.value == 1)
    try stage.wait(0.1)
    #expect(stepper.value == 2)
    try stage.wait(1)
    #expect(stepper.value == 12)
    try stage.move(110, 115)
    try stage.wait(1)
    #expect(stepper.value == 12)
    try stage.up()
    try stage.wait(1)
    #expect(stepper.value == 12)
  }

  @Test func `Without repetition a finger that stays makes one step`() throws {
    stepper.autorepeat = false
    try stage.down(180, 115)
    try stage.wait(3)
    try stage.up()
    #expect(stepper.value == 1)
  }

  @Test func `One that is not continuous tells the change when the finger leaves`() throws {
    stepper.isContinuous = false
    try stage.down(180, 115)
    try stage.wait(0.65)
    #expect(stage.takeLog() == [])
    try stage.up()
    #expect(stepper.value == 3)
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
  }

  @Test func `B5 Code that sets the value sends nothing, and values are kept between the limits`() {
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = -5
    stepper.value = -50
    #expect(stepper.value == -5)
    #expect(stepper.accessibilityValue == "-5")
    #expect(stage.log == [])
  }

  @Test func `Limits that cross and steps that lead nowhere are refused with an exception`() throws {
    #expect(throws: UncaughtException.self) { try stage.app.run { stepper.minimumValue = 100 } }
    let other = try Stage()
    let second = try other.add(UIStepper())
    #expect(throws: UncaughtException.self) { try other.app.run { second.stepValue = 0 } }
    #expect(second.stepValue == 1)
  }

  @Test func `R13 Taken away while the finger is down it stops`() throws {
    try stage.down(180, 115)
    try stage.app.run { stepper.removeFromSuperview() }
    try stage.wait(2)
    #expect(stepper.value == 1)
  }
}
