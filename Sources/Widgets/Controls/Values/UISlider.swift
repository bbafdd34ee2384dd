public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewUIKitCore

/// A control with a thumb that a finger drags along a track (contract A13, B5).
///
/// A touch beside the thumb does nothing: the thumb does not jump.
@preconcurrency @MainActor open class UISlider: UIControl, EraSized {
  package var eraSize = UISlider.currentSize

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a slider from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a slider with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    super.accessibilityTraits = .adjustable
  }

  // MARK: Value

  /// Kept between the limits; setting it sends nothing.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  private var storedValue: Float = 0
  private var limits: (least: Float, most: Float) = (0, 1) { didSet { storedValue = kept(storedValue) } }

  private func kept(_ value: Float) -> Float { min(max(value, limits.least), limits.most) }

  /// The value changes at once; only the thumb's picture on a device takes time.
  open func setValue(_ value: Float, animated: Bool) {
    if !value.isNaN { storedValue = kept(value) }
  }

  /// Takes the maximum along when it is set above it.
  open var minimumValue: Float {
    get { limits.least }
    set { limits = (newValue, limits.most < newValue ? newValue : limits.most) }
  }

  /// Takes the minimum along when it is set below it.
  open var maximumValue: Float {
    get { limits.most }
    set { limits = (limits.least > newValue ? newValue : limits.least, newValue) }
  }

  /// Whether every move is told, or only the lift.
  open var isContinuous = true

  /// The position of the value between the limits, from 0 to 1.
  package var normalizedValue: CGFloat {
    let share = CGFloat(value - minimumValue) / CGFloat(maximumValue - minimumValue)
    return share.isFinite ? share : 0
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((normalizedValue * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { changeByTenth(1) }
  open override func accessibilityDecrement() { changeByTenth(-1) }

  private func changeByTenth(_ direction: Float) {
    let before = value
    value += direction * (maximumValue - minimumValue) / 10
    if value != before { send(.valueChanged, nil) }
  }

  // MARK: Appearance

  /// The image beside the track at its minimum end; nil for none.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image beside the track at its maximum end; nil for none.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The color of the track up to the thumb; nil takes the tint.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track beyond the thumb; nil takes the standard one.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor?
  /// The behavioral style that is preferred on a Mac; kept, without effect.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The behavioral style in use: always that of iOS.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  private struct Images {
    var thumb: UIImage?
    var minimumTrack: UIImage?
    var maximumTrack: UIImage?
  }
  private var images: [UInt: Images] = [:]

  /// Sets the image of the thumb for a state; its size becomes that of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: Images()].thumb = image
  }
  /// Sets the image of the track up to the thumb for a state; kept, not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: Images()].minimumTrack = image
  }
  /// Sets the image of the track beyond the thumb for a state; kept, not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: Images()].maximumTrack = image
  }
  /// Returns the thumb image that was set for exactly this state; nil for none.
  open func thumbImage(for state: State) -> UIImage? { images[state.rawValue]?.thumb }
  /// Returns the image of the track up to the thumb that was set for exactly this state; nil for none.
  open func minimumTrackImage(for state: State) -> UIImage? { images[state.rawValue]?.minimumTrack }
  /// Returns the image of the track beyond the thumb that was set for exactly this state; nil for none.
  open func maximumTrackImage(for state: State) -> UIImage? { images[state.rawValue]?.maximumTrack }

  /// The thumb image for the present state, or that of the normal state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The image of the track up to the thumb for the present state, or that of the normal state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  /// The image of the track beyond the thumb for the present state, or that of the normal state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

  // MARK: Sizes

  package static let currentSize = ControlSize(
    height: 30, alignmentInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override var alignmentRectInsets: UIEdgeInsets { eraSize.alignmentInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: eraSize.frameSize.height)
  }

  // MARK: Rectangles, in points of the bounds

  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 31
  /// How far the track, and the shadow of UIKit's own thumb, are from the sides.
  private static let margin: CGFloat = 2
  /// What is between an image and the track.
  private static let imageGap: CGFloat = 8

  /// Returns the rectangle of the minimum image: at the leading edge, in the middle of the height.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, isLeft: !isLayoutRightToLeft, bounds)
  }
  /// Returns the rectangle of the maximum image: at the trailing edge, in the middle of the height.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, isLeft: isLayoutRightToLeft, bounds)
  }

  private func imageRect(_ image: UIImage?, isLeft: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track: between the images, or between the edges without them.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (minimum, maximum) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = isLayoutRightToLeft ? (maximum, minimum) : (minimum, maximum)
    let start = left.width > 0 ? left.maxX + Self.imageGap : bounds.minX + Self.margin
    let end = right.width > 0 ? right.minX - Self.imageGap : bounds.maxX - Self.margin
    return CGRect(
      x: start, y: bounds.midY - Self.trackHeight / 2, width: max(0, end - start), height: Self.trackHeight)
  }

  /// The thumb for a value: it stays inside the track, but for the shadow of UIKit's own thumb.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let own = currentThumbImage?.size
    let size = own ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let track = own == nil ? rect.insetBy(dx: -Self.margin, dy: 0) : rect
    let share = CGFloat(value - minimumValue) / CGFloat(maximumValue - minimumValue)
    let position = share.isFinite ? share : 0
    let travel = max(0, track.width - size.width) * (isLayoutRightToLeft ? 1 - position : position)
    return CGRect(x: track.minX + travel, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The thumb where a value of 0 to 1 between the limits puts it.
  package func thumbRect(atNormalizedValue share: CGFloat) -> CGRect {
    thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds),
      value: minimumValue + Float(share) * (maximumValue - minimumValue))
  }

  // MARK: Touches

  /// How far beside the thumb a finger still takes hold of it, in points.
  private static let thumbSlop: CGFloat = 10
  /// How far from the thumb's middle the finger took hold.
  private var grip: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (point, thumb) = (touch.location(in: self), thumbRect(atNormalizedValue: normalizedValue))
    guard thumb.insetBy(dx: -Self.thumbSlop, dy: -Self.thumbSlop).contains(point) else { return false }
    grip = point.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = value
    setValue(value(at: touch), animated: false)
    if isContinuous, value != before { send(.valueChanged, event) }
    return super.continueTracking(touch, with: event)
  }

  /// The lift is told in any case, as the last of the moves.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { setValue(value(at: touch), animated: false) }
    send(.valueChanged, event)
  }

  private func value(at touch: UITouch) -> Float {
    let (first, last) = (thumbRect(atNormalizedValue: 0).midX, thumbRect(atNormalizedValue: 1).midX)
    guard first != last else { return value }
    let share = (touch.location(in: self).x - grip - first) / (last - first)
    return minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue)
  }

  // MARK: Drawing

  @_spi(Plainview) open override var textAppearance: TextAppearance {
    TextAppearance(color: minimumTrackTintColor ?? tintColor, isDisabled: !isEnabled)
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawSlider(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) { SliderDrawing(self).draw(on: canvas) }
}
