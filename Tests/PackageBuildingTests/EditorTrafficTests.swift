import Foundation
import Testing

import PlainviewPackageBuilding

/// What passes between an editor and the language server.
@Suite struct EditorTrafficTests {
  private let traffic = EditorTraffic { path, text in "\(path): \(text.uppercased())" }

  private func object(_ message: [UInt8]) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(message)) as? NSDictionary)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `The server gets the rewritten text of an opened source`() throws {
    let sent = traffic.toServer(
      bytes(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a%20b/V.swift","#
          + #""languageId":"swift","version":1,"text":"class v {}"}}}"#))
    let parameters = try #require(try object(sent)["params"] as? NSDictionary)
    #expect(
      parameters["textDocument"] as? NSDictionary
        == ["uri": "file:///a%20b/V.swift", "languageId": "swift", "version": 1, "text": "/a b/V.swift: CLASS V {}"])
  }

  @Test func `The last of the whole texts that the editor sends is rewritten`() throws {
    let sent = traffic.toServer(
      bytes(
        #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///V.swift","version":2},"#
          + #""contentChanges":[{"text":"a"},{"text":"b"}]}}"#))
    let parameters = try #require(try object(sent)["params"] as? NSDictionary)
    #expect(parameters["contentChanges"] as? [[String: String]] == [["text": "/V.swift: B"]])
  }

  @Test(arguments: [
    #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.c","text":"int a;"}}}"#,
    #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:V.swift","text":"a"}}}"#,
    #"{"method":"textDocument/didOpen"}"#, #"{"method":"textDocument/hover","id":3}"#, "no JSON", "[]",
    #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///V.swift"},"contentChanges":[{"text":"a","range":{}}]}}"#,
  ])
  func `Everything else passes as it is`(message: String) {
    #expect(traffic.toServer(bytes(message)) == bytes(message))
    #expect(traffic.toEditor(bytes(message)) == bytes(message))
  }

  @Test func `The editor sends whole texts, and is not offered what changes texts`() throws {
    _ = traffic.toServer(bytes(#"{"id":7,"method":"initialize","params":{}}"#))
    let other = bytes(#"{"id":7,"method":"client/registerCapability","params":{}}"#)
    #expect(traffic.toEditor(other) == other)
    let answer = traffic.toEditor(
      bytes(
        #"{"id":7,"result":{"capabilities":{"hoverProvider":true,"renameProvider":{},"codeActionProvider":true,"#
          + #""documentFormattingProvider":true,"textDocumentSync":{"openClose":true,"change":2}}}}"#))
    let result = try #require(try object(answer)["result"] as? NSDictionary)
    #expect(
      result["capabilities"] as? NSDictionary
        == ["hoverProvider": true, "textDocumentSync": ["openClose": true, "change": 1]])
  }

  @Test func `Messages are found in what comes in pieces`() throws {
    let pipe = Pipe()
    let whole = Array("Content-Length: 2\r\n\r\n{}content-length:4\r\nX: y\r\n\r\n[12]Content-Length: 9\r\n\r\n{".utf8)
    Thread.detachNewThread {
      for byte in whole { try? pipe.fileHandleForWriting.write(contentsOf: Data([byte])) }
      try? pipe.fileHandleForWriting.close()
    }
    var stream = MessageStream(pipe.fileHandleForReading)
    #expect(try stream.next() == bytes("{}"))
    #expect(try stream.next() == bytes("[12]"))
    #expect(try stream.next() == nil)
  }

  @Test(arguments: ["X: y\r\n\r\n", "Content-Length: -3\r\n\r\n", "Content-Length: z\r\n\r\n"])
  func `A message without a length is an error`(text: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    var stream = MessageStream(pipe.fileHandleForReading)
    #expect(throws: BuildFailure.self) { try stream.next() }
  }

  /// The editor's end stays open: only the server's end is seen.
  @Test(
    arguments: [(["false"], 1), (["sh", "-c", "exit 7"], 7), (["plainview-no-such-server"], 127)] as [([String], Int32)]
  )
  func `A server that ends at once ends the passing on with its status`(arguments: [String], status: Int32) throws {
    let (input, output) = (Pipe(), Pipe())
    let server = LanguageServer(arguments, rewrite: { _, text in text }, filesChanged: {})
    #expect(try server.run(input: input.fileHandleForReading, output: output.fileHandleForWriting) == status)
    try input.fileHandleForWriting.close()
  }

  @Test func `What the server says after the editor's last message arrives`() throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: 2\r\n\r\n{}".utf8))
    try input.fileHandleForWriting.close()
    let server = LanguageServer(["cat"], rewrite: { _, text in text }, filesChanged: {})
    #expect(try server.run(input: input.fileHandleForReading, output: output.fileHandleForWriting) == 0)
    try output.fileHandleForWriting.close()
    var stream = MessageStream(output.fileHandleForReading)
    #expect(try stream.next() == bytes("{}"))
    #expect(try stream.next() == nil)
  }
}
