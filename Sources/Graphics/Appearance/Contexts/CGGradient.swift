public import Foundation

/// A list of Core Foundation objects, which are Swift's own here.
public typealias CFArray = [Any]

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
