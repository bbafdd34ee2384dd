public import Foundation
import PlainviewNetwork
public import PlainviewRuntime

/// The key for the name of a wireless network.
nonisolated(unsafe) public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key for the address of its base station.
nonisolated(unsafe) public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
/// The key for the bytes of its name.
nonisolated(unsafe) public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// The names of the interfaces for wireless networks: `en0`.
public func CNCopySupportedInterfaces() -> NSArray? { ["en0" as NSString] }

/// The name and the address of the wireless network that the device is in, as a test has set them
/// (`XCUIDevice.wirelessNetwork`); nil when none was set, when the device is connected otherwise, and for other interfaces.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? {
  guard interfaceName.isEqual(to: "en0"), ConnectionDevice.current.connection == .wifi,
    let network = WirelessDevice.current.network
  else { return nil }
  return [
    kCNNetworkInfoKeySSID: network.name as NSString, kCNNetworkInfoKeyBSSID: network.baseStation as NSString,
    kCNNetworkInfoKeySSIDData: Data(network.name.utf8) as NSData,
  ]
}

/// Says which networks the app signs the user in to. Kept by no one: no network asks for that here. Always true.
@discardableResult public func CNSetSupportedSSIDs(_ ssidArray: NSArray) -> Bool { true }

/// Says that the user has signed in to a network; always false, no network asks for that here.
@discardableResult public func CNMarkPortalOnline(_ interfaceName: CFString) -> Bool { false }

/// Says that the user has not signed in to a network; always false, no network asks for that here.
@discardableResult public func CNMarkPortalOffline(_ interfaceName: CFString) -> Bool { false }
