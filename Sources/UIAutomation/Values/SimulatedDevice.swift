public import Foundation
public import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// A device's screen: its size in points, its scale, and what its bars and cut-outs cover.
public struct SimulatedDevice: Equatable, Sendable {
  /// The name of the device, as reports show it.
  public let name: String
  /// What the screen shows as the device is held at launch, and after a quarter turn.
  package let screen, turned: DeviceProfile.Screen

  /// Points.
  public var size: CGSize { screen.size }
  /// Pixels a point.
  public var scale: CGFloat { CGFloat(screen.scale) }
  /// Points at each edge.
  public var safeArea: UIEdgeInsets { screen.safeArea }
  /// Whether the device is an iPad.
  public var isPad: Bool { screen.idiom == .pad }

  /// A device of one's own; on its side, cut-outs at the top are at both sides.
  public init(name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, isPad: Bool = false) {
    self.name = name
    screen = DeviceProfile.Screen(size: size, scale: Double(scale), safeArea: safeArea, isPad: isPad)
    turned = screen.turned
  }

  package init(_ profile: DeviceProfile, _ orientation: DeviceProfile.Orientation = .portrait, name: String) {
    self.name = name
    screen = Self.classified(profile.screen(orientation))
    turned = Self.classified(profile.screen(orientation == .portrait ? .landscape : .portrait))
  }

  /// The screen, with a phone's size classes unless it has others.
  private static func classified(_ screen: DeviceProfile.Screen) -> DeviceProfile.Screen {
    guard screen.horizontalSizeClass == .unspecified else { return screen }
    return DeviceProfile.Screen(
      size: screen.size, scale: screen.scale, safeArea: screen.safeArea, isPad: screen.idiom == .pad)
  }

  /// An iPhone of 390 × 844 points.
  public static let `default` = SimulatedDevice(
    DeviceProfile.standard, name: DeviceProfile.standard.names.first ?? DeviceProfile.standard.id)

  /// The device of a product name such as `iPhone SE`, or of Interface Builder's name; fails with the nearest one.
  public static func named(_ name: String) throws -> SimulatedDevice {
    let profile = try DeviceProfile.named(name)
    return SimulatedDevice(profile, name: profile.names.first ?? profile.id)
  }
}

extension UIScreen {
  /// Takes on the screen of a device.
  func become(_ device: SimulatedDevice, textMetrics: TextMetrics) {
    become(device.screen, turned: device.turned, textMetrics: textMetrics)
    UIDevice.current.become(name: device.name)
  }
}
