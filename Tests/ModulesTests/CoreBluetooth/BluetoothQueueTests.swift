import Foundation
import PlainviewCoreBluetooth
import PlainviewUIAutomation
import Synchronization
import Testing
import UIKit

/// Delegates that are called on a queue of the app, and connections of other apps.
@MainActor @Suite struct BluetoothQueueTests {
  /// Notes what it hears, and whether that is on its queue.
  private final class Client: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    static let mark = DispatchSpecificKey<Bool>()
    private let notes = Mutex<[String]>([])
    nonisolated var said: [String] { notes.withLock { $0 } }

    private nonisolated func note(_ text: String) {
      let isOnQueue = DispatchQueue.getSpecific(key: Self.mark) ?? false
      notes.withLock { $0.append(isOnQueue ? text : text + " elsewhere") }
    }
    nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
      note("\(central.state)")
      if central.state == .poweredOn { central.scanForPeripherals(withServices: nil) }
    }
    nonisolated func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
      rssi RSSI: NSNumber
    ) {
      note("found \(peripheral.name ?? "")")
      peripheral.delegate = self
      central.connect(peripheral)
    }
    nonisolated func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
      note("connected")
      peripheral.discoverServices(nil)
    }
    nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      note("services \(peripheral.services?.map(\.uuid) ?? [])")
    }
    nonisolated func centralManager(
      _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) { note("disconnected \(CBError.connectionTimeout ~= (error ?? CBError(.unknown)))") }
  }

  /// Hears of connections of all apps.
  private final class Listener: NSObject, CBCentralManagerDelegate {
    var said: [String] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) {}
    func centralManager(
      _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
    ) { said.append("\(event) \(peripheral.name ?? "")") }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private static let strap = SimulatedPeripheral(
    name: "Strap", identifier: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    services: [SimulatedService("180D")])

  private func launch(_ peripherals: [SimulatedPeripheral]) throws {
    app.hardware.bluetooth.state = .poweredOn
    app.hardware.bluetooth.peripherals = peripherals
    try app.launch()
  }

  @Test func `Delegates of managers and of devices are called on the queue of the manager`() throws {
    try launch([Self.strap])
    let queue = DispatchQueue(label: "bluetooth")
    queue.setSpecific(key: Client.mark, value: true)
    let client = Client()
    let manager = try app.run { CBCentralManager(delegate: client, queue: queue) }
    for _ in 0..<6 {
      try app.settle()
      queue.sync {}
    }
    try app.settle()
    #expect(client.said == ["poweredOn", "found Strap", "connected", "services [Heart Rate]"])
    app.hardware.bluetooth.peripherals = []
    queue.sync {}
    #expect(client.said.last == "disconnected true" && manager.state == .poweredOn)
  }

  @Test func `The main queue is that of a manager without one`() throws {
    try launch([Self.strap])
    let client = Client()
    let manager = try app.run { CBCentralManager(delegate: client, queue: .main) }
    try app.settle()
    #expect(client.said.first == "poweredOn elsewhere" && client.said.last == "services [Heart Rate] elsewhere")
    #expect(manager.isScanning)
  }

  @Test func `A manager that asks for it hears of connections of this app and of others`() throws {
    try launch([Self.strap])
    let listener = Listener()
    let manager = try app.run { CBCentralManager(delegate: listener, queue: nil) }
    try app.settle()
    var strap = Self.strap
    strap.isConnectedToAnotherApp = true
    app.hardware.bluetooth.peripherals = [strap]
    #expect(listener.said == [])
    try app.run {
      #expect(manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]).count == 1)
      manager.registerForConnectionEvents(options: [.serviceUUIDs: [CBUUID(string: "180D")]])
    }
    app.hardware.bluetooth.peripherals = [Self.strap]
    #expect(listener.said == ["peerDisconnected Strap"])
    try app.run { manager.connect(manager.retrievePeripherals(withIdentifiers: [strap.identifier])[0]) }
    try app.settle()
    #expect(listener.said == ["peerDisconnected Strap", "peerConnected Strap"])
    app.hardware.bluetooth.peripherals = []
    #expect(listener.said.last == "peerDisconnected Strap")
    try app.run { manager.registerForConnectionEvents(options: [.serviceUUIDs: [CBUUID(string: "180F")]]) }
    app.hardware.bluetooth.peripherals = [strap]
    app.hardware.bluetooth.peripherals = [Self.strap]
    #expect(listener.said.count == 3 && CBConnectionEvent.peerConnected.rawValue == 1)
  }

  @Test func `Identifiers that the specification assigns are described by their names`() {
    let names = [
      "180D": "Heart Rate", "180A": "Device Information", "2A19": "Battery Level",
      "2902": "Client Characteristic Configuration",
    ]
    for (number, name) in names { #expect(CBUUID(string: number).description == name) }
    #expect(CBUUID(string: "0000180F-0000-1000-8000-00805F9B34FB").description == "Battery")
    #expect("\(CBUUID(string: "FFF0"))" == "FFF0" && CBUUID(string: "2A19").uuidString == "2A19")
    let level = CBMutableCharacteristic(
      type: CBUUID(string: "2A19"), properties: [.read, .notify], value: Data([90]), permissions: .readable)
    #expect(
      level.description.hasSuffix(
        ", UUID = Battery Level, properties = 0x12, value = {length = 1, bytes = 0x5a}, notifying = NO>"))
    let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
    #expect(service.description.hasSuffix(", isPrimary = YES, UUID = Battery>"))
  }
}
