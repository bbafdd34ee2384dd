import Foundation

/// A space that colors are given in.
///
/// Colors here are of sRGB or gray: components of another space of red, green and blue are taken as they are, those of
/// printing colors are turned into them.
public final class CGColorSpace: Sendable {
  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the sRGB space with components beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the sRGB space with linear components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the sRGB space with linear components beyond 0 and 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the Display P3 space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the Display P3 space with components beyond 0 and 1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of the Display P3 space with linear components beyond 0 and 1.
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of the space of digital cinemas.
  public static let dcip3 = "kCGColorSpaceDCIP3"
  /// The name of Adobe's space of 1998.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// The name of the space of wide prints.
  public static let rommrgb = "kCGColorSpaceROMMRGB"
  /// The name of the space of televisions with high definition.
  public static let itur_709 = "kCGColorSpaceITUR_709"
  /// The name of the space of televisions with ultra-high definition.
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  /// The name of a space of red, green and blue with linear components.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The name of the space of printing colors.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  /// The name of the space of grays with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the space of grays with linear components.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of the space of grays with components beyond 0 and 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  private static let wide: Set<String> = [
    extendedSRGB, extendedLinearSRGB, displayP3, extendedDisplayP3, extendedLinearDisplayP3, dcip3, adobeRGB1998,
    rommrgb, itur_2020,
  ]
  private static let narrow: Set<String> = [sRGB, linearSRGB, itur_709, genericRGBLinear]
  private static let grays: Set<String> = [genericGrayGamma2_2, linearGray, extendedGray]

  /// The name of the space; nil without one.
  public let name: String?
  /// The space of the colors that patterns without own ones are drawn in.
  public let baseColorSpace: CGColorSpace?
  /// What kind of components a color has.
  public let model: CGColorSpaceModel

  /// Creates a space with a name; nil for a name that no space has.
  public convenience init?(name: String) {
    guard name == Self.genericCMYK || [Self.wide, Self.narrow, Self.grays].contains(where: { $0.contains(name) }) else {
      return nil
    }
    self.init(known: name)
  }

  /// Creates a space of patterns, with that of the colors which patterns without own ones are drawn in; never nil here.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    name = nil
    baseColorSpace = baseSpace
    model = .pattern
  }

  init(known name: String) {
    self.name = name
    baseColorSpace = nil
    model = name == Self.genericCMYK ? .cmyk : Self.grays.contains(name) ? .monochrome : .rgb
  }

  /// How many components a color has besides alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 3
    }
  }

  /// Whether there are colors in the space that sRGB does not have.
  public var isWideGamutRGB: Bool { name.map(Self.wide.contains) ?? false }
  /// Whether a context can draw into the space; false for a space of patterns.
  public var supportsOutput: Bool { model != .pattern }

  /// The color of components in the space, alpha behind them.
  func color(_ components: UnsafePointer<CGFloat>) -> UIColor.Components {
    switch numberOfComponents {
    case 1:
      let gray = components[0]
      return UIColor.Components(red: gray, green: gray, blue: gray, alpha: components[1], isGray: true)
    case 4:
      let light = 1 - components[3]
      return UIColor.Components(
        red: (1 - components[0]) * light, green: (1 - components[1]) * light, blue: (1 - components[2]) * light,
        alpha: components[4])
    default:
      return UIColor.Components(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}

/// The kinds of spaces of colors; raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown, gray, red-green-blue, printing colors, Lab, named inks, indexed, patterns, or XYZ.
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }

/// Returns the space of printing colors: cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(known: CGColorSpace.genericCMYK) }

/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: CGColorSpace.genericGrayGamma2_2) }
