package import Foundation

/// SourceKit-LSP for a package of untouched iOS sources, between an editor and the toolchain's server.
package struct LanguageServer {
  private let command: [String]
  private let traffic: EditorTraffic
  private let filesChanged: () -> Void

  /// `command` is the server's command line; `filesChanged` is called when the editor has saved something.
  package init(_ command: [String], rewrite: @escaping EditorTraffic.Rewrite, filesChanged: @escaping () -> Void) {
    self.command = command
    traffic = EditorTraffic(rewrite: rewrite)
    self.filesChanged = filesChanged
  }

  /// Passes messages on until the editor or the server ends; returns the server's status.
  package func run(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) throws -> Int32 {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = command
    let (toServer, toEditor, ended) = (Pipe(), Pipe(), Pipe())
    server.standardInput = toServer
    server.standardOutput = toEditor
    // Writing to a server that has ended fails with an error instead of ending this program by a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      try server.run()
    } catch {
      throw BuildFailure("\(command.first ?? ""): it cannot be run, look whether the toolchain has it")
    }
    let traffic = traffic
    let (answers, end) = (toEditor.fileHandleForReading, ended.fileHandleForWriting)
    let answered = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var stream = MessageStream(answers)
      while let message = try? stream.next() { MessageStream.write(traffic.toEditor(message), to: output) }
      // No more messages from the server: waiting for the editor's next message ends too.
      try? end.close()
      answered.signal()
    }
    var stream = MessageStream(input, until: ended.fileHandleForReading)
    while let message = try stream.next() {
      if EditorTraffic.notifiesOfChangedFiles(message) { filesChanged() }
      MessageStream.write(traffic.toServer(message), to: toServer.fileHandleForWriting)
    }
    try? toServer.fileHandleForWriting.close()
    server.waitUntilExit()
    // The last answers are passed on; a program that the server left behind may keep its output open for longer.
    _ = answered.wait(timeout: .now() + .seconds(2))
    return server.terminationStatus
  }
}
