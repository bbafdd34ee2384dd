public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Recognizes fingers that go quickly in one direction; discrete (contract G2, G3).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe; several may be allowed at once.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates directions with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; any of them will do.
  open var direction: Direction = .right
  /// How many fingers must swipe together; 1 by default.
  open var numberOfTouchesRequired = 1

  private var fingers: [UITouch] = []
  private var timer: VirtualClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { waitForEnd() }
    fingers += touches.sorted { $0.finger < $1.finger }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let directions = [Direction.right, .left, .up, .down].filter { direction.contains($0) }
    let possible = directions.filter { direction in fingers.allSatisfy { movement(of: $0, direction).isStraight } }
    if possible.isEmpty {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired,
      possible.contains(where: { direction in fingers.allSatisfy { movement(of: $0, direction).isLong } })
    {
      state = .ended
    }
  }

  /// Whether a finger's movement is long enough in a direction, and whether it is straight enough.
  private func movement(of finger: UITouch, _ direction: Direction) -> (isLong: Bool, isStraight: Bool) {
    let point = finger.location(in: nil)
    let (dx, dy) = (point.x - finger.origin.x, point.y - finger.origin.y)
    let (ahead, aside): (CGFloat, CGFloat) =
      switch direction {
      case .right: (dx, dy)
      case .left: (-dx, dy)
      case .up: (-dy, dx)
      default: (dy, dx)
      }
    let allowed = settings.swipeAllowableDeviation
    return (ahead >= settings.swipeDistance, abs(aside) <= allowed && ahead >= -allowed)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isHeld { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    stopTimer()
    fingers = []
  }

  /// The center of the points where the swipe began (contract G16).
  open override func location(in view: UIView?) -> CGPoint {
    guard !fingers.isEmpty else { return super.location(in: view) }
    let count = CGFloat(fingers.count)
    let middle = CGPoint(
      x: fingers.reduce(0) { $0 + $1.origin.x } / count, y: fingers.reduce(0) { $0 + $1.origin.y } / count)
    return convertFromWindow(middle, to: view)
  }

  open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    fingers.indices.contains(index)
      ? convertFromWindow(fingers[index].origin, to: view) : super.location(ofTouch: index, in: view)
  }

  private func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }

  // MARK: Time

  private func waitForEnd() {
    stopTimer()
    timer = clock.schedule(after: settings.maximumSwipeDuration, "swipe") { [weak self] in
      if let self, !isHeld { state = .failed }
    }
  }

  private func stopTimer() {
    if let timer { clock.cancel(timer) }
    timer = nil
  }
}
