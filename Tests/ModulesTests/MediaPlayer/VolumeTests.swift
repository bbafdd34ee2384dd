import Foundation
import PlainviewAVFoundation
import PlainviewMediaPlayer
import PlainviewUIAutomation
import Testing
import UIKit

/// The volume of the device, by its slider and its buttons.
@MainActor @Suite struct VolumeTests {
  private let host = UIViewController()
  private let app: XCUIApplication

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    app.hardware.media.volume = 0.25
    try app.launch()
  }

  @Test func `The slider shows the volume and sets it, by code too`() throws {
    let slider = try app.run {
      let view = MPVolumeView(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      host.view.addSubview(view)
      return try #require(view.subviews.compactMap { $0 as? UISlider }.first)
    }
    #expect(slider.value == 0.25)
    try app.run { slider.value = 0.75 }
    #expect(app.hardware.media.volume == 0.75)
    #expect(try app.run { AVAudioSession.sharedInstance().outputVolume } == 0.75)
    try app.sliders["Volume"].adjust(toNormalizedSliderPosition: 1)
    #expect(app.hardware.media.volume == 1)
  }

  @Test func `Observers of the session hear of the volume`() throws {
    let answers = Answers()
    let observation = try app.run {
      AVAudioSession.sharedInstance().observe(\.outputVolume, __names: "outputVolume", options: [.new]) { session, _ in
        answers.add("\(session.outputVolume)")
      }
    }
    app.hardware.media.volume = 0.5
    app.hardware.media.volume = 0.5
    app.hardware.media.volume = 2
    #expect(answers.all == ["0.5", "1.0"])
    observation.invalidate()
  }
}
