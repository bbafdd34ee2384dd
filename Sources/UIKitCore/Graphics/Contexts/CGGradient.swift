public import Foundation

/// A list of Core Foundation objects, which are Swift's own here.
public typealias CFArray = [Any]

/// A space that colours are given in; there is one.
@preconcurrency @MainActor public final class CGColorSpace {
  public nonisolated static let sRGB = "kCGColorSpaceSRGB"
  public nonisolated static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public nonisolated static let displayP3 = "kCGColorSpaceDisplayP3"
  public nonisolated static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public nonisolated static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public let name: String?

  public init?(name: String) { self.name = name }

  init(known name: String) { self.name = name }

  /// How many components a colour has besides alpha.
  public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }
}

@preconcurrency @MainActor public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.sRGB)
}

@preconcurrency @MainActor public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that go over into each other.
@preconcurrency @MainActor public final class CGGradient {
  let colors: [CGColor]
  /// Shares of the way, from 0 to 1.
  let locations: [CGFloat]

  /// Nil without colours; without locations the colours are at equal distances.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.colors = colors.compactMap { $0 as? CGColor }
    if self.colors.isEmpty { return nil }
    self.locations = Self.locations(locations, count: self.colors.count)
  }

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
    self.locations = Self.locations(locations, count: count)
  }

  private static func locations(_ locations: UnsafePointer<CGFloat>?, count: Int) -> [CGFloat] {
    if let locations { return (0..<count).map { locations[$0] } }
    return (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
  }
}
