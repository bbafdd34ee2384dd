public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

/// The time of the app's virtual clock, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.clock.now }

/// The rates that a display link may run at, in frames a second; zero stands for any.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate. Kept, without effect.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The rate that is preferred; nil for none.
  public var preferred: Float?

  /// Creates a range with the lowest, the highest and the preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Any rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Sends a message for every frame of a screen with 60 frames a second, on the virtual clock (contract M3).
///
/// Frames are multiples of a 60th of a second since the clock was made. The target is kept until the link is invalid.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private static let refreshRate: Double = 60
  private let clock: VirtualClock
  private var target: AnyObject?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var token: VirtualClock.Token?
  private var lastFrame = 0

  /// When the last frame was shown, in seconds of the clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown, in seconds of the clock.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(framesPerCall) / Self.refreshRate }
  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { 1 / Self.refreshRate }
  /// The preferred number of calls a second; zero stands for every frame.
  open var preferredFramesPerSecond = 0 { didSet { ownFrameInterval = nil } }
  /// How many frames of the screen pass from one call to the next, by the older name; 1 for every frame.
  open var frameInterval: Int {
    get { framesPerCall }
    set { ownFrameInterval = max(1, newValue) }
  }
  private var ownFrameInterval: Int?
  /// The rates that the link may run at; any by default.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link that sends a message to a target; it runs once it was added to a run loop.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    clock = UIApplication.shared.clock
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(target:selector:)") }

  /// Whether the link sends no messages; false by default.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// Adds the link to a mode; the first one starts it.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    if modes.count == 1 { restart() }
  }

  /// Removes the link from a mode; without any it stops.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { stop() }
  }

  /// Invalidates the link and releases its target.
  open func invalidate() {
    stop()
    modes = []
    target = nil
  }

  private func stop() {
    if let token { clock.cancel(token) }
    token = nil
  }

  private func restart() {
    stop()
    guard !isPaused, !modes.isEmpty, let target else { return TimerConnections.current.remove(self) }
    TimerConnections.current.add(self, "CADisplayLink", target, selector)
    lastFrame = Int((clock.now * Self.refreshRate + Self.tolerance).rounded(.down))
    waitForFrame(lastFrame + 1)
  }

  /// A moment that is less than this share of a frame before one counts as the frame.
  private static let tolerance = 1e-6

  /// The number of screen frames from one call to the next.
  private var framesPerCall: Int {
    if let ownFrameInterval { return ownFrameInterval }
    let preferred = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let framesPerSecond = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred
    guard framesPerSecond > 0, framesPerSecond.isFinite else { return 1 }
    return max(1, Int((Self.refreshRate / framesPerSecond).rounded()))
  }

  private func waitForFrame(_ frame: Int) {
    let owner = target.map { className(of: $0) } ?? "nobody"
    let delay = Double(frame) / Self.refreshRate - clock.now
    // As a run loop does, the clock retains the link until it is removed.
    token = clock.schedule(after: delay, "CADisplayLink of \(owner): \(selector)", repeats: true) { [self] in
      show(frame)
    }
  }

  private func show(_ frame: Int) {
    token = nil
    lastFrame = frame
    timestamp = Double(frame) / Self.refreshRate
    if let target { Message(selector, sender: self).send(to: target) }
    // The message may have paused, restarted or ended the link.
    if token == nil, target != nil, !isPaused, !modes.isEmpty { waitForFrame(frame + framesPerCall) }
  }
}

extension UIScreen {
  /// Returns a link that sends a message to a target once it was added to a run loop, as often as the screen is drawn.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
