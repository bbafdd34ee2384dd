public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// A control with a minus and a plus that make a value smaller and larger (contract A13, B5).
///
/// A finger changes the value when it touches down and, while it is held, repeatedly by the virtual clock.
@preconcurrency @MainActor open class UIStepper: UIControl, EraSized {
  package var eraSize = UIStepper.currentSize
  private lazy var halves = [StepperHalf(of: self, isIncrement: false), StepperHalf(of: self, isIncrement: true)]

  /// Makes a stepper at the origin of the frame; its size is always the stepper's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.currentSize.intrinsic))
    prepare()
  }

  /// Creates a stepper from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a stepper with its own size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isOpaque = false
    for half in halves { addSubview(half) }
  }

  // MARK: Value

  /// Kept between the limits; setting it sends nothing.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, limits.lower), limits.upper) } }
  }
  private var storedValue = 0.0

  /// Has to be below the maximum: otherwise an `NSInvalidArgumentException` is raised.
  open var minimumValue: Double {
    get { limits.lower }
    set { setLimits(newValue, limits.upper) }
  }

  /// The largest value, 100 by default. Has to be above the minimum: otherwise an `NSInvalidArgumentException` is
  /// raised.
  open var maximumValue: Double {
    get { limits.upper }
    set { setLimits(limits.lower, newValue) }
  }
  private var limits = (lower: 0.0, upper: 100.0)

  /// Sets both limits at once, so that no order of setting them is wrong.
  package func setLimits(_ lower: Double, _ upper: Double) {
    guard lower < upper else {
      raise(.invalidArgument("The minimum value of a stepper has to be smaller than its maximum value."))
      return
    }
    limits = (lower, upper)
    storedValue = min(max(storedValue, lower), upper)
  }

  /// Has to be above zero: otherwise an `NSInvalidArgumentException` is raised.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else {
        raise(.invalidArgument("The step value of a stepper has to be larger than 0."))
        return
      }
      storedStep = newValue
    }
  }
  private var storedStep = 1.0

  /// Whether every change is told while the finger is down, or only the last one when it leaves.
  open var isContinuous = true
  /// Whether a finger that is held repeats the change of the value.
  open var autorepeat = true
  /// Whether a step beyond one limit leads to the other.
  open var wraps = false

  // MARK: Appearance

  /// Sets the image of the button that increases the value, for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state.rawValue] = image }
  /// Returns the image that was set for the increasing button in a state; nil for none.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state.rawValue] }
  /// Sets the image of the button that decreases the value, for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state.rawValue] = image }
  /// Returns the image that was set for the decreasing button in a state; nil for none.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state.rawValue] }
  private var incrementImages: [UInt: UIImage] = [:]
  private var decrementImages: [UInt: UIImage] = [:]

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? compactNumber(value) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Sizes

  package static let currentSize = ControlSize(width: 94, height: 32)

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { eraSize.intrinsic }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 2
    for half in halves {
      let isRight = half.isIncrement != isLayoutRightToLeft
      half.frame = CGRect(x: isRight ? width : 0, y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Steps

  /// Whether a step in the direction would change the value.
  func canStep(up isUp: Bool) -> Bool { wraps || (isUp ? value < maximumValue : value > minimumValue) }

  /// Changes the value by a step; false when it is at its limit.
  private func step(up isUp: Bool) -> Bool {
    guard canStep(up: isUp) else { return false }
    let next = value + (isUp ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return true
  }

  // MARK: Touches

  /// How long a finger is held until its step is repeated, and the time between repetitions, in seconds.
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  /// The half that the finger is on: true is the plus.
  private(set) var pressedHalf: Bool?
  private var repetition: VirtualClock.Token?
  private var hasUntoldChange = false

  private func half(at touch: UITouch) -> Bool { (touch.location(in: self).x >= bounds.midX) != isLayoutRightToLeft }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    hasUntoldChange = false
    pressedHalf = half(at: touch)
    stepAndTell(event)
    if autorepeat { repeatStep(after: Self.repeatDelay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if half(at: touch) != pressedHalf || !isTouchInside { stopRepeating() }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepeating()
    if hasUntoldChange { send(.valueChanged, event) }
    hasUntoldChange = false
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  private func stepAndTell(_ event: UIEvent?) {
    guard let pressedHalf, step(up: pressedHalf) else { return }
    if isContinuous { send(.valueChanged, event) } else { hasUntoldChange = true }
  }

  private func repeatStep(after delay: TimeInterval) {
    repetition = UIApplication.shared.clock.schedule(after: delay, "UIStepper repeats its step") { [weak self] in
      guard let self, self.pressedHalf != nil else { return }
      self.stepAndTell(nil)
      self.repeatStep(after: Self.repeatInterval)
    }
  }

  private func stopRepeating() {
    if let repetition { UIApplication.shared.clock.cancel(repetition) }
    repetition = nil
    pressedHalf = nil
  }

  // MARK: Drawing

  /// Two halves: `[ - | + ]`; one that is at its limit shows a dot.
  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawStepper(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let (row, middle) = (canvas.middleRow, canvas.width / 2)
    canvas.write("[", column: 0, row: row)
    canvas.write(canvas.style == .ascii ? "|" : "│", column: middle, row: row)
    canvas.write("]", column: canvas.width - 1, row: row)
    for isUp in [false, true] {
      let text = symbol(up: isUp, canvas.style)
      let isRight = isUp != isLayoutRightToLeft
      let (left, right) = isRight ? (middle + 1, canvas.width - 1) : (1, middle)
      canvas.write(text, column: left + max(0, (right - left - CellWidth.of(text)) / 2), row: row)
    }
  }

  private func symbol(up isUp: Bool, _ style: TextCanvas.Style) -> String {
    guard isEnabled, canStep(up: isUp) else { return style == .ascii ? "." : "·" }
    let images = isUp ? incrementImages : decrementImages
    let image = images[state.rawValue] ?? images[State.normal.rawValue]
    let sign = isUp ? "+" : style == .ascii ? "-" : "−"
    let symbol = image.map { ImageDrawing.label($0) } ?? sign
    return pressedHalf == isUp ? "!\(symbol)!" : symbol
  }
}

/// The minus or the plus of a stepper, which is a button for accessibility.
final class StepperHalf: UIView, ControlElement {
  private weak var stepper: UIStepper?
  let isIncrement: Bool

  init(of stepper: UIStepper, isIncrement: Bool) {
    self.stepper = stepper
    self.isIncrement = isIncrement
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = isIncrement ? "Increment" : "Decrement"
  }

  required init?(coder: NSCoder) { nil }

  var isElementEnabled: Bool { stepper.map { $0.isEnabled && $0.canStep(up: isIncrement) } ?? false }
  var isElementSelected: Bool { false }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isElementEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
}
