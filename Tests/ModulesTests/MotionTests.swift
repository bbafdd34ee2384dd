import PlainviewCoreMotion
import PlainviewUIAutomation
import Testing
import UIKit

/// `CoreMotion`: sensors that the test feeds.
@MainActor @Suite struct MotionTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let answers = Answers()
  /// What `Date()` says at the launch, and dates from there.
  private let launch = Date(timeIntervalSince1970: 1_700_000_000)
  private func date(_ seconds: TimeInterval) -> Date { launch.addingTimeInterval(seconds) }

  @Test func `Without data nothing is available`() throws {
    try app.launch()
    try app.run {
      let manager = CMMotionManager()
      #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable && !manager.isMagnetometerAvailable)
      #expect(!manager.isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
      #expect(!CMMotionActivityManager.isActivityAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
      manager.startAccelerometerUpdates()
      #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
    }
  }

  @Test func `Updates come every so many seconds until they are stopped`() throws {
    app.hardware.motion.acceleration = CMAcceleration(x: 0, y: 0, z: -1)
    try app.launch()
    let manager = try app.run {
      let manager = CMMotionManager()
      manager.accelerometerUpdateInterval = 0.5
      manager.startAccelerometerUpdates(to: .main) { data, _ in answers.add("\(data?.acceleration.z ?? 0)") }
      return manager
    }
    try app.advance(by: 0.4)
    #expect(answers.all.isEmpty && manager.isAccelerometerActive)
    try app.advance(by: 0.2)
    #expect(answers.all == ["-1.0"])
    app.hardware.motion.acceleration = CMAcceleration(x: 0, y: 0, z: 0.5)
    try app.advance(by: 1)
    #expect(answers.all == ["-1.0", "0.5", "0.5"])
    #expect(try app.run { manager.accelerometerData?.acceleration.z } == 0.5)
    try app.run { manager.stopAccelerometerUpdates() }
    try app.advance(by: 2)
    #expect(answers.all.count == 3)
    #expect(try app.run { manager.accelerometerData } == nil)
  }

  @Test func `Attitudes are turned around Z, X and Y`() throws {
    app.hardware.motion.deviceMotion = SimulatedDeviceMotion(roll: 0.3, pitch: 0.5, yaw: -0.7)
    try app.launch()
    let (first, second) = try app.run {
      let manager = CMMotionManager()
      manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
      let first = try #require(manager.deviceMotion)
      app.hardware.motion.deviceMotion?.pitch = 0.9
      return (first, try #require(manager.deviceMotion))
    }
    let attitude = first.attitude
    #expect(abs(attitude.roll - 0.3) < 1e-9 && abs(attitude.pitch - 0.5) < 1e-9 && abs(attitude.yaw + 0.7) < 1e-9)
    // Gravity points down: the third column of the matrix is up, seen from the device.
    let matrix = attitude.rotationMatrix
    #expect(abs(first.gravity.x + matrix.m13) < 1e-9 && abs(first.gravity.y + matrix.m23) < 1e-9)
    #expect(abs(first.gravity.z + matrix.m33) < 1e-9)
    let size = [first.gravity.x, first.gravity.y, first.gravity.z].map { $0 * $0 }.reduce(0, +)
    #expect(abs(size - 1) < 1e-9)
    // An attitude relative to itself is none.
    let same = try #require(attitude.copy() as? CMAttitude)
    same.multiply(byInverseOf: attitude)
    #expect(abs(same.quaternion.w - 1) < 1e-9 && abs(same.pitch) < 1e-9)
    #expect(abs(second.attitude.pitch - 0.9) < 1e-9)
  }

  @Test(arguments: [true, false]) func `The user is asked before steps are counted`(_ allows: Bool) throws {
    app.dateAtLaunch = launch
    app.hardware.motion.walks = [
      SimulatedWalk(from: date(-100), to: date(-50), steps: 60, distance: 50, floorsAscended: 1),
      SimulatedWalk(from: date(-40), to: date(-10), steps: 30, distance: 30),
    ]
    app.hardware.motion.allows = allows
    try app.launch()
    #expect(try app.run { CMPedometer.authorizationStatus() } == .notDetermined)
    try app.run {
      CMPedometer().queryPedometerData(from: date(-60), to: date(0)) { [answers] data, error in
        answers.add(
          "\(data?.numberOfSteps.intValue ?? -1) \(data?.distance?.intValue ?? -1) \((error as NSError?)?.code ?? 0)")
      }
      CMPedometer().queryPedometerData(from: date(-45), to: date(0)) { [answers] data, _ in
        answers.add("\(data?.numberOfSteps.intValue ?? -1) \(data?.floorsAscended?.intValue ?? -1)")
      }
    }
    try app.settle()
    #expect(Set(answers.all) == (allows ? ["90 80 0", "30 -1"] : ["-1 -1 105", "-1 -1"]))
    #expect(app.hardware.motion.authorization == (allows ? .authorized : .denied))
  }

  @Test func `A pedometer reports each walk`() throws {
    app.dateAtLaunch = launch
    app.hardware.motion.walks = []
    try app.launch()
    let pedometer = try app.run {
      let pedometer = CMPedometer()
      pedometer.startUpdates(from: date(0)) { [answers] data, _ in
        answers.add("\(data?.numberOfSteps.intValue ?? -1) \(data?.currentCadence?.intValue ?? -1)")
      }
      pedometer.startEventUpdates { [answers] event, _ in answers.add("event \(event?.type.rawValue ?? -1)") }
      return pedometer
    }
    try app.settle()
    try app.advance(by: 20)
    app.hardware.motion.walks?.append(SimulatedWalk(from: date(0), to: date(10), steps: 20))
    try app.settle()
    app.hardware.motion.sendPedometerEvent(.pause)
    try app.settle()
    #expect(answers.all == ["0 -1", "20 2", "event 0"])
    try app.run { pedometer.stopUpdates() }
    app.hardware.motion.walks?.append(SimulatedWalk(from: date(10), to: date(15), steps: 5))
    try app.settle()
    #expect(answers.all.count == 3)
  }

  @Test func `Activities are those of a time, and each new one is told`() throws {
    app.dateAtLaunch = launch
    app.hardware.motion.activities = [
      SimulatedActivity([.stationary], from: date(-300)), SimulatedActivity([.walking], from: date(-200)),
      SimulatedActivity([.automotive], from: date(-100)),
    ]
    try app.launch()
    let manager = try app.run {
      let manager = CMMotionActivityManager()
      manager.queryActivityStarting(from: date(-150), to: date(0), to: .main) { [answers] activities, _ in
        answers.add((activities ?? []).map { "\($0.walking) \($0.automotive)" }.joined(separator: ", "))
      }
      manager.startActivityUpdates(to: .main) { [answers] in answers.add("\($0?.cycling == true)") }
      return manager
    }
    try app.settle()
    app.hardware.motion.activities?.append(SimulatedActivity([.cycling], from: date(0)))
    try app.settle()
    #expect(answers.all == ["true false, false true", "false", "true"])
    try app.run { manager.stopActivityUpdates() }
  }

  @Test func `What is not there is an error`() throws {
    try app.launch()
    try app.run {
      CMPedometer().queryPedometerData(from: date(0), to: date(1)) { [answers] _, error in
        answers.add("\((error as NSError?)?.domain ?? "") \((error as NSError?)?.code ?? 0)")
      }
      CMMotionActivityManager().queryActivityStarting(from: date(0), to: date(1), to: .main) { [answers] _, error in
        answers.add("\((error as NSError?)?.code == Int(CMErrorMotionActivityNotAvailable.rawValue))")
      }
    }
    try app.settle()
    #expect(Set(answers.all) == ["CMErrorDomain 109", "true"])
    #expect(app.hardware.motion.authorization == .notDetermined)
  }

  @Test func `Altitudes are relative to the first`() throws {
    app.hardware.motion.altitude = SimulatedAltitude(meters: 500, pressure: 95)
    try app.launch()
    let altimeter = try app.run {
      let altimeter = CMAltimeter()
      altimeter.startRelativeAltitudeUpdates(to: .main) { [answers] data, _ in
        answers.add("\(data?.relativeAltitude.doubleValue ?? -1) \(data?.pressure.doubleValue ?? -1)")
      }
      return altimeter
    }
    try app.settle()
    app.hardware.motion.altitude = SimulatedAltitude(meters: 503, pressure: 94.5)
    try app.settle()
    #expect(answers.all == ["0.0 95.0", "3.0 94.5"])
    try app.run { altimeter.stopRelativeAltitudeUpdates() }
    app.hardware.motion.altitude?.meters = 600
    try app.settle()
    #expect(answers.all.count == 2)
  }
}
