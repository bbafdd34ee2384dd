public import Foundation
import PlainviewGraphics
import PlainviewRuntime

extension CALayer {
  private var rareAppearance: RareAppearance { knownExtras.rareAppearance ?? RareAppearance() }

  private func changeRareAppearance(_ change: (inout RareAppearance) -> Void) {
    var rareAppearance = rareAppearance
    change(&rareAppearance)
    extras.rareAppearance = rareAppearance
  }

  /// The part of the content that grows with the layer. Kept, without effect: there are no pixels.
  public var contentsCenter: CGRect {
    get { rareAppearance.contentsCenter }
    set { changeRareAppearance { $0.contentsCenter = newValue } }
  }
  /// Kept, without effect: there are no pixels.
  public var contentsFormat: CALayerContentsFormat {
    get { rareAppearance.contentsFormat }
    set { changeRareAppearance { $0.contentsFormat = newValue } }
  }
  /// Kept, without effect: there are no pixels.
  public var minificationFilter: CALayerContentsFilter {
    get { rareAppearance.minificationFilter }
    set { changeRareAppearance { $0.minificationFilter = newValue } }
  }
  /// Kept, without effect: there are no pixels.
  public var magnificationFilter: CALayerContentsFilter {
    get { rareAppearance.magnificationFilter }
    set { changeRareAppearance { $0.magnificationFilter = newValue } }
  }
  /// Kept, without effect: there are no pixels.
  public var minificationFilterBias: Float {
    get { rareAppearance.minificationFilterBias }
    set { changeRareAppearance { $0.minificationFilterBias = newValue } }
  }
  /// Kept, without effect: text pictures filter nothing.
  public var filters: [Any]? {
    get { rareAppearance.filters }
    set { changeRareAppearance { $0.filters = newValue } }
  }
  /// Kept, without effect: text pictures filter nothing.
  public var backgroundFilters: [Any]? {
    get { rareAppearance.backgroundFilters }
    set { changeRareAppearance { $0.backgroundFilters = newValue } }
  }
  /// Kept, without effect: text pictures filter nothing.
  public var compositingFilter: Any? {
    get { rareAppearance.compositingFilter }
    set { changeRareAppearance { $0.compositingFilter = newValue } }
  }
  /// Kept, without effect: there are no pixels.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rareAppearance.edgeAntialiasingMask }
    set { changeRareAppearance { $0.edgeAntialiasingMask = newValue } }
  }
  /// Whether y grows upwards in the layer. Kept, without effect: it grows downwards.
  public var isGeometryFlipped: Bool {
    get { rareAppearance.isGeometryFlipped }
    set { changeRareAppearance { $0.isGeometryFlipped = newValue } }
  }
  /// Kept, without effect: there are no pixels.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { rareAppearance.wantsExtendedDynamicRangeContent }
    set { changeRareAppearance { $0.wantsExtendedDynamicRangeContent = newValue } }
  }

  /// How much larger the square of a corner is than its radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Returns whether the contents are upside down; always false.
  public func contentsAreFlipped() -> Bool { false }

  /// The part of the bounds that is visible within the layers around.
  public var visibleRect: CGRect {
    var (seen, layer) = (bounds, self)
    while let outer = layer.superlayer {
      if outer.masksToBounds { seen = seen.intersection(convert(outer.bounds, from: outer)) }
      layer = outer
    }
    return seen.isNull ? .zero : seen
  }

  private var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Moves a point to the upper left corner of the scroll layer that the layer is in.
  public func scroll(_ p: CGPoint) { scroller.map { $0.scroll(to: convert(p, to: $0)) } }
  /// Moves the scroll layer that the layer is in as little as is needed to show a rectangle.
  public func scrollRectToVisible(_ r: CGRect) { scroller.map { $0.scroll(to: convert(r, to: $0)) } }

  /// Draws the contents: a picture in the bounds.
  var stepsOfContents: [DrawingStep] {
    guard let contents = storedExtras?.contents else { return [] }
    let name = (contents as? CGImage)?.name ?? (contents as? UIImage)?.name
    guard contents is CGImage || contents is UIImage else { return [] }
    return [DrawingStep(content: .image(name, bounds), clip: bounds)]
  }
}

/// The function that the numbers of a transform animation are applied to.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
  fileprivate let function: CAValueFunctionName
  /// The name of the function.
  open var name: CAValueFunctionName { function }

  /// Nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.paths[name] != nil else { return nil }
    function = name
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("a function has a name") }

  var keyPath: String? { CAValueFunctionName.paths[function] }
}

/// The name of what numbers do with a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The number is an angle around the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// The number is an angle around the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// The number is an angle around the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// The three numbers are the factors along the axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// The number is the factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// The number is the factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// The number is the factor along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// The three numbers are the distances along the axes, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// The number is the distance along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// The number is the distance along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// The number is the distance along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate static let paths: [CAValueFunctionName: String] = [
    .rotateX: "transform.rotation.x", .rotateY: "transform.rotation.y", .rotateZ: "transform.rotation.z",
    .scale: "transform.scale", .scaleX: "transform.scale.x", .scaleY: "transform.scale.y",
    .scaleZ: "transform.scale.z", .translate: "transform.translation", .translateX: "transform.translation.x",
    .translateY: "transform.translation.y", .translateZ: "transform.translation.z",
  ]
}
