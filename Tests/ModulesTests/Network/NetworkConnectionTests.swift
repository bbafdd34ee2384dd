import Foundation
import PlainviewNetwork
import PlainviewUIAutomation
import Testing
import UIKit

/// Connections, listeners and browsers of `Network`.
@MainActor @Suite struct NetworkConnectionTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let said = Answers()

  init() throws { try app.launch() }

  private func connect(_ host: NWEndpoint.Host, _ port: NWEndpoint.Port, _ name: String = "") throws -> NWConnection {
    try app.run {
      let connection = NWConnection(host: host, port: port, using: .tcp)
      connection.stateUpdateHandler = { [said] in said.add(name + "\($0)") }
      connection.start(queue: .main)
      return connection
    }
  }

  @Test func `Texts of hosts are addresses or names`() {
    #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
    #expect(NWEndpoint.hostPort(host: "example.com", port: 443).debugDescription == "example.com:443")
    #expect(IPv4Address("1.2.3") == nil && NWEndpoint.Port("https") == 443)
  }

  @Test func `A connection to a server of the test is ready, sends and receives`() throws {
    let server = SimulatedServer(host: "example.com", port: 80) { Data("re: ".utf8) + $0 }
    app.hardware.servers = [server]
    let connection = try connect("example.com", 80)
    try app.settle()
    #expect(said.all == ["preparing", "ready"] && connection.state == .ready)
    try app.run {
      connection.send(
        content: Data("hello".utf8), completion: .contentProcessed { [said] in said.add("sent \($0 == nil)") })
      connection.receive(minimumIncompleteLength: 1, maximumLength: 100) { [said] data, _, isComplete, error in
        said.add(String(decoding: data ?? Data(), as: UTF8.self) + " \(isComplete) \(error == nil)")
      }
    }
    try app.settle()
    #expect(Set(said.all.suffix(2)) == ["sent true", "re: hello false true"])
    #expect(server.received == Data("hello".utf8) && server.connectionCount == 1)
    try app.run { connection.cancel() }
    try app.settle()
    #expect(said.all.last == "cancelled" && server.connectionCount == 0)
  }

  @Test func `A connection without a network waits, and is ready once there is one`() throws {
    app.hardware.servers = [SimulatedServer(host: "example.com", port: 80)]
    app.hardware.connection = .none
    let connection = try connect("example.com", 80)
    try app.settle()
    #expect(connection.state == .waiting(.posix(.ENETDOWN)))
    app.hardware.connection = .wifi
    try app.settle()
    #expect(connection.state == .ready)
  }

  @Test func `A connection to nobody is refused, and waits`() throws {
    let connection = try connect("example.com", 81)
    try app.settle()
    #expect(connection.state == .waiting(.posix(.ECONNREFUSED)))
    try app.run { connection.cancel() }
    try app.settle()
    #expect(connection.state == .cancelled)
  }

  @Test func `A listener of the app takes connections, which end with the other end`() throws {
    let listener = try app.run {
      let listener = try NWListener(using: .tcp, on: 8080)
      listener.newConnectionHandler = { [said] connection in
        connection.start(queue: .main)
        connection.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, _, _, _ in
          said.add("got " + String(decoding: data ?? Data(), as: UTF8.self))
          connection.receive(minimumIncompleteLength: 1, maximumLength: 5) { data, _, isComplete, _ in
            said.add("end \(data == nil) \(isComplete)")
          }
        }
      }
      listener.start(queue: .main)
      return listener
    }
    try app.settle()
    #expect(listener.state == .ready && listener.port == 8080)
    let connection = try connect("127.0.0.1", 8080)
    try app.run {
      for text in ["he", "llo"] { connection.send(content: Data(text.utf8), completion: .idempotent) }
    }
    try app.settle()
    #expect(said.all.last == "got hello")
    try app.run { connection.cancel() }
    try app.settle()
    #expect(said.all.contains("end true true"))
  }

  @Test func `Two listeners cannot have one port`() throws {
    let states = try app.run {
      let listeners = [try NWListener(using: .tcp, on: 9000), try NWListener(using: .tcp, on: 9000)]
      for listener in listeners { listener.start(queue: .main) }
      return listeners.map(\.state)
    }
    #expect(states == [.ready, .failed(.posix(.EADDRINUSE))])
  }

  @Test func `A browser finds services of its type, as they come and go`() throws {
    let browser = try app.run {
      let browser = NWBrowser(for: .bonjour(type: "_shop._tcp", domain: nil), using: .tcp)
      browser.browseResultsChangedHandler = { [said] results, changes in
        said.add("\(results.count) of \(changes.count)")
      }
      browser.start(queue: .main)
      return browser
    }
    try app.settle()
    #expect(said.all.isEmpty && browser.state == .ready)
    app.hardware.servers = [
      SimulatedServer(service: "Till", type: "_shop._tcp"), SimulatedServer(service: "Web", type: "_http._tcp"),
    ]
    try app.settle()
    app.hardware.servers = []
    try app.settle()
    #expect(said.all == ["1 of 1", "0 of 1"])
  }
}
