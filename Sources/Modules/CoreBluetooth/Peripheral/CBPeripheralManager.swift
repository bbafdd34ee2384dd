public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The key of the option to tell the user that Bluetooth is off; kept, without effect.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the option with the name under which a manager is restored; kept, without effect.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the services of a restored manager; never given here.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The key of what a restored manager makes known; never given here.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// How soon messages to a device are sent: low, medium or high latency.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }

/// A request of a device for a value of the app; none comes here.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// The device.
  public let central: CBCentral
  /// The characteristic.
  public let characteristic: CBCharacteristic
  /// The first byte.
  public let offset: Int
  /// The value.
  open var value: Data?

  init(_ central: CBCentral, _ characteristic: CBCharacteristic, offset: Int, value: Data?) {
    self.central = central
    self.characteristic = characteristic
    self.offset = offset
    self.value = value
    super.init()
  }
}

/// Offers services of the app to other devices. They are made known (`XCUIDevice.bluetooth`), but no device ever comes.
///
/// Delegates are called in a turn of their own, on the queue that the manager was made with.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// The object that is informed of the state and of requests.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether services are made known.
  open private(set) var isAdvertising = false
  private var services: [CBMutableService] = []

  /// Creates a manager without a delegate.
  public convenience init() { self.init(delegate: nil, queue: nil) }
  /// Creates a manager whose delegate is called on a queue, the main one for nil; options are without effect.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init("the state of Bluetooth", queue)
  }

  override func stateChanged() {
    if state.rawValue < CBManagerState.poweredOff.rawValue {
      stopAdvertising()
      services = []
    }
    queue.tell(delegate, "peripheralManagerDidUpdateState(_:)", of: self) {
      $0.peripheralManagerDidUpdateState(self)
    }
  }

  /// Makes a name and services known; fails with `alreadyAdvertising` while that goes on.
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    guard acceptsCommands() else { return }
    let failure = isAdvertising ? CBError(.alreadyAdvertising) : nil
    if failure == nil {
      isAdvertising = true
      let uuids = advertisementData?[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? []
      let name = advertisementData?[CBAdvertisementDataLocalNameKey] as? String
      BluetoothDevice.current.change {
        $0.advertisedName = name
        $0.advertisedServices = uuids.map(\.uuidString)
      }
    }
    soon("the begin of an advertisement") { [weak self] in
      guard let self else { return }
      queue.tell(delegate, "peripheralManagerDidStartAdvertising(_:error:)", of: self) {
        $0.peripheralManagerDidStartAdvertising(self, error: failure)
      }
    }
  }
  /// Ends what makes services known.
  open func stopAdvertising() {
    guard isAdvertising else { return }
    isAdvertising = false
    BluetoothDevice.current.change {
      $0.advertisedName = nil
      $0.advertisedServices = []
    }
  }

  /// Adds a service.
  open func add(_ service: CBMutableService) {
    guard acceptsCommands() else { return }
    services.append(service)
    soon("a new service") { [weak self] in
      guard let self else { return }
      queue.tell(delegate, "peripheralManager(_:didAdd:error:)", of: self) {
        $0.peripheralManager(self, didAdd: service, error: nil)
      }
    }
  }
  /// Removes a service.
  open func remove(_ service: CBMutableService) { services.removeAll { $0 === service } }
  /// Removes all services.
  open func removeAllServices() { services = [] }

  /// Does nothing, since no request comes.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Takes a new value of a characteristic; returns true, and no device is notified.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { acceptsCommands() }
  /// Does nothing, since no device is connected.
  open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
  /// Offers a channel: fails, since there are none.
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
    guard acceptsCommands() else { return }
    soon("a channel") { [weak self] in
      guard let self else { return }
      queue.tell(delegate, "peripheralManager(_:didPublishL2CAPChannel:error:)", of: self) {
        $0.peripheralManager(self, didPublishL2CAPChannel: 0, error: CBError(.operationNotSupported))
      }
    }
  }
  /// Does nothing, since no channel is offered.
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
