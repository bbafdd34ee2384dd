import PlainviewCoreMotion
import PlainviewUIAutomation
import Testing
import UIKit

/// The motion of headphones, which the test connects.
@MainActor @Suite struct HeadphoneMotionTests {
  private final class Listener: NSObject, CMHeadphoneMotionManagerDelegate, @unchecked Sendable {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) { answers.add("connected") }
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) { answers.add("disconnected") }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let answers = Answers()

  @Test func `Headphones are followed once they are connected, until they are disconnected`() throws {
    try app.launch()
    let listener = Listener(answers)
    let manager = try app.run {
      let manager = CMHeadphoneMotionManager()
      manager.delegate = listener
      #expect(manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
      let answers = answers
      manager.startDeviceMotionUpdates(to: .main) { motion, _ in answers.add("\(motion?.attitude.yaw ?? 0)") }
      return manager
    }
    try app.advance(by: 0.1)
    #expect(answers.all.isEmpty && manager.deviceMotion == nil && manager.isDeviceMotionActive)
    app.hardware.motion.headphoneMotion = SimulatedDeviceMotion(yaw: 0.5)
    #expect(answers.all == ["connected"])
    #expect(try app.run { manager.deviceMotion?.sensorLocation } == .headphoneLeft)
    // 25 updates in a second.
    try app.advance(by: 0.99)
    #expect(answers.all.filter { $0 != "connected" }.count >= 23)
    app.hardware.motion.headphoneMotion = nil
    #expect(answers.all.last == "disconnected")
    try app.run { manager.stopDeviceMotionUpdates() }
    app.hardware.motion.headphoneMotion = SimulatedDeviceMotion()
    #expect(answers.all.last == "disconnected" && manager.delegate === listener)
  }

  @Test func `The connection is followed without updates`() throws {
    app.hardware.motion.headphoneMotion = SimulatedDeviceMotion()
    try app.launch()
    let listener = Listener(answers)
    let manager = try app.run {
      let manager = CMHeadphoneMotionManager()
      manager.delegate = listener
      manager.startConnectionStatusUpdates()
      return manager
    }
    try app.settle()
    #expect(answers.all == ["connected"] && manager.isConnectionStatusActive && !manager.isDeviceMotionActive)
    #expect(manager.delegate === listener)
  }

  @Test func `Motion that the user does not allow is an error`() throws {
    app.hardware.motion.allows = false
    try app.launch()
    try app.run {
      let answers = answers
      CMHeadphoneMotionManager().startDeviceMotionUpdates(to: .main) { _, error in
        answers.add("\((error as NSError?)?.code ?? 0)")
      }
    }
    try app.settle()
    // `CMErrorNotAuthorized` is 111.
    #expect(try app.run { CMHeadphoneMotionManager.authorizationStatus() } == .denied && answers.all == ["111"])
  }
}
