public import Foundation
public import PlainviewRuntime
import PlainviewUIKitCore

/// Searches for devices and connects to them. There are those that the test has put in range (`XCUIDevice.bluetooth`).
///
/// Delegates are called on the main thread, in a turn of their own.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// What a device can do beyond the usual.
  public struct Feature: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates features of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Longer advertisements, and connections by them.
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }

  /// The object that is informed of the state, of devices and of connections.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether the manager searches.
  open private(set) var isScanning = false
  private var wanted: [CBUUID]?
  private var allowsDuplicates = false
  private var found: Set<UUID> = []
  /// The devices that the app has got to know.
  var known: [UUID: CBPeripheral] = [:]

  /// Creates a manager without a delegate.
  public convenience init() { self.init(delegate: nil, queue: nil) }
  /// Creates a manager; queue and options are without effect.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init("the state of Bluetooth")
  }

  /// Returns whether a device has features, never.
  open class func supports(_ features: Feature) -> Bool { false }

  override func stateChanged() {
    if state != .poweredOn {
      isScanning = false
      for peripheral in known.values { peripheral.state = .disconnected }
    }
    UserCode.tell(delegate, "centralManagerDidUpdateState(_:)", of: self) { $0.centralManagerDidUpdateState(self) }
  }

  // MARK: Searching

  /// Searches for devices with one of some services, or for all; each is reported once.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
    guard acceptsCommands() else { return }
    wanted = serviceUUIDs
    allowsDuplicates = (options?[CBCentralManagerScanOptionAllowDuplicatesKey] as? NSNumber)?.boolValue ?? false
    found = []
    isScanning = true
    soon("devices in range") { [weak self] in self?.report() }
  }
  /// Ends the search.
  open func stopScan() { isScanning = false }

  @MainActor private func report() {
    for device in BluetoothDevice.current.state.peripherals where device.advertises(wanted) {
      guard isScanning, allowsDuplicates || !found.contains(device.identifier) else { continue }
      found.insert(device.identifier)
      let peripheral = peripheral(device)
      UserCode.tell(
        delegate, "centralManager(_:didDiscover:advertisementData:rssi:)", of: self, ", \(device.name ?? "")"
      ) {
        $0.centralManager(
          self, didDiscover: peripheral, advertisementData: device.advertisement, rssi: device.rssi as NSNumber)
      }
    }
  }

  private func peripheral(_ device: SimulatedPeripheral) -> CBPeripheral {
    let peripheral = known[device.identifier] ?? CBPeripheral(device.identifier)
    known[device.identifier] = peripheral
    peripheral.name = device.name
    return peripheral
  }

  /// Returns the devices in range with identifiers, and those that the app has got to know.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    let devices = BluetoothDevice.current.state.peripherals
    return identifiers.compactMap { one in
      devices.first { $0.identifier == one }.map(peripheral) ?? known[one]
    }
  }
  /// Returns the connected devices with one of some services.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    BluetoothDevice.current.state.peripherals.filter { device in
      known[device.identifier]?.state == .connected && serviceUUIDs.contains { device.service($0) != nil }
    }.map(peripheral)
  }

  // MARK: Connecting

  /// Connects to a device as soon as it is in range.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    guard acceptsCommands(), peripheral.state != .connected else { return }
    known[peripheral.identifier] = peripheral
    peripheral.state = .connecting
    soon("a connection") { [weak self] in self?.finishConnecting(peripheral) }
  }

  @MainActor private func finishConnecting(_ peripheral: CBPeripheral) {
    guard peripheral.state == .connecting, let device = BluetoothDevice.current.peripheral(peripheral.identifier) else {
      return
    }
    if device.isConnectable {
      peripheral.state = .connected
      UserCode.tell(delegate, "centralManager(_:didConnect:)", of: self) {
        $0.centralManager(self, didConnect: peripheral)
      }
    } else {
      peripheral.state = .disconnected
      UserCode.tell(delegate, "centralManager(_:didFailToConnect:error:)", of: self) {
        $0.centralManager(self, didFailToConnect: peripheral, error: CBError(.connectionFailed))
      }
    }
  }

  /// Ends a connection, or the attempt to connect.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    guard acceptsCommands(), peripheral.state != .disconnected else { return }
    peripheral.state = .disconnecting
    soon("the end of a connection") { [weak self] in self?.finishDisconnecting(peripheral, nil) }
  }

  @MainActor private func finishDisconnecting(_ peripheral: CBPeripheral, _ error: CBError?) {
    guard peripheral.state != .disconnected else { return }
    peripheral.state = .disconnected
    let time = SimulatedProcess.date.timeIntervalSinceReferenceDate
    let newer: Void? = UserCode.ask(
      delegate, "centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)"
    ) {
      $0.centralManager(
        self, didDisconnectPeripheral: peripheral, timestamp: time, isReconnecting: false, error: error)
    }
    guard newer == nil else { return }
    UserCode.tell(delegate, "centralManager(_:didDisconnectPeripheral:error:)", of: self) {
      $0.centralManager(self, didDisconnectPeripheral: peripheral, error: error)
    }
  }

  override func devicesChanged() {
    if isScanning { report() }
    for peripheral in known.values.sorted(by: { $0.identifier.uuidString < $1.identifier.uuidString }) {
      let isThere = BluetoothDevice.current.peripheral(peripheral.identifier) != nil
      if peripheral.state == .connecting, isThere { finishConnecting(peripheral) }
      if peripheral.state == .connected, !isThere { finishDisconnecting(peripheral, CBError(.connectionTimeout)) }
    }
  }
}

/// Is notified of the state, of devices and of connections; all but the first method are optional.
@preconcurrency public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when the state is known, and when it has changed.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Declared for a manager that is restored; never called here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called when a device was found.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Called when a device is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device could not be connected.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device is connected no more; the error is nil when the app has ended the connection. The time is in
  /// seconds since the reference date.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?)
  /// Called when a device is connected no more, where the newer method is not there.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
extension CBCentralManagerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
    leftOut(by: self, anywhere: (), with: [central, dict])
  }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, advertisementData, RSSI]) }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    leftOut(by: self, anywhere: (), with: [central, peripheral])
  }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, error]) }
  /// The default of the optional method: the older method is called.
  dynamic public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [central, peripheral, timestamp, isReconnecting, error]) }
}
