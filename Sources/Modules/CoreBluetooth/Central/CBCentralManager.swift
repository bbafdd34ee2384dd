public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Searches for devices and connects to them. There are those that the test has put in range (`XCUIDevice.bluetooth`).
///
/// Delegates, those of its devices too, are called in a turn of their own, on the queue that the manager was made with.
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
  private var events: ConnectionEvents?
  /// The devices as they were when they were connected.
  private var connected: [UUID: SimulatedPeripheral] = [:]
  /// The devices that the app has got to know.
  var known: [UUID: CBPeripheral] = [:]

  /// Creates a manager without a delegate.
  public convenience init() { self.init(delegate: nil, queue: nil) }
  /// Creates a manager whose delegate is called on a queue, the main one for nil; options are without effect.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init("the state of Bluetooth", queue)
  }

  /// Returns whether a device has features, never.
  open class func supports(_ features: Feature) -> Bool { false }

  override func stateChanged() {
    if state != .poweredOn {
      isScanning = false
      for peripheral in known.values { peripheral.state = .disconnected }
    }
    queue.tell(delegate, "centralManagerDidUpdateState(_:)", of: self) { $0.centralManagerDidUpdateState(self) }
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
      queue.tell(
        delegate, "centralManager(_:didDiscover:advertisementData:rssi:)", of: self, ", \(device.name ?? "")"
      ) {
        $0.centralManager(
          self, didDiscover: peripheral, advertisementData: device.advertisement, rssi: device.rssi as NSNumber)
      }
    }
  }

  private func peripheral(_ device: SimulatedPeripheral) -> CBPeripheral {
    let peripheral = known[device.identifier] ?? CBPeripheral(device.identifier, queue)
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
  /// Returns the devices with one of some services that are connected, by this app or another one.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    BluetoothDevice.current.state.peripherals.filter { device in
      let isConnected = device.isConnectedToAnotherApp || known[device.identifier]?.state == .connected
      return isConnected && serviceUUIDs.contains { device.service($0) != nil }
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
      connected[device.identifier] = device
      queue.tell(delegate, "centralManager(_:didConnect:)", of: self) {
        $0.centralManager(self, didConnect: peripheral)
      }
      if !device.isConnectedToAnotherApp { BluetoothClients.current.connectionChanged(device, .peerConnected) }
    } else {
      peripheral.state = .disconnected
      queue.tell(delegate, "centralManager(_:didFailToConnect:error:)", of: self) {
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
    tellOfEnd(peripheral, error)
    let last = connected.removeValue(forKey: peripheral.identifier)
    if let device = BluetoothDevice.current.peripheral(peripheral.identifier) ?? last, !device.isConnectedToAnotherApp {
      BluetoothClients.current.connectionChanged(device, .peerDisconnected)
    }
  }

  /// Tells the delegate that a device is connected no more: by the newer method, or by the older one where that is left out.
  @MainActor private func tellOfEnd(_ peripheral: CBPeripheral, _ error: CBError?) {
    guard let told = delegate else { return }
    let time = SimulatedProcess.date.timeIntervalSinceReferenceDate
    queue.ask(
      told, "centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)",
      {
        $0.centralManager(
          self, didDisconnectPeripheral: peripheral, timestamp: time, isReconnecting: false, error: error)
      },
      then: { [self] newer in
        guard newer == nil else { return }
        queue.tell(told, "centralManager(_:didDisconnectPeripheral:error:)", of: self) {
          $0.centralManager(self, didDisconnectPeripheral: peripheral, error: error)
        }
      })
  }

  // MARK: Connections of all apps

  /// Has the delegate hear of connections between devices and the phone, whichever app has made them; without options of
  /// those of all devices.
  open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {
    guard acceptsCommands() else { return }
    events = ConnectionEvents(options)
  }

  /// Tells the delegate of a connection, if it is to hear of it.
  @MainActor func connectionChanged(_ device: SimulatedPeripheral, _ event: CBConnectionEvent) {
    guard state == .poweredOn, events?.matches(device) ?? false else { return }
    let peripheral = peripheral(device)
    queue.tell(delegate, "centralManager(_:connectionEventDidOccur:for:)", of: self, ", \(event)") {
      $0.centralManager(self, connectionEventDidOccur: event, for: peripheral)
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
