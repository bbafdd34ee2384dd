import Foundation
import PlainviewRuntime
import PlainviewWidgets
import Synchronization
import Testing
import UIKit
import _Testing_UIKit

/// Connections of before `URLSession`, as an app uses them.
@MainActor @Suite struct OldConnectionTests {
  private final class Stub: StubProtocol {
    override class var host: String { "connection.invalid" }
    override class var answer: String { "answer" }
  }

  private final class Teller: NSObject, NSURLConnectionDataDelegate, @unchecked Sendable {
    let log = Mutex<[String]>([])

    /// Ends the program outside of the main actor.
    private func note(_ line: String) { MainActor.assumeIsolated { log.withLock { $0.append(line) } } }

    func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {
      note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    }
    func connection(_ connection: NSURLConnection, didReceive data: Data) {
      note("data \(String(decoding: data, as: UTF8.self))")
    }
    func connectionDidFinishLoading(_ connection: NSURLConnection) { note("finished") }
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
      note("failed \((error as? URLError)?.code == .resourceUnavailable)")
    }
  }

  private func loaded(_ address: String, _ use: (URLRequest, Teller) -> Void) throws -> [String] {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let teller = Teller()
    let request = try URLRequest(url: #require(URL(string: address)))
    try app.run { use(request, teller) }
    try app.settle()
    return teller.log.withLock { $0 }
  }

  private func stubbed(_ request: URLRequest, _ teller: Teller) -> NSURLConnection? {
    let connection = NSURLConnection(request: request, delegate: teller, startImmediately: false)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    connection?.configuration = configuration
    return connection
  }

  @Test func `A connection tells its delegate on the main thread what it loads, once it is started`() throws {
    #expect(try loaded("https://connection.invalid/a") { _ = stubbed($0, $1) }.isEmpty)
    let log = try loaded("https://connection.invalid/a") { stubbed($0, $1)?.start() }
    #expect(log == ["response 200", "data answer", "finished"])
  }

  @Test func `A connection that fails says so`() throws {
    #expect(try loaded("https://connection.invalid/gone") { stubbed($0, $1)?.start() } == ["failed true"])
    #expect(try loaded("none://connection") { _ = NSURLConnection(request: $0, delegate: $1) } == ["failed false"])
  }

  @Test func `One that was cancelled does not load`() throws {
    let cancelled = try loaded("https://connection.invalid/b") {
      let connection = stubbed($0, $1)
      connection?.cancel()
      connection?.start()
    }
    #expect(cancelled.isEmpty)
  }

  @Test func `A request is sent without a delegate`() throws {
    let log = try loaded("none://connection") { request, teller in
      NSURLConnection.sendAsynchronousRequest(request, queue: .main) { response, data, error in
        let isAnswered = response != nil || data != nil
        teller.log.withLock { $0.append("answered \(isAnswered), failed \(error != nil)") }
      }
    }
    #expect(log == ["answered false, failed true"])
    let request = try URLRequest(url: #require(URL(string: "none://connection")))
    #expect(throws: (any Error).self) { try NSURLConnection.sendSynchronousRequest(request, returning: nil) }
    #expect(NSURLConnection.canHandle(request))
  }
}
