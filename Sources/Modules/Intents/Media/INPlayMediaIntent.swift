import Foundation

/// Playing media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// What is played; nil where that is not known.
  open private(set) var mediaItems: [INMediaItem]?
  /// What contains it, such as an album; nil for nothing.
  open private(set) var mediaContainer: INMediaItem?
  /// Whether it is played in any order; nil where that is not said.
  open private(set) var playShuffled: Bool?
  /// What is played again.
  open private(set) var playbackRepeatMode: INPlaybackRepeatMode
  /// Whether playing goes on where it stopped; nil where that is not said.
  open private(set) var resumePlayback: Bool?
  /// When it is played.
  open private(set) var playbackQueueLocation: INPlaybackQueueLocation
  /// How fast it is played, 1 for as usual; nil where that is not said.
  open private(set) var playbackSpeed: Double?
  /// What the user asked for, in words; nil for nothing.
  open private(set) var mediaSearch: INMediaSearch?

  /// Creates an intent with its values.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    [
      "mediaItems": mediaItems, "mediaContainer": mediaContainer, "playShuffled": playShuffled,
      "playbackRepeatMode": playbackRepeatMode, "resumePlayback": resumePlayback,
      "playbackQueueLocation": playbackQueueLocation, "playbackSpeed": playbackSpeed, "mediaSearch": mediaSearch,
    ]
  }
}
