import Foundation
import PlainviewRuntime

/// An object with a time of its own, in seconds: the parent's time since `beginTime`, times `speed`, plus `timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When the object begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast the time runs: 1 is the parent's speed.
  var speed: Float { get set }
  /// Seconds added to the object's own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often the object runs; 0 for once.
  var repeatCount: Float { get set }
  /// How long the object repeats, in seconds; 0 to use the repeat count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

/// The time of a layer that is not its parent's.
@MainActor struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  var rate: Double { speed.isFinite ? Double(speed) : 1 }

  func local(_ time: TimeInterval) -> TimeInterval { (time - beginTime) * rate + timeOffset }
  func parent(_ time: TimeInterval) -> TimeInterval {
    rate == 0 ? beginTime : (time - timeOffset) / rate + beginTime
  }
}

extension CALayer {
  /// The layer's time at a time of the clock; the clock's where no ancestor has a time of its own.
  func localTime(_ time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.localTime(time) ?? time
    return storedExtras?.timing?.local(outer) ?? outer
  }

  func clockTime(_ time: TimeInterval) -> TimeInterval {
    let outer = storedExtras?.timing?.parent(time) ?? time
    return superlayer?.clockTime(outer) ?? outer
  }

  /// Seconds of the layer in a second of the clock; zero for one that was stopped.
  var localRate: Double { (storedExtras?.timing?.rate ?? 1) * (superlayer?.localRate ?? 1) }

  func changeTiming(_ change: (inout LayerTiming) -> Void) {
    var timing = storedExtras?.timing ?? LayerTiming()
    change(&timing)
    extras.timing = timing
    timeDidChange()
  }

  /// Reschedules the ends of the animations here and below for the changed time.
  private func timeDidChange() {
    for animation in storedExtras?.animations ?? [] { animation.reschedule() }
    for layer in sublayers ?? [] { layer.timeDidChange() }
  }
}

// Timing properties of a layer that do not affect the animations that are added to it; kept as data.
extension CALayer {
  /// How long the layer's time runs, in seconds; without end by default. Kept, without effect.
  public var duration: CFTimeInterval {
    get { knownExtras.timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How often the layer's time runs; 0 by default. Kept, without effect.
  public var repeatCount: Float {
    get { knownExtras.timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  /// How long the layer's time repeats, in seconds; 0 by default. Kept, without effect.
  public var repeatDuration: CFTimeInterval {
    get { knownExtras.timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  /// Whether the layer's time also runs backwards; false by default. Kept, without effect.
  public var autoreverses: Bool {
    get { knownExtras.timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  /// What is shown outside of the layer's time; `.removed` by default. Kept, without effect.
  public var fillMode: CAMediaTimingFillMode {
    get { knownExtras.timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }
}
