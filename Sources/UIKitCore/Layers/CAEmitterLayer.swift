public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape as a text.
  public let rawValue: String
  /// Creates a shape from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A single point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line across the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball whose radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// In which part of the shape particles come up.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the corner points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no fixed order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first, behind the others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last, in front of the others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their distance, the farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// In no fixed order, with the colors added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Shows particles; kept as data, since text pictures have none.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The kinds of particles; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the cells' birth rates.
  open var birthRate: Float = 1
  /// The factor of the cells' lifetimes.
  open var lifetime: Float = 1
  /// The center of the emitter in the layer's coordinates, in points.
  open var emitterPosition = CGPoint.zero
  /// The center of the emitter along the z axis, in points.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter, in points.
  open var emitterSize = CGSize.zero
  /// The extent of the emitter along the z axis, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape that particles come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are placed in space and not flattened into the layer's plane.
  open var preservesDepth = false
  /// The factor of the cells' velocities. Kept, without effect.
  open var velocity: Float = 1
  /// The factor of the cells' scales. Kept, without effect.
  open var scale: Float = 1
  /// The factor of the cells' spins. Kept, without effect.
  open var spin: Float = 1
  /// The start value of the random numbers. Kept, without effect.
  open var seed: UInt32 = 0
}

/// What one kind of particles is like; kept as data.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name of the cell, used in key paths of animations; nil for none.
  open var name: String?
  /// Whether the cell makes particles. Kept, without effect.
  open var isEnabled = true
  /// How many particles are made in a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much lifetimes vary, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle of the direction of emission out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the direction of emission in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone that particles are sent into, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed of particles, in points in a second. Kept, without effect.
  open var velocity: CGFloat = 0
  /// How much speeds vary, in points in a second.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis.
  open var zAcceleration: CGFloat = 0
  /// The size of particles: 1 is that of their contents. Kept, without effect.
  open var scale: CGFloat = 1
  /// How much sizes vary.
  open var scaleRange: CGFloat = 0
  /// How much the size changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians in a second. Kept, without effect.
  open var spin: CGFloat = 0
  /// How much the turning varies, in radians in a second.
  open var spinRange: CGFloat = 0
  /// The color that the contents are multiplied with. Kept, without effect.
  open var color: CGColor? = .white
  /// How much the red part of colors varies.
  open var redRange: Float = 0
  /// How much the green part of colors varies.
  open var greenRange: Float = 0
  /// How much the blue part of colors varies.
  open var blueRange: Float = 0
  /// How much opacities vary.
  open var alphaRange: Float = 0
  /// How much the red part changes in a second.
  open var redSpeed: Float = 0
  /// How much the green part changes in a second.
  open var greenSpeed: Float = 0
  /// How much the blue part changes in a second.
  open var blueSpeed: Float = 0
  /// How much the opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// The picture of a particle, usually a `CGImage`; nil for none. Kept, without effect.
  open var contents: Any?
  /// The part of the picture that is used, in shares of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the picture in a point. Kept, without effect.
  open var contentsScale: CGFloat = 1
  /// How the picture is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// How the picture is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// How strongly smaller versions of the picture are preferred.
  open var minificationFilterBias: Float = 0
  /// The kinds of particles that a particle itself sends out; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// Default values of properties by their names; nil for none. Kept, without effect.
  open var style: [AnyHashable: Any]?
  /// When the cell begins, in the layer's time. Kept, without effect.
  open var beginTime: CFTimeInterval = 0
  /// How long the cell makes particles, in seconds. Kept, without effect.
  open var duration: CFTimeInterval = .infinity
  /// How fast the cell's time runs. Kept, without effect.
  open var speed: Float = 1
  /// Seconds added to the cell's own time. Kept, without effect.
  open var timeOffset: CFTimeInterval = 0
  /// How often the cell's time runs; 0 for once. Kept, without effect.
  open var repeatCount: Float = 0
  /// How long the cell's time repeats, in seconds. Kept, without effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run is followed by one backwards. Kept, without effect.
  open var autoreverses = false
  /// What is shown before the beginning and after the end. Kept, without effect.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  public nonisolated override init() { super.init() }

  /// Returns whether a property is archived; always false.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }
  /// Keeps a value of the app under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value that the app keeps under a key; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }
}
