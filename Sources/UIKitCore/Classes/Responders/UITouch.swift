public import Foundation
public import PlainviewGraphics

/// One finger on the screen, from the moment it comes down until it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The state of a touch; raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// The finger came down, moved, stayed, or left, or the system took the touch away.
    case began, moved, stationary, ended, cancelled
    /// Of pointers over a view; a finger has none of them.
    case regionEntered, regionMoved, regionExited
  }
  /// What touches: a finger, a remote, a pencil or a pointer; raw values are UIKit's.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// What a later event can say more exactly; a finger has nothing of the kind.
  public struct Properties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: Int
    /// Creates properties with UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force of the touch.
    public static let force = Properties(rawValue: 1)
    /// The direction in which a pencil leans.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle of a pencil to the screen.
    public static let altitude = Properties(rawValue: 4)
    /// The position of the touch.
    public static let location = Properties(rawValue: 8)
  }

  /// The state of the touch.
  @exclusivity(unchecked) open private(set) var phase: Phase = .began
  /// When the finger last changed, in seconds of the virtual clock.
  open private(set) var timestamp: TimeInterval
  /// How often a finger came down here in short succession, this time included.
  open internal(set) var tapCount = 1
  /// The window that the touch began in; nil when the window was released.
  @exclusivity(unchecked) open internal(set) weak var window: UIWindow?
  /// The view that the finger came down on; it stays the same as the finger moves (contract R6).
  open internal(set) weak var view: UIView?
  /// The recognizers that look at this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether the view was told of the touch; until then a scroll view may keep it.
  package internal(set) var hasReachedView = false
  /// What touches; a finger by default.
  open var type: TouchType { touchType }
  private let touchType: TouchType
  /// No finger is felt here: force is zero, and so is its maximum.
  open var force: CGFloat { 0 }
  /// The largest force; always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// A finger of no extent, in points.
  open var majorRadius: CGFloat { 0 }
  /// How exact the radius is, in points; always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of a pencil to the screen in radians; always a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a pencil leans, in radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction in which a pencil leans as a vector; always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The properties that are only estimated; always none.
  open var estimatedProperties: Properties { [] }
  /// The estimated properties that a later event corrects; always none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which a later correction is recognized; always nil.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Which finger it is; a driver gives each finger a number.
  package let finger: Int
  /// The position in the window's coordinates, in points.
  package private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint
  /// Where the finger came down.
  package let origin: CGPoint

  package init(
    finger: Int, at point: CGPoint, in window: UIWindow?, timestamp: TimeInterval, type: TouchType = .direct
  ) {
    self.finger = finger
    touchType = type
    windowLocation = point
    previousWindowLocation = point
    origin = point
    self.window = window
    self.timestamp = timestamp
    super.init()
  }

  public nonisolated override init() {
    finger = 0
    touchType = .direct
    windowLocation = .zero
    previousWindowLocation = .zero
    origin = .zero
    timestamp = 0
    super.init()
  }

  package func change(to phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    previousWindowLocation = windowLocation
    windowLocation = point
    self.timestamp = timestamp
  }

  /// Says that the finger did not change while others did.
  package func rest() { if phase != .ended, phase != .cancelled { phase = .stationary } }

  /// The position in the view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Returns the position before the last change, in a view's coordinates or those of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  /// Returns the same as `location(in:)`: a finger has no more exact position.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as `previousLocation(in:)`: a finger has no more exact position.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Whether the finger is up, or was taken away.
  package var isOver: Bool { phase == .ended || phase == .cancelled }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view.window === window else { return point }
    return view.convert(point, from: window)
  }
}
