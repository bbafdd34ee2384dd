public import Foundation
import PlainviewRuntime

/// Tells of memory that runs short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How short memory is; raw values are Dispatch's.
  public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// There is enough memory again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Memory runs short: a simulated device's memory warning.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// The app is about to be ended.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of them.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source that tells of memory running short, which has to be resumed; the device's memory warning is the
  /// event `warning`.
  public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
    -> any DispatchSourceMemoryPressure
  {
    // Dispatch's own functions take its own class alone, so this is one of its sources: a timer, which a warning sets off.
    let timer: any DispatchSourceTimer = makeTimerSource(queue: queue)
    guard let source = timer as? DispatchSource else { fatalError("Dispatch has made a source of another class") }
    objc_setAssociatedObject(source, &pressureKey, PressureWarnings(eventMask, source), .OBJC_ASSOCIATION_RETAIN)
    return source
  }
}

extension DispatchSourceMemoryPressure {
  /// What the running handler is called for: a warning.
  public var data: DispatchSource.MemoryPressureEvent { .warning }
  /// What the source tells of.
  public var mask: DispatchSource.MemoryPressureEvent {
    (objc_getAssociatedObject(self, &pressureKey) as? PressureWarnings)?.mask ?? []
  }
}

nonisolated(unsafe) private var pressureKey: UInt8 = 0

/// Passes a device's warnings on to a source.
private final class PressureWarnings {
  let mask: DispatchSource.MemoryPressureEvent
  private let observer: any NSObjectProtocol

  init(_ mask: DispatchSource.MemoryPressureEvent, _ source: DispatchSource) {
    self.mask = mask
    weak let source = source
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      guard mask.contains(.warning), let source, !source.isCancelled else { return }
      let timer: any DispatchSourceTimer = source
      timer.schedule(deadline: .now())
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}
