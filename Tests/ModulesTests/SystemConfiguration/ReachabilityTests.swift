import PlainviewNetwork
import PlainviewSystemConfiguration
import PlainviewUIAutomation
import Testing
import UIKit

/// `SystemConfiguration`: whether hosts can be reached, and the wireless network.
@MainActor @Suite struct ReachabilityTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  /// What a callback gets by its pointer.
  private final class Listener: Sendable {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    deinit { answers.add("listener ended") }
    func hear(_ flags: SCNetworkReachabilityFlags) {
      answers.add(flags.contains(.reachable) ? flags.contains(.isWWAN) ? "cellular" : "wifi" : "unreachable")
    }
  }

  private static let callback:
    @Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?)
      -> Void = { _, flags, info in
        guard let info else { return }
        Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue().hear(flags)
      }

  private func listening(_ listener: Listener) -> SCNetworkReachabilityContext {
    SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(listener).toOpaque(),
      retain: { (info: UnsafeRawPointer) -> UnsafeRawPointer in
        UnsafeRawPointer(Unmanaged<Listener>.fromOpaque(info).retain().toOpaque())
      },
      release: { (info: UnsafeRawPointer) in Unmanaged<Listener>.fromOpaque(info).release() },
      copyDescription: { (_: UnsafeRawPointer) -> Unmanaged<CFString> in .passRetained("a listener" as CFString) })
  }

  private func flags(_ target: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
    var flags = SCNetworkReachabilityFlags()
    guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return nil }
    return flags
  }

  private func address(_ text: String) -> SCNetworkReachability? {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, text, &address.sin_addr)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
  }

  @Test func `Flags follow the connection of the device`() throws {
    try app.launch()
    let targets = try app.run {
      [SCNetworkReachabilityCreateWithName(nil, "example.org"), address("0.0.0.0"), address("169.254.0.0")]
    }
    #expect(try app.run { targets.map(flags) } == [.reachable, .reachable, [.reachable, .isDirect]])
    app.hardware.connection = .cellular
    let cellular: SCNetworkReachabilityFlags = [.reachable, .transientConnection, .isWWAN]
    #expect(try app.run { targets.map(flags) } == [cellular, cellular, []])
    app.hardware.connection = .none
    #expect(try app.run { targets.map(flags) } == [[], [], []])
    #expect(try app.run { flags(address("127.0.0.1")) } == [.reachable, .isLocalAddress])
  }

  @Test func `The bits of flags are Apple's`() {
    #expect(
      SCNetworkReachabilityFlags.transientConnection.rawValue == 1 && SCNetworkReachabilityFlags.reachable.rawValue == 2
    )
    #expect(SCNetworkReachabilityFlags.connectionRequired.rawValue == 4)
    #expect(SCNetworkReachabilityFlags.isLocalAddress.rawValue == 0x10000)
    #expect(
      SCNetworkReachabilityFlags.isDirect.rawValue == 0x20000 && SCNetworkReachabilityFlags.isWWAN.rawValue == 0x40000)
  }

  @Test func `A name is told once it is resolved, then whenever it changes, on the queue`() throws {
    try app.launch()
    let answers = Answers()
    let queue = DispatchQueue(label: "reachability")
    let target = try app.run {
      let target = try #require(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "example.org"))
      let listener = Listener(answers)
      var context = listening(listener)
      #expect(withExtendedLifetime(listener) { SCNetworkReachabilitySetCallback(target, Self.callback, &context) })
      #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
      #expect(!SCNetworkReachabilitySetDispatchQueue(target, queue) && SCError() == kSCStatusInvalidArgument)
      return target
    }
    try app.settle()
    #expect(answers.all == ["wifi"])
    app.hardware.connection = .none
    try app.settle()
    app.hardware.connection = .none
    app.hardware.connection = .cellular
    try app.settle()
    #expect(answers.all == ["wifi", "unreachable", "cellular"])
    try app.run {
      #expect(SCNetworkReachabilitySetCallback(target, nil, nil))
      #expect(SCNetworkReachabilitySetDispatchQueue(target, nil) && SCError() == kSCStatusOK)
      #expect(!SCNetworkReachabilitySetDispatchQueue(target, nil))
    }
    app.hardware.connection = .wifi
    try app.settle()
    #expect(answers.all == ["wifi", "unreachable", "cellular", "listener ended"])
  }

  @Test func `An address on the main run loop is told of changes, also when only the loop holds it`() throws {
    try app.launch()
    let answers = Answers()
    try app.run {
      let target = try #require(address("0.0.0.0"))
      let listener = Listener(answers)
      var context = listening(listener)
      withExtendedLifetime(listener) { _ = SCNetworkReachabilitySetCallback(target, Self.callback, &context) }
      #expect(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), "kCFRunLoopCommonModes"))
    }
    try app.settle()
    #expect(answers.all.isEmpty)
    app.hardware.connection = .cellular
    #expect(answers.all == ["cellular"])
  }

  @Test func `A run loop that is let go of hears nothing more`() throws {
    try app.launch()
    let answers = Answers()
    let target = try app.run {
      let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
      SCNetworkReachabilitySetCallback(
        target, { _, flags, info in answers.add("\(flags.rawValue) \(info == nil)") }, nil)
      SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), "kCFRunLoopDefaultMode")
      return target
    }
    try app.settle()
    try app.run {
      let isOver = SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), "kCFRunLoopDefaultMode")
      #expect(isOver)
    }
    app.hardware.connection = .none
    try app.settle()
    #expect(answers.all == ["2 true"])
  }

  @Test func `What is no host has no reachability`() {
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    #expect(SCError() == kSCStatusInvalidArgument && String(cString: SCErrorString(SCError())) == "Invalid argument")
    #expect(SCCopyLastError().code == 1002)
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
  }

  @Test func `An app knows the wireless network that a test sets`() throws {
    try app.launch()
    func name() throws -> String? {
      try app.run {
        let interfaces = CNCopySupportedInterfaces() as? [String]
        #expect(interfaces == ["en0"])
        guard let interface = interfaces?.first else { return nil }
        let info = CNCopyCurrentNetworkInfo(interface as CFString) as NSDictionary?
        return info?[kCNNetworkInfoKeySSID as String] as? String
      }
    }
    #expect(try name() == nil)
    app.hardware.wirelessNetwork = SimulatedWirelessNetwork("Harbor")
    #expect(try name() == "Harbor")
    app.hardware.connection = .cellular
    #expect(try name() == nil)
  }
}
