public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A button for other devices that could play; there are none, and a tap does nothing.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  /// The object that would be informed of the choice; it is never called here.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The color while another device plays; nil for the standard one. Kept, without effect.
  open var activeTintColor: UIColor?
  /// Whether devices that show films come first. Kept, without effect.
  open var prioritizesVideoDevices = false

  open override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }
}

/// Is notified of the list of devices; both methods are optional and never called here.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Declared for the moment before the list appears; never called here.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Declared for the moment when the list has gone; never called here.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  /// The default of the optional method; does nothing.
  dynamic public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    leftOut(by: self, with: [routePickerView])
  }
  /// The default of the optional method; does nothing.
  dynamic public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    leftOut(by: self, with: [routePickerView])
  }
}
