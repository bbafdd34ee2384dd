import Foundation

/// Kinds of media.
public struct MPMediaType: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = Self(rawValue: 1 << 0)
  /// Podcasts.
  public static let podcast = Self(rawValue: 1 << 1)
  /// Books that are read aloud.
  public static let audioBook = Self(rawValue: 1 << 2)
  /// Sound of lectures.
  public static let audioITunesU = Self(rawValue: 1 << 3)
  /// All kinds of sound.
  public static let anyAudio = Self(rawValue: 0x00ff)
  /// Films.
  public static let movie = Self(rawValue: 1 << 8)
  /// Shows of television.
  public static let tvShow = Self(rawValue: 1 << 9)
  /// Podcasts with pictures.
  public static let videoPodcast = Self(rawValue: 1 << 10)
  /// Films of music.
  public static let musicVideo = Self(rawValue: 1 << 11)
  /// Films of lectures.
  public static let videoITunesU = Self(rawValue: 1 << 12)
  /// The user's own films.
  public static let homeVideo = Self(rawValue: 1 << 13)
  /// All kinds of films.
  public static let anyVideo = Self(rawValue: 0xff00)
  /// All kinds.
  public static let any = Self(rawValue: ~0)
}

/// What a query puts together; raw values are MediaPlayer's.
public enum MPMediaGrouping: Int, Sendable {
  /// By title, album, artist, artist of the album, composer, genre, playlist, or podcast.
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// How a property is compared: it is the value, or contains it.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
