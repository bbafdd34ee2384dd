public import Foundation
package import PlainviewInterfaceBuilder
public import PlainviewUIKitCore

/// A device's screen: its size in points, its scale, and what its bars and cut-outs cover.
public struct SimulatedDevice: Equatable, Sendable {
  public let name: String
  /// Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// Points at each edge.
  public let safeArea: UIEdgeInsets
  public let isPad: Bool

  public init(name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, isPad: Bool = false) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.isPad = isPad
  }

  /// An iPhone of 390 × 844 points.
  public static let `default` = SimulatedDevice(
    name: "iPhone 14", size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}

extension SimulatedDevice {
  /// The device of a product name such as `iPhone SE`, or of Interface Builder's name; fails with the nearest one.
  public static func named(_ name: String) throws -> SimulatedDevice {
    let profile = try DeviceProfile.named(name)
    return SimulatedDevice(profile.portrait, name: profile.names.first ?? profile.id)
  }

  package init(_ screen: DeviceProfile.Screen, name: String) {
    let insets = screen.safeArea
    self.init(
      name: name, size: screen.size, scale: CGFloat(screen.scale),
      safeArea: UIEdgeInsets(
        top: CGFloat(insets.top), left: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.trailing)),
      isPad: screen.traits.idiom == .pad)
  }
}

extension UIScreen {
  /// Takes on the screen of a device.
  func become(_ device: SimulatedDevice, textMetrics: TextMetrics) {
    let isWide = device.size.width > device.size.height
    become(
      bounds: CGRect(origin: .zero, size: device.size), safeArea: device.safeArea,
      traits: UITraitCollection(
        horizontalSizeClass: device.isPad ? .regular : .compact,
        verticalSizeClass: device.isPad || !isWide ? .regular : .compact,
        userInterfaceIdiom: device.isPad ? .pad : .phone, displayScale: device.scale, textMetrics: textMetrics))
  }
}
