public import Foundation

/// A list of Core Foundation objects, which are Swift's own here.
public typealias CFArray = [Any]

/// A space that colours are given in; there is one.
public final class CGColorSpace: Sendable {
  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the sRGB space with components beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the Display P3 space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the sRGB space with linear components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the space of grays with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the space; nil without one.
  public let name: String?
  /// The space of the colors that patterns without own ones are drawn in.
  public let baseColorSpace: CGColorSpace?

  /// Creates a space with a name; never nil here.
  public init?(name: String) {
    self.name = name
    baseColorSpace = nil
  }

  /// Creates a space of patterns, with that of the colors which patterns without own ones are drawn in; never nil here.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    name = nil
    baseColorSpace = baseSpace
  }

  init(known name: String) {
    self.name = name
    baseColorSpace = nil
  }

  /// What kind of components a colour has.
  public var model: CGColorSpaceModel {
    if name == nil { return .pattern }
    return numberOfComponents == 1 ? .monochrome : .rgb
  }

  /// How many components a colour has besides alpha.
  public var numberOfComponents: Int {
    guard let name else { return baseColorSpace?.numberOfComponents ?? 0 }
    return name == Self.genericGrayGamma2_2 ? 1 : 3
  }

  /// Whether there are colors in the space that sRGB does not have.
  public var isWideGamutRGB: Bool { [Self.displayP3, Self.extendedSRGB].contains(name) }
}

/// The kinds of spaces of colours; raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown, gray, red-green-blue, printing colors, Lab, named inks, indexed, patterns, or XYZ.
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.sRGB)
}

/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
}

/// Where a gradient is extended beyond its ends; raw values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options with Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color is extended before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color is extended after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that go over into each other.
public final class CGGradient: Sendable {
  let colors: [CGColor]

  /// Nil without colours; without locations the colours are at equal distances.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.colors = colors.compactMap { $0 as? CGColor }
    if self.colors.isEmpty { return nil }
  }

  /// Creates a gradient from the components of its colors; nil without a color.
  public init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = colorSpace.numberOfComponents + 1
    colors = (0..<count).map { index in
      let own = (0..<size).map { colorComponents[index * size + $0] }
      return size == 2
        ? CGColor(gray: own[0], alpha: own[1]) : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
  }
}
