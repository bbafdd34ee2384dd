public import Foundation

extension Stream {
  /// Makes two streams of which one reads what is written to the other, and a buffer of so many bytes between them.
  ///
  /// A read waits for a byte, and a write for room, so that they belong on different threads; a stream that is closed ends the
  /// other's waits. Both are told to nobody: neither delegates nor run loops take part here.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = BoundBuffer(size: max(bufferSize, 1))
    inputStream?.pointee = BoundInput(buffer)
    outputStream?.pointee = BoundOutput(buffer)
  }
}

/// The bytes between two streams.
private final class BoundBuffer: @unchecked Sendable {
  private let size: Int
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isEnded = false
  private var isUnread = false

  init(size: Int) { self.size = size }

  private func changing<Result>(_ change: () -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return change()
  }

  /// The number of bytes that can be read; nil where the writer has ended and nothing is left.
  var available: Int? { changing { bytes.isEmpty && isEnded ? nil : bytes.count } }
  /// The number of bytes that can be written; nil where nobody reads them any more.
  var room: Int? { changing { isUnread ? nil : size - bytes.count } }

  func endWriting() { changing { isEnded = true } }
  func endReading() { changing { isUnread = true } }

  /// Reads up to so many bytes, when there are some; 0 at the end.
  func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    changing {
      while bytes.isEmpty, !isEnded { condition.wait() }
      let taken = min(count, bytes.count)
      for index in 0..<taken { target[index] = bytes[index] }
      bytes.removeFirst(taken)
      return taken
    }
  }

  /// Writes up to so many bytes, when there is room; -1 where nobody reads them any more.
  func write(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    changing {
      while bytes.count == size, !isUnread { condition.wait() }
      if isUnread { return -1 }
      let taken = min(count, size - bytes.count)
      bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: taken))
      return taken
    }
  }
}

private final class BoundInput: InputStream {
  private let buffer: BoundBuffer
  private var status = Status.notOpen

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  override var streamStatus: Status { status == .open && buffer.available == nil ? .atEnd : status }
  override var hasBytesAvailable: Bool { status == .open && buffer.available ?? 0 > 0 }
  override func open() { if status == .notOpen { status = .open } }
  override func close() {
    status = .closed
    buffer.endReading()
  }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? self.buffer.read(into: buffer, max(len, 0)) : -1
  }
}

private final class BoundOutput: OutputStream {
  private let buffer: BoundBuffer
  private var status = Status.notOpen

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    buffer = BoundBuffer(size: 1)
    super.init(toMemory: ())
  }

  override var streamStatus: Status { status }
  override var hasSpaceAvailable: Bool { status == .open && buffer.room ?? 0 > 0 }
  override func open() { if status == .notOpen { status = .open } }
  override func close() {
    status = .closed
    buffer.endWriting()
  }
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? self.buffer.write(buffer, max(len, 0)) : -1
  }
}
