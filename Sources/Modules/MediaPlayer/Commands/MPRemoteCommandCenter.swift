public import Foundation
import PlainviewRuntime

/// The commands that the lock screen, the control center and headphones have for an app.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Returns the center of the app.
  open class func shared() -> MPRemoteCommandCenter {
    SimulatedProcess.current.shared(MPRemoteCommandCenter.self) { MPRemoteCommandCenter() }
  }

  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Turns a language on.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Turns a language off.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Plays at another speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Sets another repeat mode.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// Sets another shuffle mode.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// Goes to the next of the queue.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the previous of the queue.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes forward quickly.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes back quickly.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Says how good the media are.
  public let ratingCommand = MPRatingCommand()
  /// Says that the user likes the media.
  public let likeCommand = MPFeedbackCommand()
  /// Says that the user does not like the media.
  public let dislikeCommand = MPFeedbackCommand()
  /// Marks the media.
  public let bookmarkCommand = MPFeedbackCommand()
}
