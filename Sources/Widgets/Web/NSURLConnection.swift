public import Foundation
public import FoundationNetworking
import PlainviewRuntime
public import PlainviewTargetAction
import Synchronization

/// The way to load before `URLSession`, deprecated since iOS 9; a session of its own does the work.
///
/// The delegate, which is retained until loading ends, is called on the main queue or the one it was given.
open class NSURLConnection: NSObject, @unchecked Sendable {
  /// The request that was asked for.
  open var originalRequest: URLRequest { asked }
  private let asked: URLRequest
  /// The request that is loaded, after redirections.
  open var currentRequest: URLRequest { lock.withLock { state.task?.currentRequest } ?? asked }

  private struct State {
    var delegate: AnyObject?
    var queue = OperationQueue.main
    var session: URLSession?
    var task: URLSessionDataTask?
    var isCancelled = false
  }
  private var state = State()
  /// What the session is made with; for tests.
  package final var configuration: URLSessionConfiguration?
  /// Guards the state.
  private let lock = NSLock()

  /// Creates a connection that begins to load at once.
  public convenience init?(request: URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  /// Creates a connection, which begins to load at once or when it is started.
  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    asked = request
    super.init()
    state.delegate = delegate as AnyObject?
    if startImmediately { start() }
  }

  /// Whether requests of this kind can be loaded: those whose URL has a scheme.
  open class func canHandle(_ request: URLRequest) -> Bool { request.url?.scheme != nil }

  /// Sets the queue on which the delegate is called; nil for the main one.
  open func setDelegateQueue(_ queue: OperationQueue?) { lock.withLock { state.queue = queue ?? .main } }

  /// Has no effect: the delegate is called on a queue.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Has no effect: the delegate is called on a queue.
  open func unschedule(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Begins to load; does nothing when it has begun already.
  open func start() {
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard state.task == nil, !state.isCancelled else { return nil }
      let session = URLSession(
        configuration: configuration ?? URLSession.shared.configuration, delegate: ConnectionEvents(of: self),
        delegateQueue: state.queue)
      state.session = session
      state.task = session.dataTask(with: asked)
      return state.task
    }
    task?.resume()
  }

  /// Stops loading; the delegate is not called again.
  open func cancel() {
    let task = lock.withLock { () -> URLSessionDataTask? in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
    end()
  }

  /// Lets go of the delegate.
  fileprivate func end() {
    let session = lock.withLock { () -> URLSession? in
      defer { state.session = nil }
      state.delegate = nil
      return state.session
    }
    session?.finishTasksAndInvalidate()
  }

  /// The delegate of a connection that was not cancelled.
  fileprivate var delegate: AnyObject? { lock.withLock { state.isCancelled ? nil : state.delegate } }

  // MARK: Loading without a delegate

  /// Loads, and waits for the end; throws the error of loading.
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let answer = Mutex<(URLResponse?, Result<Data, any Error>)?>(nil)
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, response, error in
      let result: Result<Data, any Error> = error.map { .failure($0) } ?? .success(data ?? Data())
      answer.withLock { $0 = (response, result) }
      done.signal()
    }.resume()
    done.wait()
    let (loaded, result) = answer.withLock { $0 } ?? (nil, .success(Data()))
    response?.pointee = loaded
    return try result.get()
  }

  /// Loads, and calls the closure on the queue with the response and the data, or with the error.
  @preconcurrency open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, error == nil ? data : nil, error) }
    }.resume()
  }
}

/// Hands on what a connection's session tells.
private final class ConnectionEvents: NSObject, URLSessionDataDelegate {
  private let connection: NSURLConnection

  init(of connection: NSURLConnection) { self.connection = connection }

  private var told: (any NSURLConnectionDataDelegate)? { connection.delegate as? any NSURLConnectionDataDelegate }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(told.map { $0.connection(connection, willSend: request, redirectResponse: response) } ?? request)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    told?.connection(connection, didReceive: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    told?.connection(connection, didReceive: data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      (connection.delegate as? any NSURLConnectionDelegate)?.connection(connection, didFailWithError: error)
    } else {
      told?.connectionDidFinishLoading(connection)
    }
    connection.end()
  }
}
