public import Foundation
import PlainviewRuntime
import Synchronization

/// Tells of memory that runs short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What the running handler is called for.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What the source tells of.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
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
  { MemoryPressureSource(eventMask, queue) }
}

/// Passes warnings on to a source of data, which calls the handlers.
private final class MemoryPressureSource: DispatchSourceMemoryPressure, @unchecked Sendable {
  private let source: any DispatchSourceUserDataOr
  private let observer: any NSObjectProtocol
  let mask: DispatchSource.MemoryPressureEvent

  init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
    nonisolated(unsafe) let source: any DispatchSourceUserDataOr = DispatchSource.makeUserDataOrSource(queue: queue)
    self.source = source
    self.mask = mask
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      if mask.contains(.warning), !source.isCancelled {
        source.or(data: DispatchSource.MemoryPressureEvent.warning.rawValue)
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(observer) }

  var data: DispatchSource.MemoryPressureEvent { DispatchSource.MemoryPressureEvent(rawValue: source.data) }
  var handle: UInt { source.handle }
  var isCancelled: Bool { source.isCancelled }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    source.setEventHandler(qos: qos, flags: flags, handler: handler)
  }
  func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    source.setCancelHandler(qos: qos, flags: flags, handler: handler)
  }
  func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }
  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
}
