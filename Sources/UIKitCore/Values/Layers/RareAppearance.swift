import Foundation

/// How the picture of a layer is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter as a text.
  public let rawValue: String
  /// Creates a filter from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels of two smaller versions of the picture.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How many bits a layer's content has.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format as a text.
  public let rawValue: String
  /// Creates a format from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 8 bits for each of red, green, blue and opacity.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits for each of red, green, blue and opacity, as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Edges of a layer; raw values are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt32
  /// Creates a mask with Core Animation's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// Appearance properties that hardly any layer sets; kept as data.
@MainActor struct RareAppearance {
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var isGeometryFlipped = false
  var wantsExtendedDynamicRangeContent = false
}
