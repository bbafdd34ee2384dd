import Foundation
import PlainviewRuntime
import Testing

/// Streams of which one reads what is written to the other.
@Suite struct BoundStreamTests {
  private func pair(_ size: Int) throws -> (InputStream, OutputStream) {
    var (input, output): (InputStream?, OutputStream?) = (nil, nil)
    Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
    return (try #require(input), try #require(output))
  }

  @Test func `All bytes arrive in their order through a small buffer, up to the end`() throws {
    let (input, output) = try pair(4)
    input.open()
    output.open()
    nonisolated(unsafe) let writer = output
    Thread.detachNewThread {
      let bytes = [UInt8](0..<100)
      var written = 0
      while written < bytes.count {
        written += bytes[written...].withUnsafeBufferPointer { writer.write($0.baseAddress!, maxLength: $0.count) }
      }
      writer.close()
    }
    var (received, part): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 3))
    while case let count = input.read(&part, maxLength: 3), count > 0 { received += part[..<count] }
    #expect(received == [UInt8](0..<100))
    #expect(input.streamStatus == .atEnd && !input.hasBytesAvailable)
  }

  @Test func `A stream that is not open, or whose other end is closed, takes no bytes`() throws {
    let (input, output) = try pair(2)
    #expect(output.write([1], maxLength: 1) == -1 && input.streamStatus == .notOpen)
    output.open()
    #expect(output.hasSpaceAvailable && output.write([1, 2, 3], maxLength: 3) == 2 && !output.hasSpaceAvailable)
    input.open()
    #expect(input.hasBytesAvailable)
    input.close()
    #expect(output.write([4], maxLength: 1) == -1 && input.streamStatus == .closed)
  }
}
