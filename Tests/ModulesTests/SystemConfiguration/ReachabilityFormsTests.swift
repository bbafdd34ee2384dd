import PlainviewNetwork
import PlainviewRuntime
import PlainviewSystemConfiguration
import PlainviewUIAutomation
import Testing
import UIKit

/// A callback as a function, which hears by its pointer.
private func heard(
  target: SCNetworkReachability, flags: SCNetworkReachabilityFlags, info: UnsafeMutableRawPointer?
) {
  guard let info else { return }
  Unmanaged<ReachabilityFormsTests.Monitor>.fromOpaque(info).takeUnretainedValue().hear(flags)
}

/// The forms in which libraries make and schedule reachabilities.
@MainActor @Suite struct ReachabilityFormsTests {
  /// What libraries do: an object that keeps a reachability and is the context of its callback.
  fileprivate final class Monitor: @unchecked Sendable {
    private let target: SCNetworkReachability
    private let queue = DispatchQueue(label: "monitor")
    private let answers: Answers

    init?(_ answers: Answers) {
      var zero = sockaddr()
      zero.sa_len = numericCast(MemoryLayout<sockaddr>.size)
      zero.sa_family = sa_family_t(AF_INET)
      guard let target = SCNetworkReachabilityCreateWithAddress(nil, &zero) else { return nil }
      self.target = target
      self.answers = answers
    }

    func hear(_ flags: SCNetworkReachabilityFlags) { answers.add("\(flags.contains(.reachable))") }

    /// The queue before the callback, closures without types.
    func startOnQueue() -> Bool {
      var context = SCNetworkReachabilityContext(
        version: 0,
        info: Unmanaged.passUnretained(self).toOpaque(),
        retain: { info in
          let kept = Unmanaged<Monitor>.fromOpaque(info)
          _ = kept.retain()
          return UnsafeRawPointer(kept.toOpaque())
        },
        release: { info in
          let kept = Unmanaged<Monitor>.fromOpaque(info)
          kept.release()
        },
        copyDescription: { info in
          let monitor = Unmanaged<Monitor>.fromOpaque(info).takeUnretainedValue()
          let description = "monitor of \(monitor.queue.label)"
          return Unmanaged.passRetained(description as CFString)
        })
      let callback: SCNetworkReachabilityCallBack = { _, flags, info in
        guard let info else { return }
        Unmanaged<Monitor>.fromOpaque(info).takeUnretainedValue().hear(flags)
      }
      let isQueued = SCNetworkReachabilitySetDispatchQueue(target, queue)
      return SCNetworkReachabilitySetCallback(target, callback, &context) && isQueued
    }
    func stop() {
      SCNetworkReachabilitySetCallback(target, nil, nil)
      SCNetworkReachabilitySetDispatchQueue(target, nil)
    }

    /// The context's pointer set later, a function for a callback, a run loop.
    func startOnRunLoop() -> Bool {
      var context = SCNetworkReachabilityContext(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
      context.info = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
      return SCNetworkReachabilitySetCallback(target, heard, &context)
        && SCNetworkReachabilityScheduleWithRunLoop(
          target, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    }
    func stopOnRunLoop() {
      SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let answers = Answers()

  init() throws { try app.launch() }

  @Test func `A manager hears of changes on its queue until it stops`() throws {
    let monitor = try #require(try app.run { Monitor(answers) })
    #expect(try app.run { monitor.startOnQueue() })
    app.hardware.connection = .none
    try app.settle()
    try app.run { monitor.stop() }
    app.hardware.connection = .wifi
    try app.settle()
    #expect(answers.all == ["false"])
  }

  @Test func `A manager hears of changes on the main run loop until it stops`() throws {
    let monitor = try #require(try app.run { Monitor(answers) })
    #expect(try app.run { monitor.startOnRunLoop() })
    app.hardware.connection = .none
    try app.settle()
    try app.run { monitor.stopOnRunLoop() }
    app.hardware.connection = .wifi
    try app.settle()
    #expect(answers.all == ["false"])
  }

  /// The address of no host, as code asks whether there is a network at all.
  private func isConnected() -> Bool {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    guard
      let target = withUnsafePointer(
        to: &zero,
        {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            SCNetworkReachabilityCreateWithAddress(nil, $0)
          }
        })
    else { return false }
    var flags: SCNetworkReachabilityFlags = []
    if !SCNetworkReachabilityGetFlags(target, &flags) { return false }
    let isReachable = (flags.rawValue & UInt32(kSCNetworkFlagsReachable)) != 0
    let needsConnection = (flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired)) != 0
    return isReachable && !needsConnection
  }

  /// The same with an address that is made of its fields.
  private func isConnectedByFields() -> Bool {
    var zero = sockaddr_in(
      sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    let target = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, address)
      }
    }
    var flags = SCNetworkReachabilityFlags(rawValue: 0)
    guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return false }
    return flags.contains(.reachable)
  }

  @Test func `The address of no host tells whether there is a connection`() throws {
    #expect(try app.run { isConnected() && isConnectedByFields() })
    app.hardware.connection = .cellular
    #expect(try app.run { isConnected() && isConnectedByFields() })
    app.hardware.connection = .none
    #expect(try app.run { !isConnected() && !isConnectedByFields() })
  }

  @Test func `Addresses are made of their fields`() {
    let host = sockaddr_in(
      sin_len: 16, sin_family: sa_family_t(AF_INET), sin_port: in_port_t(80).bigEndian,
      sin_addr: in_addr(s_addr: in_addr_t(IN_LINKLOCALNETNUM).bigEndian), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    #expect(host.sin_len == 16 && host.sin_family == sa_family_t(AF_INET) && UInt16(bigEndian: host.sin_port) == 80)
    #expect(UInt32(bigEndian: host.sin_addr.s_addr) == 0xA9FE_0000)
    let six = sockaddr_in6(
      sin6_len: 28, sin6_family: sa_family_t(AF_INET6), sin6_port: 0, sin6_flowinfo: 1, sin6_addr: in6addr_loopback,
      sin6_scope_id: 2)
    #expect(six.sin6_family == sa_family_t(AF_INET6) && six.sin6_flowinfo == 1 && six.sin6_scope_id == 2)
    #expect(withUnsafeBytes(of: six.sin6_addr) { Array($0) } == Array(repeating: 0, count: 15) + [1])
    let plain = sockaddr(
      sa_len: 16, sa_family: sa_family_t(AF_INET), sa_data: (0, 0, 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0))
    #expect(plain.sa_len == 16 && plain.sa_family == sa_family_t(AF_INET) && plain.sa_data.2 == 127)
  }

  @Test func `The older names of flags have Apple's bits`() {
    #expect(kSCNetworkFlagsTransientConnection == 1 && kSCNetworkFlagsReachable == 2)
    #expect(kSCNetworkFlagsConnectionRequired == 4 && kSCNetworkFlagsConnectionAutomatic == 8)
    #expect(kSCNetworkFlagsInterventionRequired == 16)
    #expect(kSCNetworkFlagsIsLocalAddress == 0x10000 && kSCNetworkFlagsIsDirect == 0x20000)
  }
}
