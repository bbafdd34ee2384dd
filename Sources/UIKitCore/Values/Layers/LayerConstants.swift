/// How a layer's contents are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity as a text.
  public let rawValue: String
  /// Creates a gravity from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Unscaled at the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled at the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled at the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled at the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled at the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled at the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled at the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to be whole within the bounds, in its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, in its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve as a text.
  public let rawValue: String
  /// Creates a curve from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve, as on the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; raw values are Core Animation's.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a mask with Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
