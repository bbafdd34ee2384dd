import Foundation
import PlainviewCoreBluetooth
import PlainviewUIAutomation
import Testing
import UIKit

/// Searching for devices with Bluetooth, and their values.
@MainActor @Suite struct CentralTests {
  private final class Client: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    var said: [String] = []
    var found: [CBPeripheral] = []
    lazy var manager = CBCentralManager(delegate: self, queue: nil)

    func centralManagerDidUpdateState(_ central: CBCentralManager) { said.append("\(central.state)") }
    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
      rssi RSSI: NSNumber
    ) {
      found.append(peripheral)
      said.append("found \(advertisementData[CBAdvertisementDataLocalNameKey] ?? "") \(RSSI)")
    }
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { said.append("connected") }
    func centralManager(
      _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) { said.append("failed \(((error as? CBError)?.code).map { "\($0)" } ?? "")") }
    func centralManager(
      _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) { said.append("disconnected \(((error as? CBError)?.code).map { "\($0)" } ?? "")") }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      said.append("services \(peripheral.services?.map(\.uuid.uuidString) ?? [])")
    }
    func peripheral(
      _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) { said.append("characteristics \(service.characteristics?.map(\.uuid.uuidString) ?? [])") }
    func peripheral(
      _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) { said.append("value \(Array(characteristic.value ?? Data())) \(error.map { "\($0)" } == nil)") }
    func peripheral(
      _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) { said.append("written \(((error as? CBATTError)?.code).map { "\($0)" } ?? "")") }
    func peripheral(
      _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) { said.append("notifies \(characteristic.isNotifying)") }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let client = Client()
  private static let identifier = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

  private static var strap: SimulatedPeripheral {
    SimulatedPeripheral(
      name: "Strap", identifier: identifier,
      services: [
        SimulatedService(
          "180D",
          characteristics: [
            SimulatedCharacteristic("2A37", properties: .notify, value: Data([60])),
            SimulatedCharacteristic("2A38", properties: [.read, .write], value: Data([1])),
          ])
      ])
  }

  /// Begins with Bluetooth that is on.
  private func launch(_ peripherals: [SimulatedPeripheral] = [strap]) throws {
    app.hardware.bluetooth.state = .poweredOn
    app.hardware.bluetooth.peripherals = peripherals
    try app.launch()
    try app.run { _ = client.manager }
    try app.settle()
    client.said = []
  }

  private func connect() throws -> CBPeripheral {
    try app.run { client.manager.scanForPeripherals(withServices: nil) }
    try app.settle()
    let peripheral = try #require(client.found.first)
    try app.run {
      peripheral.delegate = client
      client.manager.connect(peripheral)
    }
    try app.settle()
    client.said = []
    return peripheral
  }

  @Test func `A device without Bluetooth says so, and takes no commands`() throws {
    try app.launch()
    #expect(try app.run { CBManager.authorization } == .notDetermined)
    try app.run { #expect(client.manager.state == .unknown) }
    try app.settle()
    #expect(client.said == ["unsupported"] && CBManagerState.unsupported.rawValue == 2)
    try app.run {
      #expect(CBCentralManager.authorization == .allowedAlways)
      client.manager.scanForPeripherals(withServices: nil)
      #expect(!client.manager.isScanning)
    }
    #expect(app.console.contains { $0.contains("can only accept this command while in the powered on state") })
  }

  @Test func `Permission is asked for once, and can be taken back`() throws {
    app.hardware.bluetooth.state = .poweredOn
    app.hardware.bluetooth.allows = false
    try app.launch()
    try app.run { _ = client.manager }
    try app.settle()
    #expect(client.said == ["unauthorized"] && app.hardware.bluetooth.authorization == .denied)
    app.hardware.bluetooth.authorization = .allowedAlways
    app.hardware.bluetooth.state = .poweredOff
    #expect(client.said == ["unauthorized", "poweredOn", "poweredOff"])
    app.resetAuthorizationStatus(for: .bluetooth)
    #expect(app.hardware.bluetooth.authorization == .notDetermined)
  }

  @Test func `Devices in range are found once, those with other services are not`() throws {
    try launch()
    try app.run { client.manager.scanForPeripherals(withServices: [CBUUID(string: "180F")]) }
    try app.settle()
    #expect(client.said == [])
    try app.run {
      client.manager.scanForPeripherals(withServices: [CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")])
    }
    try app.settle()
    app.hardware.bluetooth.peripherals = [Self.strap]
    #expect(client.said == ["found Strap -50"] && client.found.first?.state == .disconnected)
  }

  @Test func `A device that comes later is found and connected, one that goes is lost`() throws {
    try launch([])
    try app.run { client.manager.scanForPeripherals(withServices: nil) }
    try app.settle()
    app.hardware.bluetooth.peripherals = [Self.strap]
    let peripheral = try #require(client.found.first)
    app.hardware.bluetooth.peripherals = []
    try app.run { client.manager.connect(peripheral) }
    try app.settle()
    #expect(peripheral.state == .connecting)
    app.hardware.bluetooth.peripherals = [Self.strap]
    app.hardware.bluetooth.peripherals = []
    #expect(client.said == ["found Strap -50", "connected", "disconnected connectionTimeout"])
  }

  @Test func `A device that takes no connections fails, and the app ends one`() throws {
    var closed = Self.strap
    closed.isConnectable = false
    try launch([closed])
    try app.run { client.manager.connect(client.manager.retrievePeripherals(withIdentifiers: [Self.identifier])[0]) }
    try app.settle()
    #expect(client.said == ["failed connectionFailed"])
    app.hardware.bluetooth.peripherals = [Self.strap]
    let peripheral = try connect()
    #expect(
      try app.run { client.manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]).count } == 1)
    try app.run { client.manager.cancelPeripheralConnection(peripheral) }
    try app.settle()
    #expect(client.said == ["disconnected "] && peripheral.state == .disconnected)
  }

  @Test func `Values are found, read, written and followed`() throws {
    try launch()
    let peripheral = try connect()
    try app.run { peripheral.discoverServices(nil) }
    try app.settle()
    let service = try #require(peripheral.services?.first)
    try app.run { peripheral.discoverCharacteristics(nil, for: service) }
    try app.settle()
    let rate = try #require(service.characteristics?.first)
    let characteristic = try #require(service.characteristics?.last)
    #expect(client.said == ["services [\"180D\"]", "characteristics [\"2A37\", \"2A38\"]"])
    client.said = []
    try app.run {
      peripheral.readValue(for: characteristic)
      peripheral.readValue(for: rate)
      peripheral.writeValue(Data([2]), for: characteristic, type: .withResponse)
      peripheral.writeValue(Data([2]), for: rate, type: .withResponse)
      peripheral.setNotifyValue(true, for: rate)
    }
    try app.settle()
    app.hardware.bluetooth.setValue(Data([72]), characteristic: "2A37", service: "180D", of: Self.identifier)
    #expect(
      client.said == [
        "value [1] true", "value [] false", "written ", "written writeNotPermitted", "notifies true",
        "value [72] true",
      ])
    #expect(app.hardware.bluetooth.peripherals[0].services[0].characteristics[1].value == Data([2]))
  }

  @Test func `Bluetooth that is turned off ends connections and searches`() throws {
    try launch()
    let peripheral = try connect()
    app.hardware.bluetooth.state = .poweredOff
    #expect(client.said == ["poweredOff"] && peripheral.state == .disconnected && !client.manager.isScanning)
  }
}
