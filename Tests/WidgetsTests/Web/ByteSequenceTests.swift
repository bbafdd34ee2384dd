import Foundation
import FoundationNetworking
import PlainviewWidgets
import Testing

/// Bytes that come one after the other, from answers and files.
@Suite struct ByteSequenceTests {
  private final class Stub: StubProtocol {
    override class var host: String { "bytes.invalid" }
    override class var answer: String { "first\n\nsecond\r\nth\u{2028}ird\u{85}" }
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    return URLSession(configuration: configuration)
  }

  private func withFile<Result>(_ data: Data, _ body: (URL) async throws -> Result) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID().uuidString)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await body(file)
  }

  @Test func `An answer is read by lines, without the empty ones`() async throws {
    let url = try #require(URL(string: "https://bytes.invalid/a"))
    let (bytes, response) = try await session.bytes(from: url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["first", "second", "th", "ird"])
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(bytes.task.state == .completed && bytes.task.originalRequest?.url == url)
  }

  @Test func `A request that fails throws`() async throws {
    let url = try #require(URL(string: "https://bytes.invalid/gone"))
    await #expect(throws: URLError.self) { try await session.bytes(for: URLRequest(url: url)) }
  }

  @Test func `A file is read by bytes, scalars, characters and lines`() async throws {
    try await withFile(Data("e\u{301}😀\r\nb".utf8)) { file in
      var characters: [Character] = []
      for try await character in file.resourceBytes.characters { characters.append(character) }
      #expect(characters == ["e\u{301}", "😀", "\r\n", "b"])
      var scalars: [Unicode.Scalar] = []
      for try await scalar in try FileHandle(forReadingFrom: file).bytes.unicodeScalars { scalars.append(scalar) }
      #expect(scalars == ["e", "\u{301}", "😀", "\r", "\n", "b"])
      var lines: [String] = []
      for try await line in file.lines { lines.append(line) }
      #expect(lines == ["e\u{301}😀", "b"])
      #expect(try await file.resourceBytes.reduce(0) { count, _ in count + 1 } == 10)
    }
  }

  @Test func `Bytes that are no text are replaced, and a missing file throws`() async throws {
    try await withFile(Data([0x61, 0xFF, 0xE2, 0x82, 0x62])) { file in
      var text = ""
      for try await scalar in file.resourceBytes.unicodeScalars { text.unicodeScalars.append(scalar) }
      #expect(text == "a\u{FFFD}\u{FFFD}b")
    }
    let gone = FileManager.default.temporaryDirectory.appendingPathComponent("gone-\(UUID().uuidString)")
    await #expect(throws: CocoaError.self) { for try await _ in gone.lines {} }
  }
}
