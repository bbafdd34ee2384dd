import Foundation
import PlainviewMediaPlayer
import PlainviewUIAutomation
import Testing
import UIKit

/// `MediaPlayer`: queues of players, from descriptors and on any thread.
@MainActor @Suite struct PlayerQueueTests {
  private let app: XCUIApplication

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController())
    app.hardware.music.songs = [
      SimulatedSong("Rain", duration: 100), SimulatedSong("Sun", duration: 60), SimulatedSong("Road", duration: 30),
    ]
    app.hardware.music.authorization = .authorized
    try app.launch()
  }

  @Test func `A descriptor says what is first, where it begins and where it ends`() throws {
    let player = try app.run {
      let player = MPMusicPlayerController.applicationMusicPlayer
      let descriptor = MPMusicPlayerMediaItemQueueDescriptor(query: .songs())
      let items = descriptor.itemCollection.items
      descriptor.startItem = items[1]
      descriptor.setStartTime(10, for: items[1])
      descriptor.setEndTime(30, for: items[1])
      player.setQueue(with: descriptor)
      player.prepareToPlay()
      #expect(player.nowPlayingItem?.title == "Sun" && player.playbackState == .stopped)
      #expect(player.currentPlaybackTime == 10)
      player.play()
      return player
    }
    try app.advance(by: 19)
    #expect(abs(try app.run { player.currentPlaybackTime } - 29) < 0.01)
    try app.advance(by: 2)
    #expect(try app.run { player.nowPlayingItem?.title } == "Road")
    #expect(abs(try app.run { player.currentPlaybackTime } - 1) < 0.01)
  }

  @Test func `Changes are posted while they are asked for, those of what can be played always`() throws {
    let answers = Answers()
    try app.run {
      let player = MPMusicPlayerController.applicationMusicPlayer
      let names: [NSNotification.Name] = [
        .MPMusicPlayerControllerPlaybackStateDidChange, .MPMusicPlayerControllerNowPlayingItemDidChange,
        .MPMusicPlayerControllerQueueDidChange, .MPMediaPlaybackIsPreparedToPlayDidChange,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: player, queue: nil) { note in
          answers.add(
            note.name.rawValue.replacingOccurrences(of: "MPMusicPlayerController", with: "")
              .replacingOccurrences(of: "DidChangeNotification", with: ""))
        }
      }
      player.setQueue(with: .songs())
      #expect(answers.all == ["MPMediaPlaybackIsPreparedToPlay"])
      player.beginGeneratingPlaybackNotifications()
      player.beginGeneratingPlaybackNotifications()
      player.endGeneratingPlaybackNotifications()
      player.play()
      #expect(answers.all.dropFirst() == ["NowPlayingItem", "PlaybackState"])
      player.endGeneratingPlaybackNotifications()
      player.pause()
      #expect(answers.all.count == 3)
    }
  }

  @Test func `Seeking is a state, and the player of the Music app plays what it opens with`() throws {
    try app.run {
      let player = MPMusicPlayerController.systemMusicPlayer
      player.openToPlay(MPMusicPlayerMediaItemQueueDescriptor(query: .songs()))
      #expect(player.playbackState == .playing && player.indexOfNowPlayingItem == 0)
      player.beginSeekingForward()
      #expect(player.playbackState == .seekingForward && player.currentPlaybackRate == 1)
      player.endSeeking()
      #expect(player.playbackState == .playing)
      #expect(MPMusicPlayerController.applicationMusicPlayer.nowPlayingItem == nil)
      #expect(MPMusicPlayerController.systemMusicPlayer === player)
    }
  }

  @Test func `The queue is changed while it plays`() throws {
    let answers = Answers()
    try app.run {
      let player = MPMusicPlayerController.applicationQueuePlayer
      player.setQueue(with: .songs())
      player.play()
      player.skipToNextItem()
      player.perform(
        queueTransaction: { queue in
          if let first = queue.items.first { queue.remove(first) }
        },
        completionHandler: { queue, error in
          answers.add("\(queue.items.map { $0.title ?? "" }) \(error == nil)")
        })
      #expect(player.nowPlayingItem?.title == "Sun")
      #expect(player.indexOfNowPlayingItem == 0)
    }
    try app.settle()
    #expect(answers.all == [#"["Sun", "Road"] true"#])
  }

  @Test func `A player is used on any thread`() throws {
    let answers = Answers()
    try app.run {
      let player = MPMusicPlayerController.applicationMusicPlayer
      DispatchQueue(label: "music").async {
        player.setQueue(with: .songs())
        player.play()
        answers.add("\(player.nowPlayingItem?.title ?? "nothing") \(player.playbackState)")
      }
    }
    try app.settle()
    #expect(answers.all == ["Rain playing"])
  }

  @Test func `MusicKit's parameters are decoded, encoded and archived`() throws {
    let json = #"{"id":"1","kind":"song","isLibrary":true}"#
    let parameters = try JSONDecoder().decode(MPMusicPlayerPlayParameters.self, from: Data(json.utf8))
    #expect(parameters.dictionary["id"] as? String == "1" && parameters.dictionary["isLibrary"] as? Bool == true)
    let again = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters)) as? [String: Any]
    #expect(again?.count == 3 && again?["kind"] as? String == "song")
    let archive = try NSKeyedArchiver.archivedData(withRootObject: parameters, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: MPMusicPlayerPlayParameters.self, from: archive)
    #expect(read?.dictionary["kind"] as? String == "song")
    #expect(MPMusicPlayerPlayParameters(dictionary: ["id": "1"]) == nil)
    let descriptor = MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue: [parameters])
    descriptor.setStartTime(3, forItemWith: parameters)
    #expect(descriptor.playParametersQueue == [parameters] && descriptor.startItemPlayParameters == nil)
  }
}
