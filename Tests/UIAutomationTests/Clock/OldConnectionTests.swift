import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Synchronization
import Testing
import UIKit

/// Connections of before `URLSession`, as an app uses them.
@MainActor @Suite struct OldConnectionTests {
  /// Answers for the host `connection.invalid`, and fails below `/gone`.
  private final class Stub: URLProtocol {
    static let isRegistered = URLProtocol.registerClass(Stub.self)

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "connection.invalid" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url, url.path != "/gone",
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("answer".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  private final class Teller: NSObject, NSURLConnectionDataDelegate, @unchecked Sendable {
    let log = Mutex<[String]>([])

    private func note(_ line: String) {
      let text = line + (Thread.isMainThread ? "" : " elsewhere")
      log.withLock { $0.append(text) }
    }

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
    #expect(Stub.isRegistered)
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let teller = Teller()
    let request = try URLRequest(url: #require(URL(string: address)))
    try app.run { use(request, teller) }
    try app.settle()
    return teller.log.withLock { $0 }
  }

  @Test func `A connection tells its delegate on the main thread what it loads`() throws {
    let log = try loaded("https://connection.invalid/a") { _ = NSURLConnection(request: $0, delegate: $1) }
    #expect(log == ["response 200", "data answer", "finished"])
  }

  @Test func `A connection that fails says so`() throws {
    let log = try loaded("https://connection.invalid/gone") { _ = NSURLConnection(request: $0, delegate: $1) }
    #expect(log == ["failed true"])
  }

  @Test func `One that is not started at once loads when it is, and not after it was cancelled`() throws {
    let started = try loaded("https://connection.invalid/b") {
      NSURLConnection(request: $0, delegate: $1, startImmediately: false)?.start()
    }
    #expect(started == ["response 200", "data answer", "finished"])
    let cancelled = try loaded("https://connection.invalid/b") {
      let connection = NSURLConnection(request: $0, delegate: $1, startImmediately: false)
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
