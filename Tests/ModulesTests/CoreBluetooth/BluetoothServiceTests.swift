import Foundation
import PlainviewCoreBluetooth
import PlainviewUIAutomation
import Testing
import UIKit

/// Identifiers of attributes, and services of the app.
@MainActor @Suite struct BluetoothServiceTests {
  private final class Server: NSObject, CBPeripheralManagerDelegate {
    var said: [String] = []
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { said.append("\(peripheral.state)") }
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
      said.append("added \(service.uuid.uuidString)")
    }
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
      said.append("advertising \(((error as? CBError)?.code).map { "\($0)" } ?? "")")
    }
  }

  @Test func `Identifiers are written as they were given, and equal by their 128 bits`() {
    let long = "0000180D-0000-1000-8000-00805F9B34FB"
    #expect(CBUUID(string: "180d").uuidString == "180D" && CBUUID(data: Data([0x18, 0x0d])).uuidString == "180D")
    #expect(CBUUID(string: long).uuidString == long && CBUUID(string: long) == CBUUID(string: "180D"))
    #expect(CBUUID(string: "0000180D") == CBUUID(string: "180D") && CBUUID(string: "180D") != CBUUID(string: "180F"))
    #expect(Set([CBUUID(string: long), CBUUID(string: "180D")]).count == 1)
    #expect(UUID(uuidString: long).map { CBUUID(nsuuid: $0).data.count } == 16)
  }

  @Test func `A text that is no identifier raises an exception`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let error = #expect(throws: (any Error).self) { try app.run { _ = CBUUID(string: "heart") } }
    #expect("\(error.map { "\($0)" } ?? "")".contains("does not represent a valid UUID"))
  }

  @Test func `An app makes its services known, once at a time`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.hardware.bluetooth.state = .poweredOn
    try app.launch()
    let server = Server()
    let manager = try app.run { CBPeripheralManager(delegate: server, queue: nil) }
    try app.settle()
    let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
    let level = CBMutableCharacteristic(
      type: CBUUID(string: "2A19"), properties: .read, value: Data([90]), permissions: .readable)
    service.characteristics = [level]
    #expect(level.service === service && service.isPrimary)
    try app.run {
      manager.add(service)
      let data: [String: Any] = [
        CBAdvertisementDataLocalNameKey: "Phone", CBAdvertisementDataServiceUUIDsKey: [service.uuid],
      ]
      manager.startAdvertising(data)
      manager.startAdvertising(data)
    }
    try app.settle()
    #expect(server.said == ["poweredOn", "added 180F", "advertising ", "advertising alreadyAdvertising"])
    #expect(app.hardware.bluetooth.advertisedName == "Phone" && app.hardware.bluetooth.advertisedServices == ["180F"])
    try app.run { manager.stopAdvertising() }
    #expect(app.hardware.bluetooth.advertisedServices == [] && !manager.isAdvertising)
  }
}
