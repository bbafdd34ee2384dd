import Foundation
import PlainviewMediaPlayer
import PlainviewUIAutomation
import Testing
import UIKit

/// `MediaPlayer`: the media of the user, and players on the app's clock.
@MainActor @Suite struct MusicTests {
  private final class Host: UIViewController, MPMediaPickerControllerDelegate {
    var said: [String] = []
    func mediaPicker(
      _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {
      said.append("picked \(mediaItemCollection.items.compactMap(\.title))")
      dismiss(animated: true)
    }
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
      said.append("canceled")
      dismiss(animated: true)
    }
  }

  private let host: Host
  private let app: XCUIApplication

  init() throws {
    let host = Host()
    self.host = host
    app = XCUIApplication(rootViewController: host)
    app.hardware.music.songs = [
      SimulatedSong("Rain", artist: "Ada", album: "Weather", genre: "Pop", duration: 100),
      SimulatedSong("Sun", artist: "Ada", album: "Weather", genre: "Rock", duration: 60),
      SimulatedSong("Road", artist: "Bob", album: "Ways", genre: "Rock", duration: 30),
    ]
    var podcast = SimulatedSong("News", duration: 600)
    podcast.mediaType = .podcast
    app.hardware.music.songs.append(podcast)
    app.hardware.music.playlists = [SimulatedPlaylist("Mine", id: 7, songs: [3, 1])]
    try app.launch()
  }

  private func titles(_ items: [MPMediaItem]?) -> [String] { items?.compactMap(\.title) ?? ["none"] }

  @Test func `The library is asked for once, and seen with permission alone`() throws {
    let answers = Answers()
    #expect(try app.run { titles(MPMediaQuery().items) } == ["none"])
    try app.run { MPMediaLibrary.requestAuthorization { answers.add("\($0)") } }
    try app.settle()
    // `MPMediaLibraryAuthorizationStatusAuthorized` is 3.
    #expect(answers.all == ["authorized"] && app.hardware.music.authorization.rawValue == 3)
    #expect(try app.run { titles(MPMediaQuery().items) } == ["Rain", "Sun", "Road", "News"])
    app.resetAuthorizationStatus(for: .mediaLibrary)
    #expect(try app.run { MPMediaLibrary.authorizationStatus() } == .notDetermined)
  }

  @Test func `Queries look for kinds, properties and parts of them`() throws {
    app.hardware.music.authorization = .authorized
    try app.run {
      #expect(titles(MPMediaQuery.songs().items) == ["Rain", "Sun", "Road"])
      #expect(titles(MPMediaQuery.podcasts().items) == ["News"])
      let query = MPMediaQuery.songs()
      query.addFilterPredicate(MPMediaPropertyPredicate(value: "Rock", forProperty: MPMediaItemPropertyGenre))
      #expect(titles(query.items) == ["Sun", "Road"])
      let part = MPMediaPropertyPredicate(
        value: "R", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains)
      #expect(titles(MPMediaQuery(filterPredicates: [part]).items) == ["Rain", "Road"])
      let identifier = NSNumber(value: 2)
      let one = MPMediaPropertyPredicate(value: identifier, forProperty: MPMediaItemPropertyPersistentID)
      #expect(titles(MPMediaQuery(filterPredicates: [one]).items) == ["Sun"])
      #expect(MPMediaQuery.songs().itemSections?.map(\.title) == ["R", "S", "R"])
    }
  }

  @Test func `Media are put together by album, artist and playlist`() throws {
    app.hardware.music.authorization = .authorized
    try app.run {
      let albums = MPMediaQuery.albums().collections ?? []
      #expect(albums.map { $0.representativeItem?.albumTitle } == ["Ways", "Weather"])
      #expect(albums.map(\.count) == [1, 2] && albums[1].mediaTypes == .music)
      #expect(MPMediaQuery.artists().collections?.map { titles($0.items) } == [["Rain", "Sun"], ["Road"]])
      let list = MPMediaQuery.playlists().collections?.first as? MPMediaPlaylist
      #expect(list?.name == "Mine" && list?.persistentID == 7 && titles(list?.items) == ["Road", "Rain"])
      let rain = MPMediaQuery.songs().items?.first
      #expect(rain?.playbackDuration == 100 && rain == MPMediaQuery().items?.first && rain?.artwork == nil)
    }
  }

  @Test func `An app makes a playlist, fills it, and hears of changes`() throws {
    let answers = Answers()
    let uuid = UUID()
    try app.run {
      MPMediaLibrary.default().beginGeneratingLibraryChangeNotifications()
      _ = NotificationCenter.default.addObserver(forName: .MPMediaLibraryDidChange, object: nil, queue: nil) { _ in
        answers.add("changed")
      }
      MPMediaLibrary.default().getPlaylist(with: uuid, creationMetadata: nil) { _, error in
        answers.add("\((error as? MPError)?.code ?? .unknown)")
      }
      let metadata = MPMediaPlaylistCreationMetadata(name: "New")
      MPMediaLibrary.default().getPlaylist(with: uuid, creationMetadata: metadata) { list, _ in
        answers.add("\(list?.name ?? "") \(list?.count ?? -1)")
        list?.add(MPMediaQuery.songs().items ?? []) { answers.add("added \($0 == nil)") }
      }
    }
    try app.settle()
    #expect(answers.all == ["notFound", "changed", "New 0", "changed", "added true"])
    #expect(app.hardware.music.playlists.last == SimulatedPlaylist("New", id: 8, songs: [1, 2, 3]))
    app.hardware.music.songs.removeLast()
    #expect(answers.all.last == "changed")
  }

  @Test func `A player plays one after the other on the app's clock`() throws {
    app.hardware.music.authorization = .authorized
    let answers = Answers()
    let player = try app.run {
      let player = MPMusicPlayerController.applicationMusicPlayer
      player.beginGeneratingPlaybackNotifications()
      for name in [
        NSNotification.Name.MPMusicPlayerControllerPlaybackStateDidChange,
        .MPMusicPlayerControllerNowPlayingItemDidChange,
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: player, queue: nil) { _ in
          MainActor.assumeIsolated {
            answers.add("\(player.playbackState) \(player.nowPlayingItem?.title ?? "nothing")")
          }
        }
      }
      player.play()
      #expect(player.playbackState == .stopped && player.indexOfNowPlayingItem == NSNotFound)
      player.setQueue(with: MPMediaQuery.songs())
      player.play()
      return player
    }
    try app.advance(by: 40)
    #expect(try app.run { player.currentPlaybackTime } == 40)
    try app.run { player.pause() }
    try app.advance(by: 100)
    #expect(try app.run { player.currentPlaybackTime } == 40 && player.currentPlaybackRate == 0)
    try app.run { player.play() }
    try app.advance(by: 61)
    #expect(try app.run { player.nowPlayingItem?.title } == "Sun" && player.indexOfNowPlayingItem == 1)
    try app.run { player.skipToNextItem() }
    try app.advance(by: 31)
    #expect(
      answers.all == [
        "stopped Rain", "playing Rain", "paused Rain", "playing Rain", "playing Sun", "playing Road", "stopped Road",
        "stopped nothing",
      ])
  }

  @Test func `The picker hands over what the user chooses, or is left by Cancel`() throws {
    func present(several: Bool) throws {
      try app.run {
        let picker = MPMediaPickerController(mediaTypes: .music)
        picker.allowsPickingMultipleItems = several
        picker.prompt = "For the party"
        picker.delegate = host
        host.present(picker, animated: true)
      }
      try app.settle()
    }
    try present(several: true)
    #expect(!app.buttons["News"].exists && app.staticTexts["For the party"].exists)
    for title in ["Road", "Rain", "Road", "Sun", "Done"] { try app.buttons[title].tap() }
    try app.settle()
    try present(several: false)
    try app.buttons["Sun"].tap()
    try app.settle()
    try present(several: false)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(host.said == ["picked [\"Rain\", \"Sun\"]", "picked [\"Sun\"]", "canceled"])
    #expect(host.presentedViewController == nil)
  }
}
