public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Rarely used state of views, kept separately so that views stay small.
@MainActor final class ViewExtras {
  var mask: UIView?
  var interactions: [any UIInteraction] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentScaleFactor: CGFloat?
  var clearsContextBeforeDrawing = true
  var ignoresInvertColors = false
  var motionEffects: [UIMotionEffect] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var corners: UICornerConfiguration?
  var largeContent = LargeContent()
}

extension UIView {
  /// For reading; nil for most views.
  final var viewExtras: ViewExtras? { responderExtras?.view }

  /// For writing: made when a view first needs it.
  final var viewExtrasMadeOnDemand: ViewExtras {
    if let known = responderExtras?.view { return known }
    let made = ViewExtras()
    extrasMadeOnDemand().view = made
    return made
  }

  func setMask(_ mask: UIView?) {
    if mask == nil, viewExtras == nil { return }
    viewExtrasMadeOnDemand.mask = mask
    layer.mask = mask?.layer
  }

  // MARK: Geometry

  /// The transform in space; its part in the plane of the screen moves and turns the view.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that `center` places and that transforms turn around, in shares of the bounds' size.
  public var anchorPoint: CGPoint {
    get { storedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels a point of what the view draws; the screen's unless it is set.
  public var contentScaleFactor: CGFloat {
    get { viewExtras?.contentScaleFactor ?? traitCollection.displayScale }
    set { viewExtrasMadeOnDemand.contentScaleFactor = newValue }
  }

  /// Whether the view's area is cleared before it draws; kept as data, since a view draws all of itself anew.
  public var clearsContextBeforeDrawing: Bool {
    get { viewExtras?.clearsContextBeforeDrawing ?? true }
    set { viewExtrasMadeOnDemand.clearsContextBeforeDrawing = newValue }
  }

  /// Whether inverted colors leave the view as it is. Kept, without effect: pictures have no inverted colors.
  public var accessibilityIgnoresInvertColors: Bool {
    get { viewExtras?.ignoresInvertColors ?? false }
    set { viewExtrasMadeOnDemand.ignoresInvertColors = newValue }
  }

  // MARK: Direction

  /// The direction in which a view with that attribute lays out its content.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of an attribute where the interface has a direction of its own.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}

// MARK: - Tint

extension UIView {
  /// Whether a view shows its tint as it is or in gray; raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// How the tint is shown; the getter returns that of the nearest view that sets it, or normal.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard TintDimming.isUsed else { return .normal }
      let own = viewExtras?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      guard newValue != viewExtras?.tintAdjustmentMode ?? .automatic else { return }
      TintDimming.isUsed = true
      viewExtrasMadeOnDemand.tintAdjustmentMode = newValue
      for view in preorder() { view.tintColorDidChange() }
    }
  }

  /// The tint as the mode shows it.
  var shownTint: UIColor {
    let tint = storedTint ?? superview?.tintColor ?? .systemBlue
    return TintDimming.isUsed && tintAdjustmentMode == .dimmed ? tint.withoutHue : tint
  }
}

/// Whether any view was ever dimmed: until then the mode is not looked up.
@MainActor private enum TintDimming {
  static var isUsed = false
}

extension UIColor {
  /// The gray of the same brightness.
  fileprivate var withoutHue: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

// MARK: - Motion effects

/// A change of a view that follows how the device is tilted; there is no tilt here, so that nothing changes.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  public override init() { super.init() }
  /// Creates an effect from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// What the effect changes, by key paths, at an offset of the viewer; nothing by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
  /// Returns the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value that goes between two ends as the device is tilted along an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt: from side to side, or up and down.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The key path of the property that changes.
  open private(set) var keyPath: String
  /// The axis of the tilt.
  open private(set) var type: EffectType
  /// The value at one end of the tilt. Kept, without effect.
  open var minimumRelativeValue: Any?
  /// The value at the other end of the tilt. Kept, without effect.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a property and an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns nil: the effect is not archived here.
  public required init?(coder: NSCoder) { nil }
}

/// Several motion effects together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group; nil for none. Kept, without effect.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects that the view has; kept as data, since the device is never tilted.
  public var motionEffects: [UIMotionEffect] {
    get { viewExtras?.motionEffects ?? [] }
    set { viewExtrasMadeOnDemand.motionEffects = newValue }
  }

  /// Adds a motion effect, unless the view has it already; without a tilt it changes nothing.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
