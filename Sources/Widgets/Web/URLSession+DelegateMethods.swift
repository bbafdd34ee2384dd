import Foundation
public import FoundationNetworking
import PlainviewRuntime

// Methods that Foundation's sessions call on Apple's systems and not on Linux; delegates that hand calls on call them.
extension URLSessionTaskDelegate {
  /// Tells of a task that was made; not called.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
    leftOut(by: self, anywhere: (), with: [session, task])
  }
  /// Tells of a task that waits for a connection; not called.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
    leftOut(by: self, anywhere: (), with: [session, task])
  }
}

extension URLSessionTask {
  /// Whether data is handed over in parts as it comes; kept, without effect.
  public var prefersIncrementalDelivery: Bool {
    get { objc_getAssociatedObject(self, Self.incrementalKey) as? Bool ?? true }
    set { objc_setAssociatedObject(self, Self.incrementalKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  nonisolated(unsafe) private static let incrementalKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
