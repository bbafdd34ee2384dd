package import Foundation
import PlainviewRuntime

/// A device that an app can run on, or that a document can be designed for.
package struct DeviceProfile: Equatable, Sendable {
  package enum Orientation: String, Sendable {
    case portrait
    case landscape
  }

  /// What a device shows in one orientation; lengths in points.
  package struct Screen: Equatable, Sendable {
    package let size: CGSize
    /// Pixels in a point.
    package let scale: Double
    /// The insets of a full-screen root view without bars.
    package let safeArea: UIEdgeInsets
    package let horizontalSizeClass: UIUserInterfaceSizeClass
    package let verticalSizeClass: UIUserInterfaceSizeClass
    package let idiom: UIUserInterfaceIdiom

    package init(
      size: CGSize, scale: Double, safeArea: UIEdgeInsets, horizontalSizeClass: UIUserInterfaceSizeClass,
      verticalSizeClass: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom = .phone
    ) {
      self.size = size
      self.scale = scale
      self.safeArea = safeArea
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.idiom = idiom
    }
  }

  /// Interface Builder's name for it, for example `retina6_12`; `none` is the canvas without a device.
  package let id: String
  /// The products, for example `iPhone 15`.
  package let names: [String]
  package let portrait: Screen
  package let landscape: Screen

  package func screen(_ orientation: Orientation) -> Screen { orientation == .portrait ? portrait : landscape }

  /// The square canvas of documents that name no device; it belongs to no size class.
  package static let none = DeviceProfile(
    id: "none", names: [], portrait: canvas, landscape: canvas)

  private static let canvas = Screen(
    size: CGSize(width: 600, height: 600), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)

  /// The profile of an id that documents use, which may carry a suffix such as `.fullscreen`; case does not matter.
  package static func identified(_ id: String) -> DeviceProfile? {
    let plain = id.prefix { $0 != "." }.lowercased()
    return plain == none.id ? none : table.first { $0.id == plain }
  }

  /// The default device: an iPhone of 390 × 844 points.
  package static let standard = identified("retina6_0") ?? none
}

extension DeviceProfile.Screen {
  /// A screen of any size; a phone that is wider than high is compact in height.
  package init(size: CGSize, scale: Double, safeArea: UIEdgeInsets, isPad: Bool) {
    self.init(
      size: size, scale: scale, safeArea: safeArea, horizontalSizeClass: isPad ? .regular : .compact,
      verticalSizeClass: isPad || size.width <= size.height ? .regular : .compact, idiom: isPad ? .pad : .phone)
  }

  /// What a device of no profile shows when it is turned to its side: cut-outs at the top are at both sides then.
  package var turned: Self {
    let hasNotch = safeArea.top > Self.statusBarHeight
    let side = hasNotch ? safeArea.top : 0
    let isPad = idiom == .pad
    return Self(
      size: CGSize(width: size.height, height: size.width), scale: scale,
      safeArea: isPad
        ? safeArea
        : UIEdgeInsets(top: 0, left: side, bottom: safeArea.bottom > 0 ? Self.homeIndicatorHeight : 0, right: side),
      isPad: isPad)
  }

  /// The height of a status bar beside which there is no cut-out, in points.
  private static let statusBarHeight: CGFloat = 20
  /// What the home indicator of a phone on its side covers, in points.
  private static let homeIndicatorHeight: CGFloat = 21
}

/// A device name that no profile has.
package struct UnknownDeviceError: Error, Equatable, CustomStringConvertible {
  package let name: String
  /// The nearest known name.
  package let suggestion: String?

  package init(name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }

  package var description: String {
    "unknown device '\(OneLine(name, limit: 60))', "
      + (suggestion.map { "did you mean '\($0)'?" } ?? "take a product's name such as 'iPhone 15'")
  }
}

extension DeviceProfile {
  /// The profile that a user means by a product name or an id; case, blanks, hyphens and parentheses do not matter.
  package static func named(_ name: String) throws(UnknownDeviceError) -> DeviceProfile {
    let simplifiedName = simplified(name)
    if simplifiedName == simplified(none.id) { return none }
    if let known = table.first(where: { ([$0.id] + $0.names).contains { simplified($0) == simplifiedName } }) {
      return known
    }
    let names = [none.id] + table.flatMap { [$0.id] + $0.names }
    throw UnknownDeviceError(name: name, suggestion: nearestNames(to: String(name.prefix(64)), among: names).first)
  }

  private static func simplified(_ name: String) -> [UInt8] {
    name.prefix(64).lowercased().utf8.filter { !" -()_".utf8.contains($0) }
  }
}
