public import Foundation

/// Something that plays.
public protocol MPMediaPlayback {
  /// Prepares to play.
  func prepareToPlay()
  /// Whether it can play at once.
  var isPreparedToPlay: Bool { get }
  /// Plays.
  func play()
  /// Pauses.
  func pause()
  /// Stops.
  func stop()
  /// How far it is, in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// How fast it plays, 1 for as usual; 0 while it does not.
  var currentPlaybackRate: Float { get set }
  /// Begins to go forward quickly.
  func beginSeekingForward()
  /// Begins to go back quickly.
  func beginSeekingBackward()
  /// Ends going quickly.
  func endSeeking()
}

/// What a player of music does.
public enum MPMusicPlaybackState: Int, Sendable {
  /// It is stopped, plays, is paused, was interrupted, goes forward quickly, or back.
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
/// What is repeated: as the user says, nothing, one of the queue, or all.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
/// What is shuffled: as the user says, nothing, the songs, or the albums.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

extension NSNotification.Name {
  /// Posted when what a player does has changed.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// Posted when a player plays something else.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The name for a change of the volume; never posted here.
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// Posted when the queue of a player has changed.
  public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification")
  /// Posted when a player has something to play, or no longer.
  public static let MPMediaPlaybackIsPreparedToPlayDidChange = NSNotification.Name(
    "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
}
