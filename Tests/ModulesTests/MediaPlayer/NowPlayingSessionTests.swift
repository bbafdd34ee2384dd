import Foundation
import PlainviewAVFoundation
import PlainviewMediaPlayer
import PlainviewUIAutomation
import Testing
import UIKit

/// `MPNowPlayingSession`: what some players play, with commands of their own.
@MainActor @Suite struct NowPlayingSessionTests {
  private final class Listener: NSObject, MPNowPlayingSessionDelegate, @unchecked Sendable {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {
      answers.add("active \(nowPlayingSession.isActive)")
    }
    func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {
      answers.add("can \(nowPlayingSession.canBecomeActive)")
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let answers = Answers()

  @Test func `The device shows the session that is active, with its commands`() throws {
    try app.launch()
    let listener = Listener(answers)
    let session = try app.run {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Usual"]
      let session = MPNowPlayingSession(players: [AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))])
      session.delegate = listener
      session.nowPlayingInfoCenter.nowPlayingInfo = [MPMediaItemPropertyTitle: "Session"]
      session.remoteCommandCenter.playCommand.addTarget { _ in .noSuchContent }
      return session
    }
    #expect(app.hardware.nowPlaying.title == "Usual" && !app.hardware.nowPlaying.offers(.play))
    let answers = answers
    try app.run { session.becomeActiveIfPossible { answers.add("became \($0)") } }
    try app.settle()
    #expect(answers.all == ["active true", "became true"] && session.delegate === listener)
    #expect(app.hardware.nowPlaying.title == "Session")
    #expect(app.hardware.nowPlaying.send(.play) == .noSuchContent)
  }

  @Test func `A session without players cannot become active`() throws {
    try app.launch()
    let listener = Listener(answers)
    let answers = answers
    try app.run {
      let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
      let session = MPNowPlayingSession(players: [player])
      session.delegate = listener
      session.removePlayer(player)
      #expect(session.players.isEmpty)
      session.becomeActiveIfPossible { answers.add("became \($0)") }
    }
    try app.settle()
    #expect(answers.all == ["can false", "became false"] && listener.answers === answers)
  }

  @Test func `A session publishes what its item says, and its time`() throws {
    app.hardware.media.durations = ["a.mp4": 20]
    try app.launch()
    let (session, player) = try app.run {
      let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
      player.currentItem?.nowPlayingInfo = [MPMediaItemPropertyTitle: "Film"]
      let session = MPNowPlayingSession(players: [player])
      session.automaticallyPublishesNowPlayingInfo = true
      session.becomeActiveIfPossible()
      player.play()
      return (session, player)
    }
    try app.advance(by: 5)
    let info = app.hardware.nowPlaying.info
    #expect(info[MPMediaItemPropertyTitle] as? String == "Film" && session.isActive)
    #expect(info[MPMediaItemPropertyPlaybackDuration] as? Double == 20)
    let elapsed = try #require(info[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double)
    #expect(abs(elapsed - 5) < 0.1 && info[MPNowPlayingInfoPropertyPlaybackRate] as? Double == 1)
    #expect(try app.run { session.players == [player] })
  }

  @Test func `Targets of commands are added and removed on any thread`() throws {
    try app.launch()
    try app.run {
      let command = MPRemoteCommandCenter.shared().pauseCommand
      DispatchQueue.concurrentPerform(iterations: 50) { @Sendable number in
        let token = command.addTarget { _ in .success }
        if number != 7 { command.removeTarget(token) }
      }
    }
    #expect(app.hardware.nowPlaying.send(.pause) == .success)
    try app.run { MPRemoteCommandCenter.shared().pauseCommand.removeTarget(nil) }
    #expect(!app.hardware.nowPlaying.offers(.pause))
  }
}
