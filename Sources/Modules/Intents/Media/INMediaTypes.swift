import Foundation

/// The kind of media.
public enum INMediaItemType: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation,
    audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music,
    algorithmicRadioStation, news
}

/// What is played again: not said, nothing, all, or one thing.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, none, all, one
}

/// When media are played: not said, now, next, or later.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, now, next, later
}

/// The order of media.
public enum INMediaSortOrder: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}

/// What is meant by media that have no name: not said, what plays, or the user's own.
public enum INMediaReference: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, currentlyPlaying, my
}

/// What the user thinks of media: not said, likes them, or does not.
public enum INMediaAffinityType: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, like, dislike
}

/// What an app says of a kind of repetition of an intent.
open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a kind of repetition is right.
  open class func success(with value: INPlaybackRepeatMode) -> Self { right(value) }
  /// Returns a result that has the user confirm a kind of repetition.
  open class func confirmationRequired(with value: INPlaybackRepeatMode) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a position in the queue of an intent.
open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a position in the queue is right.
  open class func success(with value: INPlaybackQueueLocation) -> Self { right(value) }
  /// Returns a result that has the user confirm a position in the queue.
  open class func confirmationRequired(with value: INPlaybackQueueLocation) -> Self { confirmation(Optional(value)) }
}

/// What an app says of an opinion of media of an intent.
open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that an opinion of media is right.
  open class func success(with value: INMediaAffinityType) -> Self { right(value) }
  /// Returns a result that has the user confirm an opinion of media.
  open class func confirmationRequired(with value: INMediaAffinityType) -> Self { confirmation(Optional(value)) }
}

/// Where media are put: into the user's library, or into a playlist.
public enum INMediaDestination: Hashable, Sendable {
  /// Into the user's library.
  case library
  /// Into a playlist with a name.
  case playlist(String)
}

/// What an app says of a destination of media of an intent.
open class INMediaDestinationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a destination of media is right.
  open class func success(with value: INMediaDestination) -> Self { right(value) }
  /// Returns a result that has the user choose one of several destinations of media.
  open class func disambiguation(with values: [INMediaDestination]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a destination of media.
  open class func confirmationRequired(with value: INMediaDestination?) -> Self { confirmation(value) }
}
