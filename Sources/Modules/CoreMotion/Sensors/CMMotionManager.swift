public import Foundation
import PlainviewRuntime
import Synchronization

/// Gets what the accelerometer has measured, or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Gets what the gyroscope has measured, or an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Gets what the magnetometer has measured, or an error.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Gets what follows from all sensors, or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of the device: one is available once the test has said what it measures (`XCUIDevice.motion`). Updates come on
/// the app's clock, at most 100 a second; without a sensor a start has no effect.
open class CMMotionManager: NSObject, @unchecked Sendable {
  private let accelerometer = SensorUpdates()
  private let gyro = SensorUpdates()
  private let magnetometer = SensorUpdates()
  private let motion = SensorUpdates()
  private let frame = Mutex(CMAttitudeReferenceFrame.xArbitraryZVertical)
  /// Whether the system asks the user to move the device for the compass. Kept, without effect.
  open var showsDeviceMovementDisplay = false

  public override init() { super.init() }

  private var device: MotionDevice.State { MotionDevice.current.state }
  private static var now: TimeInterval { SimulatedProcess.current.clock.now }

  /// Has values handed over on a queue.
  private func start(_ updates: SensorUpdates, on queue: OperationQueue, _ action: @escaping (CMMotionManager) -> Void)
  {
    nonisolated(unsafe) let action = action
    updates.start { [weak self] in queue.addOperation { [weak self] in if let self { action(self) } } }
  }

  // MARK: The accelerometer

  /// Whether the device has an accelerometer.
  open var isAccelerometerAvailable: Bool { device.acceleration != nil }
  /// Whether updates of the accelerometer were started.
  open var isAccelerometerActive: Bool { accelerometer.isActive }
  /// Seconds between updates of the accelerometer.
  open var accelerometerUpdateInterval: TimeInterval {
    get { accelerometer.interval }
    set { accelerometer.interval = newValue }
  }
  /// What the accelerometer measures; nil while updates are not started.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? device.acceleration.map { CMAccelerometerData($0, timestamp: Self.now) } : nil
  }
  /// Starts updates of the accelerometer for `accelerometerData`.
  open func startAccelerometerUpdates() { if isAccelerometerAvailable { accelerometer.start() } }
  /// Starts updates of the accelerometer, which a closure gets on a queue.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    guard isAccelerometerAvailable else { return }
    start(accelerometer, on: queue) { if let data = $0.accelerometerData { handler(data, nil) } }
  }
  /// Stops the updates of the accelerometer.
  open func stopAccelerometerUpdates() { accelerometer.stop() }

  // MARK: The gyroscope

  /// Whether the device has a gyroscope.
  open var isGyroAvailable: Bool { device.rotationRate != nil }
  /// Whether updates of the gyroscope were started.
  open var isGyroActive: Bool { gyro.isActive }
  /// Seconds between updates of the gyroscope.
  open var gyroUpdateInterval: TimeInterval {
    get { gyro.interval }
    set { gyro.interval = newValue }
  }
  /// What the gyroscope measures; nil while updates are not started.
  open var gyroData: CMGyroData? {
    isGyroActive ? device.rotationRate.map { CMGyroData($0, timestamp: Self.now) } : nil
  }
  /// Starts updates of the gyroscope for `gyroData`.
  open func startGyroUpdates() { if isGyroAvailable { gyro.start() } }
  /// Starts updates of the gyroscope, which a closure gets on a queue.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    guard isGyroAvailable else { return }
    start(gyro, on: queue) { if let data = $0.gyroData { handler(data, nil) } }
  }
  /// Stops the updates of the gyroscope.
  open func stopGyroUpdates() { gyro.stop() }

  // MARK: The magnetometer

  /// Whether the device has a magnetometer.
  open var isMagnetometerAvailable: Bool { device.magneticField != nil }
  /// Whether updates of the magnetometer were started.
  open var isMagnetometerActive: Bool { magnetometer.isActive }
  /// Seconds between updates of the magnetometer.
  open var magnetometerUpdateInterval: TimeInterval {
    get { magnetometer.interval }
    set { magnetometer.interval = newValue }
  }
  /// What the magnetometer measures; nil while updates are not started.
  open var magnetometerData: CMMagnetometerData? {
    isMagnetometerActive ? device.magneticField.map { CMMagnetometerData($0, timestamp: Self.now) } : nil
  }
  /// Starts updates of the magnetometer for `magnetometerData`.
  open func startMagnetometerUpdates() { if isMagnetometerAvailable { magnetometer.start() } }
  /// Starts updates of the magnetometer, which a closure gets on a queue.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    guard isMagnetometerAvailable else { return }
    start(magnetometer, on: queue) { if let data = $0.magnetometerData { handler(data, nil) } }
  }
  /// Stops the updates of the magnetometer.
  open func stopMagnetometerUpdates() { magnetometer.stop() }

  // MARK: All sensors

  /// Whether the device knows how it is turned.
  open var isDeviceMotionAvailable: Bool { device.motion != nil }
  /// Whether updates of the device's motion were started.
  open var isDeviceMotionActive: Bool { motion.isActive }
  /// Seconds between updates of the device's motion.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { motion.interval }
    set { motion.interval = newValue }
  }
  /// The device's motion; nil while updates are not started.
  open var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? device.motion.map { CMDeviceMotion($0, timestamp: Self.now) } : nil
  }
  /// Returns the reference frames that can be used: all.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [.xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical, .xTrueNorthZVertical]
  }
  /// The reference frame of attitudes; it has no effect on the values.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { frame.withLock { $0 } }

  /// Starts updates of the device's motion for `deviceMotion`.
  open func startDeviceMotionUpdates() { if isDeviceMotionAvailable { motion.start() } }
  /// Starts updates of the device's motion, which a closure gets on a queue.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    guard isDeviceMotionAvailable else { return }
    start(motion, on: queue) { if let data = $0.deviceMotion { handler(data, nil) } }
  }
  /// Starts updates of the device's motion in a reference frame for `deviceMotion`.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    frame.withLock { $0 = referenceFrame }
    startDeviceMotionUpdates()
  }
  /// Starts updates of the device's motion in a reference frame, which a closure gets on a queue.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    frame.withLock { $0 = referenceFrame }
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }
  /// Stops the updates of the device's motion.
  open func stopDeviceMotionUpdates() { motion.stop() }
}
