import Foundation
import PlainviewMediaPlayer
import PlainviewUIAutomation
import Testing
import UIKit

/// `MediaPlayer`: what an app plays, and the buttons of the lock screen.
@MainActor @Suite struct NowPlayingTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  @Test func `The device shows what the app says that it plays`() throws {
    try app.launch()
    #expect(app.hardware.nowPlaying.info.isEmpty && app.hardware.nowPlaying.state == .unknown)
    try app.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [
        MPMediaItemPropertyTitle: "Rain", MPMediaItemPropertyArtist: "Ada",
        MPNowPlayingInfoPropertyElapsedPlaybackTime: 12.0,
        MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: image.size) { _ in image },
      ]
      MPNowPlayingInfoCenter.default().playbackState = .playing
    }
    let now = app.hardware.nowPlaying
    #expect(now.title == "Rain" && now.artist == "Ada" && now.state == .playing)
    #expect(now.info[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double == 12)
    let artwork = now.info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
    #expect(artwork?.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(artwork?.image(at: CGSize(width: 10, height: 10))?.size.width == 30 && artwork?.image(at: .zero) == nil)
    try app.run { MPNowPlayingInfoCenter.default().nowPlayingInfo = nil }
    #expect(app.hardware.nowPlaying.title == nil)
  }

  @Test func `Buttons are there when they are enabled and have a target`() throws {
    try app.launch()
    let answers = Answers()
    #expect(!app.hardware.nowPlaying.offers(.play) && app.hardware.nowPlaying.send(.play) == nil)
    let token = try app.run {
      let center = MPRemoteCommandCenter.shared()
      center.pauseCommand.isEnabled = false
      center.pauseCommand.addTarget { _ in .success }
      return center.playCommand.addTarget { event in
        answers.add("\(event.command === center.playCommand)")
        return .success
      }
    }
    #expect(app.hardware.nowPlaying.offers(.play) && !app.hardware.nowPlaying.offers(.pause))
    #expect(app.hardware.nowPlaying.send(.play) == .success && answers.all == ["true"])
    try app.run { MPRemoteCommandCenter.shared().playCommand.removeTarget(token) }
    #expect(!app.hardware.nowPlaying.offers(.play))
  }

  @Test func `Events have what the button says`() throws {
    try app.launch()
    let answers = Answers()
    try app.run {
      let center = MPRemoteCommandCenter.shared()
      center.skipForwardCommand.preferredIntervals = [30]
      for command in [center.skipForwardCommand, center.skipBackwardCommand] {
        command.addTarget { event in
          answers.add("skip \((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)")
          return .success
        }
      }
      center.changePlaybackPositionCommand.addTarget { event in
        guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
        answers.add("position \(event.positionTime)")
        return .noActionableNowPlayingItem
      }
      center.changePlaybackPositionCommand.addTarget { _ in .success }
      center.changePlaybackRateCommand.addTarget { event in
        answers.add("rate \((event as? MPChangePlaybackRateCommandEvent)?.playbackRate ?? 0)")
        return .success
      }
      center.likeCommand.addTarget { event in
        answers.add("like \((event as? MPFeedbackCommandEvent)?.isNegative ?? false)")
        return .success
      }
    }
    let now = app.hardware.nowPlaying
    now.send(.skipForward())
    now.send(.skipForward(5))
    now.send(.skipBackward())
    // The first answer that is no success; `MPRemoteCommandHandlerStatusNoActionableNowPlayingItem` is 110.
    #expect(now.send(.changePlaybackPosition(42))?.rawValue == 110)
    now.send(.changePlaybackRate(1.5))
    now.send(.like(isNegative: true))
    #expect(
      answers.all == ["skip 30.0", "skip 5.0", "skip 10.0", "position 42.0", "rate 1.5", "like true"])
  }

  private final class Player: NSObject, ActionProviding {
    static var actions: ActionTable { ["play:": .init(Player.play)] }
    var plays = 0
    func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
      plays += 1
      return .noSuchContent
    }
  }

  @Test func `A target is called by its selector until it is removed or gone`() throws {
    try app.launch()
    var player: Player? = Player()
    try app.run {
      guard let player else { return }
      MPRemoteCommandCenter.shared().playCommand.addTarget(player, action: Selector("play:"))
    }
    #expect(app.hardware.nowPlaying.send(.play) == .noSuchContent && player?.plays == 1)
    try app.run {
      guard let player else { return }
      MPRemoteCommandCenter.shared().playCommand.removeTarget(player)
      MPRemoteCommandCenter.shared().playCommand.addTarget(player, action: Selector("play:"))
    }
    #expect(app.hardware.nowPlaying.offers(.play))
    player = nil
    #expect(!app.hardware.nowPlaying.offers(.play))
  }
}
