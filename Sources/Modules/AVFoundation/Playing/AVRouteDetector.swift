public import Foundation

/// Tells whether sound and films could be played on other devices; a simulated device has none around it.
open class AVRouteDetector: NSObject, @unchecked Sendable {
  /// Whether the detector looks for devices; kept, without effect.
  open var isRouteDetectionEnabled = false
  /// Whether there are other devices: never here.
  open var multipleRoutesDetected: Bool { false }

  public override init() { super.init() }
}

extension NSNotification.Name {
  /// The name for a change of the devices around; never posted here.
  public static let AVRouteDetectorMultipleRoutesDetectedDidChange = Self(
    "AVRouteDetectorMultipleRoutesDetectedDidChangeNotification")
}
