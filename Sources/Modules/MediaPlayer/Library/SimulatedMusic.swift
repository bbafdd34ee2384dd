public import Foundation
public import PlainviewGraphics
public import PlainviewUIAutomation

/// A song or something else in the media library of a simulated device's user.
public struct SimulatedSong: @unchecked Sendable {
  /// The title.
  public var title: String
  /// The artist; nil for none.
  public var artist: String?
  /// The title of the album; nil for none.
  public var album: String?
  /// The genre; nil for none.
  public var genre: String?
  /// The duration, in seconds.
  public var duration: TimeInterval
  /// The kind of media; music before it is set.
  public var mediaType = MPMediaType.music
  /// The address of the file; nil for something that cannot be played by its address.
  public var url: URL?
  /// The picture; nil for none.
  public var artwork: UIImage?
  /// Further properties, by the keys of MediaPlayer.
  public var properties: [String: Any] = [:]

  /// Creates music with a title.
  public init(
    _ title: String, artist: String? = nil, album: String? = nil, genre: String? = nil, duration: TimeInterval = 180
  ) {
    (self.title, self.artist, self.album, self.genre, self.duration) = (title, artist, album, genre, duration)
  }

  func values(id: UInt64) -> [String: Any] {
    var values = properties
    values[MPMediaItemPropertyPersistentID] = id
    values[MPMediaItemPropertyTitle] = title
    values[MPMediaItemPropertyArtist] = artist
    values[MPMediaItemPropertyAlbumTitle] = album
    values[MPMediaItemPropertyGenre] = genre
    values[MPMediaItemPropertyPlaybackDuration] = duration
    values[MPMediaItemPropertyMediaType] = mediaType.rawValue
    values[MPMediaItemPropertyAssetURL] = url
    values[MPMediaItemPropertyArtwork] = artwork.map { image in
      MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    }
    return values
  }
}

/// A playlist in the media library of a simulated device's user.
public struct SimulatedPlaylist: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The identifier.
  public var id: UInt64
  /// The description; empty for none.
  public var description: String
  /// The numbers of the songs in the library, from 1.
  public var songs: [UInt64]

  /// Creates a playlist.
  public init(_ name: String, id: UInt64, description: String = "", songs: [UInt64] = []) {
    (self.name, self.id, self.description, self.songs) = (name, id, description, songs)
  }

  var values: [String: Any] {
    [
      MPMediaItemPropertyPersistentID: id, MPMediaPlaylistPropertyPersistentID: id, MPMediaPlaylistPropertyName: name,
      MPMediaPlaylistPropertyDescriptionText: description,
    ]
  }
}

extension XCUIDevice {
  /// The media library of this device's user.
  public var music: SimulatedMusic { SimulatedMusic(device: self) }
}

/// The media library of a simulated device's user, empty before it is set; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedMusic {
  let device: XCUIDevice
  private var part: MusicDevice { .of(device.parts) }

  /// What is in the library, in its order; an app that runs hears of a change.
  public var songs: [SimulatedSong] {
    get { part.state.songs }
    nonmutating set {
      part.change { $0.songs = newValue }
      device.change { part.reportChange() }
    }
  }
  /// The playlists; an app that runs hears of a change.
  public var playlists: [SimulatedPlaylist] {
    get { part.state.playlists }
    nonmutating set {
      part.change { $0.playlists = newValue }
      device.change { part.reportChange() }
    }
  }
  /// What apps may do, as the user sets it in Settings.
  public var authorization: MPMediaLibraryAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// What the user answers when an app asks; yes before it is set.
  public var answer: MPMediaLibraryAuthorizationStatus {
    get { part.state.answer }
    nonmutating set { part.change { $0.answer = newValue } }
  }
}
