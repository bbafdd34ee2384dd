public import Foundation

/// Whether the queue is repeated: no, one of it, or all.
public enum MPRepeatType: Int, Sendable { case off, one, all }
/// Whether the queue is shuffled: no, its items, or its collections.
public enum MPShuffleType: Int, Sendable { case off, items, collections }

/// The command to skip some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The seconds that the buttons may skip; 10 before they are set.
  open var preferredIntervals: [NSNumber] = [10]
}

/// The command that says that the user likes something, or the like.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the user has said so already.
  open var isActive = false
  /// The title of the button.
  open var localizedTitle = ""
  /// A shorter title of the button.
  open var localizedShortTitle = ""
}

/// The command that says how good something is.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The least rating.
  open var minimumRating: Float = 0
  /// The greatest rating.
  open var maximumRating: Float = 0
}

/// The command to play at another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds that the user may choose from.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// The command to set another shuffle mode.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the queue is shuffled now.
  open var currentShuffleType = MPShuffleType.off
}

/// The command to set another repeat mode.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the queue is repeated now.
  open var currentRepeatType = MPRepeatType.off
}

/// The command to go to another time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
