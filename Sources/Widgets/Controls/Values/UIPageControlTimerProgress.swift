public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A progress that a timer moves on, and that turns to the next page at its end; times are seconds of the virtual clock.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// How long a page is shown that has no duration of its own.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one; otherwise the timer stops there.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer runs.
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  private var token: VirtualClock.Token?

  /// How often the progress moves, in seconds.
  private static let step: TimeInterval = 1.0 / 60

  /// Creates a progress with the seconds for which each page is shown.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(preferredDuration:)") }

  /// Gives a page a duration of its own; zero takes it away.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }

  /// Returns the duration of a page in seconds: its own, or the preferred one.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Starts the timer; does nothing while it runs.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    schedule()
  }

  /// Stops the timer; the progress stays as it is.
  open func pauseTimer() {
    isRunning = false
    if let token { clock.cancel(token) }
    token = nil
  }

  private var clock: VirtualClock { (control?.window?.application ?? UIApplication.shared).clock }

  private func schedule() {
    token = clock.schedule(after: Self.step, "page progress") { [weak self] in self?.moveOn() }
  }

  private func moveOn() {
    guard isRunning, let control else { return isRunning = false }
    let duration = duration(forPage: control.currentPage)
    currentProgress += duration > 0 ? Float(Self.step / duration) : 1
    UserCode.tell(timerDelegate, "pageControlTimerProgressDidChange(_:)") { $0.pageControlTimerProgressDidChange(self) }
    // Sums of steps miss the end by a rounding error.
    if currentProgress > 1 - Float(Self.step / max(duration, Self.step)) / 2 { turn(control) }
    if isRunning { schedule() }
  }

  private func turn(_ control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else {
      currentProgress = 1
      return pauseTimer()
    }
    let next = isLast ? 0 : control.currentPage + 1
    let mayTurn = UserCode.ask(timerDelegate, "pageControlTimerProgress(_:shouldAdvanceToPage:)") {
      $0.pageControlTimerProgress(self, shouldAdvanceToPage: next)
    }
    guard mayTurn ?? true else {
      currentProgress = 1
      return pauseTimer()
    }
    control.currentPage = next
    control.sendActions(for: .valueChanged)
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }
}

/// Is told of a progress that a timer advances; every method has a default.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Whether the next page is turned to; true by default.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// Called whenever the timer changed the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// Default for delegates without the method: true.
  dynamic public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { leftOut(by: self, true, with: [progress, page]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
    leftOut(by: self, with: [progress])
  }
}
