public import Foundation

/// One finger on the screen, from the moment it comes down until it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open private(set) var phase: Phase = .began
  /// When the finger last changed, in seconds of the virtual clock.
  open private(set) var timestamp: TimeInterval
  /// How often a finger came down here in short succession, this time included.
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  /// The view that the finger came down on; it stays the same as the finger moves (contract R6).
  open internal(set) weak var view: UIView?
  /// The recognizers that look at this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var type: TouchType { .direct }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }

  /// Which finger it is; a driver gives each finger a number.
  package let finger: Int
  /// Places in the window's coordinates, in points.
  package private(set) var place: CGPoint
  private var previousPlace: CGPoint
  /// Where the finger came down.
  package let origin: CGPoint

  package init(finger: Int, at place: CGPoint, in window: UIWindow?, timestamp: TimeInterval) {
    self.finger = finger
    self.place = place
    previousPlace = place
    origin = place
    self.window = window
    self.timestamp = timestamp
    super.init()
  }

  public nonisolated override init() {
    finger = 0
    place = .zero
    previousPlace = .zero
    origin = .zero
    timestamp = 0
    super.init()
  }

  package func change(to phase: Phase, at place: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    previousPlace = self.place
    self.place = place
    self.timestamp = timestamp
  }

  /// Says that the finger did not change while others did.
  package func rest() { if phase != .ended, phase != .cancelled { phase = .stationary } }

  /// The place in the view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view.window === window else { return point }
    return view.convert(point, from: window)
  }
}
