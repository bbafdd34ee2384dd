import Foundation
import PlainviewRuntime

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

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
