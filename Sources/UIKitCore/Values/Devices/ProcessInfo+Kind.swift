public import Foundation

extension ProcessInfo {
  /// Whether the app was made for iPhones and iPads and runs on a Mac; always false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was made for Macs from one for iPads; always false.
  public var isMacCatalystApp: Bool { false }
}
