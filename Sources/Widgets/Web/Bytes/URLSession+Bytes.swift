public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer. Here all of them have come when the first is read.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// What a connection throws.
    public typealias Failure = any Error

    /// The task that loaded the bytes.
    public let task: URLSessionDataTask
    private let data: Data

    init(_ data: Data, task: URLSessionDataTask) {
      self.data = data
      self.task = task
    }

    /// Reads the bytes one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator

      /// Returns the next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return bytes.next()
      }
    }

    /// Returns an iterator at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  /// Loads what is at an address, and returns its bytes and the answer.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request, and returns the bytes of the answer and the answer.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loading = Loading()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        loading.start {
          let task = dataTask(with: request) { data, response, error in
            guard let data, let response, let task = loading.task else {
              continuation.resume(throwing: error ?? URLError(.unknown))
              return
            }
            continuation.resume(returning: (AsyncBytes(data, task: task), response))
          }
          task.delegate = delegate
          return task
        }
      }
    } onCancel: {
      loading.cancel()
    }
  }

  /// A task that may be cancelled before it is made.
  private final class Loading: @unchecked Sendable {
    private let lock = NSLock()
    private var current: URLSessionDataTask?
    private var isCancelled = false

    var task: URLSessionDataTask? { lock.withLock { current } }

    func start(_ make: () -> URLSessionDataTask) {
      let task = make()
      let isCancelled = lock.withLock {
        current = task
        return self.isCancelled
      }
      task.resume()
      if isCancelled { task.cancel() }
    }

    func cancel() {
      let task = lock.withLock {
        isCancelled = true
        return current
      }
      task?.cancel()
    }
  }
}

extension URL {
  /// The bytes of a file, or of what is at an address.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// What reading throws.
    public typealias Failure = any Error

    fileprivate let url: URL

    /// Reads the bytes one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      fileprivate var bytes: Data.Iterator?

      /// Returns the next byte; nil at the end. The first one waits for the file or the answer.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        if bytes == nil {
          let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          bytes = data.makeIterator()
        }
        return bytes?.next()
      }
    }

    /// Returns an iterator at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url, bytes: nil) }
  }

  /// The bytes of the file, or of what is at the address.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the file, or of what is at the address; empty ones are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of an open file.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// What reading throws.
    public typealias Failure = any Error

    fileprivate let handle: FileHandle

    /// Reads the bytes one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let handle: FileHandle
      fileprivate var bytes: Data.Iterator?

      /// Returns the next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        if let byte = bytes?.next() { return byte }
        bytes = try handle.read(upToCount: 16384)?.makeIterator()
        return bytes?.next()
      }
    }

    /// Returns an iterator at the next byte of the file.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle, bytes: nil) }
  }

  /// The bytes from where the file is read.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
