public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The kinds of scrolling with a pointer that a pan follows.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates a mask with UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling in steps, as with a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Scrolling without steps, as with a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes fingers that move; continuous (contract G2, G3).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that pan; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The most fingers that pan; without limit by default.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Kept as data: no pointer scrolls here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var fingers: [UITouch] = []
  /// The translation of the fingers' center until the set of fingers last changed, in the window's coordinates.
  private var earlierTranslation = CGPoint.zero
  /// The fingers' center when the set of fingers last changed.
  private var anchor = CGPoint.zero
  private var meter = VelocityMeter()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count + touches.count <= maximumNumberOfTouches else {
      if state == .possible { state = .failed } else { touches.forEach(stopLooking) }
      return
    }
    changeFingers { $0 += touches.sorted { $0.finger < $1.finger } }
    noteTranslation()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    noteTranslation()
    if state == .began || state == .changed {
      state = .changed
    } else if !isHeld, fingers.count >= minimumNumberOfTouches {
      beginIfFarEnough()
    }
  }

  private func beginIfFarEnough() {
    let translation = windowTranslation
    let distance = hypot(translation.x, translation.y)
    guard distance >= settings.panSlop, distance > 0 else { return }
    guard mayBegin(along: translation) else {
      state = .failed
      return
    }
    if settings.panAbsorbsSlop {
      let share = settings.panSlop / distance
      earlierTranslation = CGPoint(
        x: earlierTranslation.x - translation.x * share, y: earlierTranslation.y - translation.y * share)
    }
    state = .began
  }

  /// Whether the pan begins with this translation, in the window's coordinates.
  func mayBegin(along translation: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .ended) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .cancelled) }

  private func lift(_ touches: Set<UITouch>, _ end: State) {
    noteTranslation()
    changeFingers { $0.removeAll { touches.contains($0) } }
    if isUnderWay {
      if fingers.count < max(minimumNumberOfTouches, 1) { state = end }
    } else if fingers.isEmpty {
      state = .failed
    }
  }

  open override func reset() {
    fingers = []
    earlierTranslation = .zero
    anchor = .zero
    meter.restart()
  }

  // MARK: Translation

  /// The whole translation of the fingers' center, in the window's coordinates; added or lifted fingers do not change it.
  private var windowTranslation: CGPoint {
    guard !fingers.isEmpty else { return earlierTranslation }
    let middle = middle(of: fingers, in: nil)
    return CGPoint(x: earlierTranslation.x + middle.x - anchor.x, y: earlierTranslation.y + middle.y - anchor.y)
  }

  private func changeFingers(_ change: (inout [UITouch]) -> Void) {
    earlierTranslation = windowTranslation
    change(&fingers)
    anchor = middle(of: fingers, in: nil)
  }

  private func noteTranslation() { meter.note(windowTranslation, at: clock.now, interval: settings.velocityInterval) }

  /// How far the fingers moved since the pan began, in the view's coordinates (points).
  open func translation(in view: UIView?) -> CGPoint { vector(windowTranslation, in: view) }

  /// Sets the translation so far, and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (old, new) = (windowTranslation, windowVector(translation, from: view))
    earlierTranslation = CGPoint(x: earlierTranslation.x + new.x - old.x, y: earlierTranslation.y + new.y - old.y)
    meter.restart()
    noteTranslation()
  }

  /// How fast the fingers move, in the view's coordinates (points a second of the virtual clock).
  open func velocity(in view: UIView?) -> CGPoint { vector(meter.velocity, in: view) }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
