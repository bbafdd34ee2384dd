import Foundation
import Glibc
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// Dates, chance and the network as an app sees them.
@MainActor @Suite struct WorldClockTests {
  private let screen = LoadingScreen()

  private func launched(_ change: (XCUIApplication) -> Void = { _ in }) throws -> XCUIApplication {
    let screen = screen
    let app = XCUIApplication(rootViewController: screen)
    change(app)
    try app.launch()
    return app
  }

  @Test func `W27 Date is real unless the test sets it, and goes with the clock then`() throws {
    let app = try launched()
    #expect(try app.run { abs(Date().timeIntervalSince1970 - RealTime.date) < 5 })
    app.date = Date(timeIntervalSince1970: 1_000_000)
    let screen = screen
    try app.run {
      _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
        MainActor.assumeIsolated { screen.note("timer at \(Int(Date().timeIntervalSince1970))") }
      }
      let fired = Timer(fire: Date() + 90, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { screen.note("fire date at \(Int(Date.now.timeIntervalSince1970))") }
      }
      RunLoop.main.add(fired, forMode: .common)
      Task.detached {
        try await Task.sleep(for: .seconds(100))
        let date = Date()
        await MainActor.run { screen.note("task at \(Int(date.timeIntervalSince1970))") }
      }
    }
    try app.settle(within: 200)
    #expect(screen.log == ["timer at 1000060 60", "fire date at 1000090 90", "task at 1000100 100"])
    app.date = nil
    #expect(try app.run { abs(Date().timeIntervalSince1970 - RealTime.date) < 5 })
  }

  @Test func `W27 A date at the launch holds from the first line on`() throws {
    let app = XCUIApplication(
      rootViewController: {
        let controller = UIViewController()
        controller.title = "\(Int(Date().timeIntervalSince1970))"
        return controller
      }())
    app.dateAtLaunch = Date(timeIntervalSince1970: 86_400)
    try app.launch()
    #expect(app.window?.rootViewController?.title == "86400")
  }

  @Test func `W27 Chance follows from the seed`() throws {
    func sample(_ seed: UInt64?) throws -> String {
      let app = try launched { $0.randomSeed = seed }
      return try app.run { "\(UUID()) \(Int.random(in: 0..<1_000_000)) \([1, 2, 3, 4, 5, 6, 7, 8].shuffled())" }
    }
    #expect(try sample(7) == sample(7))
    #expect(try sample(7) != sample(8))
    #expect(try sample(nil) != sample(nil))
    let identifier = try #require(try sample(7).split(separator: " ").first)
    #expect(UUID(uuidString: String(identifier)) != nil && identifier.split(separator: "-")[2].first == "4")
  }

  private final class Stub: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub.invalid" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("stubbed".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test func `W26 A session with a stub is waited for`() throws {
    let app = try launched()
    let screen = screen
    try app.run {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Stub.self]
      let session = URLSession(configuration: configuration)
      let url = try #require(URL(string: "https://stub.invalid/items"))
      Task {
        let (data, _) = try await session.data(from: url)
        screen.note(String(decoding: data, as: UTF8.self))
      }
      session.dataTask(with: url) { data, _, _ in
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        DispatchQueue.main.async { MainActor.assumeIsolated { screen.note("task \(text)") } }
      }.resume()
    }
    #expect(try app.settle().working == [])
    #expect(Set(screen.log) == ["stubbed 0", "task stubbed 0"])
  }

  /// Ends its requests while the task that waits for them is being cancelled.
  private final class SlowStub: URLProtocol {
    static let hasBegun = DispatchSemaphore(value: 0)

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "slow.invalid" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      Self.hasBegun.signal()
      // Another thread cancels now, and waits for the session's queue, which this is.
      usleep(50_000)
      guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("late".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  // The limit allows for the other tests of the main actor, which run meanwhile.
  @Test(.timeLimit(.minutes(5))) func `W26 A task is cancelled while its transfer ends`() throws {
    let app = try launched()
    let screen = screen
    try app.run {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [SlowStub.self]
      let session = URLSession(configuration: configuration)
      let url = try #require(URL(string: "https://slow.invalid/items"))
      let task = Task.detached {
        let text = (try? await session.data(from: url)).map { String(decoding: $0.0, as: UTF8.self) }
        await MainActor.run { screen.note(text ?? "an error") }
      }
      DispatchQueue.global().async {
        SlowStub.hasBegun.wait()
        task.cancel()
      }
    }
    #expect(try app.settle().working == [])
    // A transfer that ends while it is cancelled may have a result or an error.
    #expect(["late 0", "an error 0"].contains(screen.log.joined()))
  }

  @Test func `W26 A real connection is reported by its address`() throws {
    let app = try launched()
    let silent = try SilentServer()
    try app.run {
      SimulatedProcess.current.work.patience = 0.3
      let url = try #require(URL(string: "http://127.0.0.1:\(silent.port)/items"))
      URLSession(configuration: .ephemeral).dataTask(with: url).resume()
    }
    let settlement = try app.settle()
    #expect(!settlement.isSettled)
    #expect(settlement.working.contains("a network request to http://127.0.0.1:\(silent.port)/items"))
  }
}

/// Takes connections and never answers.
private final class SilentServer {
  private let socket: Int32
  let port: UInt16

  struct NoSocket: Error {}

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 4) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isListening else { throw NoSocket() }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }
}
