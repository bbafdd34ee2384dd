@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import Foundation
@_spi(Plainview) public import PlainviewUIKitCore

/// A control that is on or off: a tap turns it over, a drag moves its thumb (contract A13, B5).
@preconcurrency @MainActor open class UISwitch: UIControl, EraSized {
  /// The style of a switch; on a phone it is always a sliding one.
  public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

  package var eraSize = UISwitch.currentSize

  /// Makes a switch at the origin of the frame; its size is always the switch's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.currentSize.frameSize))
    prepare()
  }

  /// Creates a switch from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a switch with its own size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    super.accessibilityTraits = [.button, .toggleButton]
  }

  // MARK: Value

  /// Setting it sends nothing.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  private var storedIsOn = false

  /// The switch is on or off at once; only its picture on a device takes time.
  open func setOn(_ on: Bool, animated: Bool) {
    MainThreadChecker.check()
    storedIsOn = on
  }

  // MARK: Appearance

  /// The color of the track while the switch is on; nil for the system's green.
  open var onTintColor: UIColor?
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor?
  /// An image for the switch that is on; kept, without effect as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// An image for the switch that is off; kept, without effect as in UIKit since iOS 7.
  open var offImage: UIImage?
  /// The style that is asked for; kept, without effect: switches always slide.
  open var preferredStyle: Style = .automatic
  /// The style that is shown: always the sliding one.
  open var style: Style { .sliding }
  /// Shown beside a checkbox; a sliding switch keeps it as data. Kept, without effect.
  open var title: String?

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Sizes

  package static let currentSize = ControlSize(
    width: 49, height: 31, alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override var alignmentRectInsets: UIEdgeInsets { eraSize.alignmentInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { eraSize.frameSize }

  // MARK: Touches

  /// The horizontal distance of the finger from where it touched down, in points.
  private func distance(of touch: UITouch) -> CGFloat { touch.location(in: self).x - startOfDrag }
  private var startOfDrag: CGFloat = 0
  private var isDragged = false

  /// The distance from which on a moving finger drags the thumb instead of tapping, in points.
  private static let dragSlop: CGFloat = 10

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startOfDrag = touch.location(in: self).x
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if abs(distance(of: touch)) >= Self.dragSlop { isDragged = true }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let new = isDragged ? isOnAfterDrag(touch) : !isOn
    guard new != isOn, isDragged || isTouchInside else { return }
    setOn(new, animated: true)
    send(.valueChanged, event)
  }

  /// The state after a drag: that of the side to which the finger moved.
  private func isOnAfterDrag(_ touch: UITouch) -> Bool {
    let distance = distance(of: touch)
    guard abs(distance) >= Self.dragSlop else { return isOn }
    return (distance > 0) != isLayoutRightToLeft
  }

  // MARK: Drawing

  /// A thumb on one side of its track: `( O)` is on and `(O )` is off.
  @_spi(Plainview) open override var textAppearance: TextAppearance {
    TextAppearance(color: isOn ? onTintColor ?? .systemGreen : nil, isDisabled: !isEnabled)
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawSwitch(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let knob = canvas.style == .ascii ? "O" : isOn ? "●" : "○"
    let free = stateMark.isEmpty ? " " : stateMark
    let text = isOn != isLayoutRightToLeft ? "(\(free)\(knob))" : "(\(knob)\(free))"
    canvas.write(text, column: 0, row: canvas.middleRow)
  }
}
