public import Foundation

/// About the device of a report.
open class MXMetaData: MXReportObject, @unchecked Sendable {
  /// The region of the user.
  open var regionFormat: String { text("regionFormat") }
  /// The version of the system.
  open var osVersion: String { text("osVersion") }
  /// The model of the device.
  open var deviceType: String { text("deviceType") }
  /// The build of the app.
  open var applicationBuildVersion: String { text("appBuildVersion") }
  /// The architecture of the processor.
  open var platformArchitecture: String { text("platformArchitecture") }
  /// The identifier of the app.
  open var bundleIdentifier: String { text("bundleIdentifier") }
  /// Whether the device saved power.
  open var lowPowerModeEnabled: Bool { isTrue("lowPowerModeEnabled") }
  /// Whether the app came by TestFlight.
  open var isTestFlightApp: Bool { isTrue("isTestFlightApp") }
  /// The number of the process; -1 if it is not known.
  open var pid: pid_t { values["pid"] == nil ? -1 : pid_t(clamping: number("pid")) }
}
