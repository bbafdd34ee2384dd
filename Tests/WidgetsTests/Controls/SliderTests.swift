import Foundation
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct SliderTests {
  private let stage: Stage
  private let slider: UISlider

  /// A thumb of 31 points moves along 200 points: its middle goes from 115.5 to 315.5.
  init() throws {
    stage = try Stage()
    slider = try stage.addNoting(UISlider(), CGRect(x: 100, y: 100, width: 231, height: 31))
  }

  private func near(_ value: Float, _ expected: Float) -> Bool { abs(value - expected) < 0.001 }

  @Test func `A13 B5 A drag of the thumb tells every move and the lift`() throws {
    try stage.down(115, 115)
    #expect(stage.takeLog() == [])
    try stage.move(165, 115)
    #expect(near(slider.value, 0.25))
    try stage.move(215, 115)
    #expect(near(slider.value, 0.5))
    #expect(stage.takeLog() == ["changed", "primary", "changed", "primary"])
    try stage.up()
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
  }

  @Test func `One that is not continuous tells only the lift`() throws {
    slider.isContinuous = false
    try stage.down(115, 115)
    try stage.move(165, 115)
    try stage.move(215, 115)
    #expect(stage.takeLog() == [])
    #expect(near(slider.value, 0.5))
    try stage.up()
    #expect(stage.takeLog() == ["changed", "primary", "up inside"])
  }

  @Test func `R15 A touch beside the thumb does nothing`() throws {
    try stage.tap(300, 115)
    try stage.down(220, 115)
    try stage.move(260, 115)
    try stage.up()
    #expect(slider.value == 0)
    #expect(stage.log == [])
  }

  @Test func `The thumb stays under the place where the finger took hold of it, and inside the track`() throws {
    try stage.down(120, 115)
    try stage.move(125, 115)
    #expect(near(slider.value, 0.025))
    try stage.move(600, 115)
    #expect(slider.value == 1)
    try stage.move(0, 115)
    #expect(slider.value == 0)
  }

  @Test func `B5 Code that sets the value sends nothing, and values are kept between the limits`() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (7, 7, 7))
    slider.maximumValue = 6
    #expect((slider.minimumValue, slider.maximumValue) == (6, 6))
    #expect(stage.log == [])
  }

  @Test func `Its rectangles follow each other and can be overridden`() throws {
    final class Wide: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 10, width: 431, height: 4) }
    }
    let bounds = CGRect(x: 0, y: 0, width: 231, height: 31)
    let track = slider.trackRect(forBounds: bounds)
    #expect((track.minX, track.maxX, track.midY) == (2, 229, 15.5))
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX == 0)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).maxX == 231)
    let wide = try stage.addNoting(Wide(), CGRect(x: 0, y: 300, width: 300, height: 31))
    #expect(
      wide.thumbRect(forBounds: wide.bounds, trackRect: wide.trackRect(forBounds: wide.bounds), value: 1).midX > 400)
    try stage.down(14, 312)
    try stage.move(114, 312)
    #expect(near(wide.value, 100 / 404))
  }

  @Test func `Images at the ends and of the thumb are taken into account`() {
    UIImage.declare("end", size: CGSize(width: 20, height: 20))
    slider.minimumValueImage = UIImage(named: "end")
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).width == 20)
    #expect(slider.trackRect(forBounds: slider.bounds).minX > 20)
    slider.setThumbImage(UIImage(named: "end"), for: .normal)
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
    slider.isHighlighted = true
    #expect(slider.currentThumbImage != nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == track.minX)
  }

  @Test func `Its value is spoken in per cent`() {
    slider.maximumValue = 200
    slider.value = 50
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
  }

  @Test func `From right to left the smallest value is on the right`() throws {
    try stage.app.run { slider.semanticContentAttribute = .forceRightToLeft }
    try stage.down(315, 115)
    try stage.move(265, 115)
    #expect(near(slider.value, 0.25))
  }

  @Test func `R8 A cancelled drag tells no lift`() throws {
    try stage.down(115, 115)
    try stage.move(165, 115)
    _ = stage.takeLog()
    try stage.app.touchCancel()
    #expect(stage.log == [])
    #expect(!slider.isTracking)
  }
}
