import PlainviewRuntime
import PlainviewStage
import PlainviewUIAutomation
import PlainviewWatchConnectivity
import Testing
import UIKit

/// `WatchConnectivity`: no watch is paired unless the test says so.
@MainActor @Suite struct WatchTests {
  private final class Listener: NSObject, WCSessionDelegate, @unchecked Sendable {
    var said: [String] = []
    var wasOnMainQueue: Bool?
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {
      wasOnMainQueue = MainQueue.isCurrent
      said.append("activation \(activationState.rawValue) \(error.map { "\(($0 as NSError).code)" } ?? "")")
    }
    func sessionDidBecomeInactive(_ session: WCSession) { said.append("inactive \(session.activationState.rawValue)") }
    func sessionDidDeactivate(_ session: WCSession) { said.append("deactivated \(session.activationState.rawValue)") }
    func sessionWatchStateDidChange(_ session: WCSession) {
      said.append("watch \(session.isPaired) \(session.isWatchAppInstalled) \(session.isComplicationEnabled)")
    }
    func sessionReachabilityDidChange(_ session: WCSession) { said.append("reachable \(session.isReachable)") }
    func session(
      _ session: WCSession, didReceiveMessage message: [String: Any],
      replyHandler: @escaping ([String: Any]) -> Void
    ) { replyHandler(["answer": message["question"] ?? ""]) }
    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) { said.append("message \(message)") }
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {
      said.append("context \(applicationContext)")
    }
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any] = [:]) {
      said.append("user info \(userInfo)")
    }
    func session(_ session: WCSession, didReceive file: WCSessionFile) {
      said.append("file \(file.fileURL.lastPathComponent) \(file.metadata ?? [:])")
    }
    func session(
      _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) { said.append("transferred \(userInfoTransfer.userInfo) \(error.map { "\(($0 as NSError).code)" } ?? "")") }
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
      said.append(
        "transferred \(fileTransfer.file.fileURL.lastPathComponent) \(error.map { "\(($0 as NSError).code)" } ?? "")")
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let listener = Listener()

  /// What the delegate, which is called in the background, was told.
  private func heard() throws -> [String] {
    try app.settle()
    return listener.said
  }

  /// An app whose session is activated; what was said so far is forgotten.
  private func launch(paired: Bool) throws {
    if paired { app.hardware.watch.pair() }
    try app.launch()
    try app.run {
      WCSession.default.delegate = listener
      WCSession.default.activate()
    }
    try app.settle()
    listener.said = []
  }

  private func code(_ body: @MainActor () throws -> Void) throws -> Int? {
    try app.run {
      do {
        try body()
        return nil
      } catch { return (error as NSError).code }
    }
  }

  @Test(arguments: [true, false]) func `A session is activated in the next turn, where it is supported`(
    _ isSupported: Bool
  ) throws {
    app.hardware.watch.isSupported = isSupported
    try app.launch()
    try app.run {
      #expect(WCSession.isSupported() == isSupported)
      WCSession.default.delegate = listener
      WCSession.default.activate()
      #expect(listener.said.isEmpty && WCSession.default.activationState == .notActivated)
    }
    try app.settle()
    #expect(listener.said == [isSupported ? "activation 2 " : "activation 0 7002"])
    #expect(listener.wasOnMainQueue == false)
    #expect(try app.run { !WCSession.default.isPaired && !WCSession.default.isReachable })
  }

  @Test func `Without a watch nothing can be sent`() throws {
    try app.launch()
    #expect(try code { try WCSession.default.updateApplicationContext([:]) } == 7003)
    try launch(paired: false)
    #expect(try code { try WCSession.default.updateApplicationContext([:]) } == 7005)
    app.hardware.watch.isPaired = true
    try app.settle()
    #expect(try code { try WCSession.default.updateApplicationContext([:]) } == 7006)
    app.hardware.watch.isAppInstalled = true
    #expect(try code { try WCSession.default.updateApplicationContext(["level": 2]) } == nil)
    #expect(try code { try WCSession.default.updateApplicationContext(["view": UIView()]) } == 7010)
    #expect(app.hardware.watch.context as? [String: Int] == ["level": 2])
    #expect(try heard() == ["watch true false false", "watch true true false"])
    let answers = Answers()
    try app.run {
      WCSession.default.sendMessage([:], replyHandler: nil) { answers.add("\(($0 as NSError).code)") }
    }
    try app.settle()
    #expect(answers.all == ["7007"])
    app.hardware.watch.isReachable = true
    #expect(try heard().last == "reachable true")
  }

  @Test func `Messages go to and fro`() throws {
    try launch(paired: true)
    app.hardware.watch.replies = { message in message["ping"].map { ["pong": $0] } }
    let answers = Answers()
    try app.run {
      let session = WCSession.default
      session.sendMessage(["ping": 1], replyHandler: { @Sendable in answers.add("\($0)") })
      session.sendMessage(["other": 1], replyHandler: { @Sendable in answers.add("\($0)") }) {
        answers.add("\(($0 as NSError).code)")
      }
      session.sendMessageData(Data(count: 65_537), replyHandler: nil) { answers.add("\(($0 as NSError).code)") }
    }
    try app.settle()
    #expect(answers.all == [#"["pong": 1]"#, "7011", "7009"])
    #expect(app.hardware.watch.messages.count == 2 && app.hardware.watch.dataMessages.isEmpty)
    app.hardware.watch.send(["question": "6"]) { answers.add("\($0)") }
    app.hardware.watch.send(["tap": 1])
    app.hardware.watch.updateContext(["face": 3])
    app.hardware.watch.transfer(["steps": 9])
    try app.settle()
    #expect(answers.all.last == #"["answer": "6"]"#)
    #expect(listener.said == [#"message ["tap": 1]"#, #"context ["face": 3]"#, #"user info ["steps": 9]"#])
    #expect(try app.run { WCSession.default.receivedApplicationContext } as? [String: Int] == ["face": 3])
  }

  @Test func `Transfers wait until the watch is in range`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("words", to: "notes.txt")
    try launch(paired: true)
    app.hardware.watch.isInRange = false
    try app.settle()
    listener.said = []
    let (kept, cancelled) = try app.run {
      let session = WCSession.default
      session.transferFile(URL(fileURLWithPath: path), metadata: ["kind": "notes"])
      session.transferFile(URL(fileURLWithPath: folder.path + "/none.txt"), metadata: nil)
      return (session.transferUserInfo(["a": 1]), session.transferUserInfo(["b": 2]))
    }
    try app.settle()
    #expect(kept.isTransferring && listener.said.isEmpty)
    #expect(try app.run { WCSession.default.outstandingUserInfoTransfers.count } == 2)
    #expect(try app.run { WCSession.default.outstandingFileTransfers.count } == 2)
    cancelled.cancel()
    app.hardware.watch.isInRange = true
    #expect(
      try heard() == [
        "reachable true", #"transferred ["a": 1] "#, "transferred notes.txt ", "transferred none.txt 7013",
      ])
    #expect(!kept.isTransferring && app.hardware.watch.userInfos as? [[String: Int]] == [["a": 1]])
    #expect(app.hardware.watch.files.map(\.fileURL.path) == [path])
    app.hardware.watch.transferFile(at: URL(fileURLWithPath: path), metadata: ["kind": "photo"])
    #expect(try heard().last == #"file notes.txt ["kind": "photo"]"#)
  }

  @Test func `Fifty dictionaries go to a complication`() throws {
    try launch(paired: true)
    #expect(try app.run { WCSession.default.remainingComplicationUserInfoTransfers } == 0)
    app.hardware.watch.isComplicationEnabled = true
    #expect(try heard() == ["watch true true true"])
    try app.run {
      let session = WCSession.default
      for number in 0..<51 {
        #expect(session.transferCurrentComplicationUserInfo([:]).isCurrentComplicationInfo == (number < 50))
      }
      #expect(session.remainingComplicationUserInfoTransfers == 0)
    }
  }

  @Test func `The session ends while the user changes the watch`() throws {
    try launch(paired: true)
    app.hardware.watch.switchWatch()
    #expect(try heard() == ["inactive 1", "deactivated 0"])
    #expect(try code { try WCSession.default.updateApplicationContext([:]) } == 7004)
    try app.run { WCSession.default.activate() }
    try app.settle()
    #expect(listener.said.last == "activation 2 ")
  }
}
