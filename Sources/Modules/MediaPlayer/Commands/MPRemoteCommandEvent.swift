public import Foundation
import PlainviewRuntime

/// A tap on a button of the lock screen or of headphones.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command of the button.
  public let command: MPRemoteCommand
  /// When the button was tapped, by the app's clock, in seconds.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = SimulatedProcess.current.clock.now
  }
}

/// A tap that skips some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How many seconds.
  public let interval: TimeInterval
  init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

/// Whether going quickly to another time begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// The begin or the end of going quickly to another time.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether it begins or ends.
  public let type: MPSeekCommandEventType
  init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command)
  }
}

/// A tap that says how good something is.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rating, between the limits of the command.
  public let rating: Float
  init(_ command: MPRemoteCommand, rating: Float) {
    self.rating = rating
    super.init(command)
  }
}

/// A choice of a speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The speed, 1 for as usual.
  public let playbackRate: Float
  init(_ command: MPRemoteCommand, playbackRate: Float) {
    self.playbackRate = playbackRate
    super.init(command)
  }
}

/// A tap that says that the user likes something, or the like.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether the user takes it back.
  public let isNegative: Bool
  init(_ command: MPRemoteCommand, isNegative: Bool) {
    self.isNegative = isNegative
    super.init(command)
  }
}

/// How long a change of the language lasts: not known, for these media, or from now on.
public enum MPChangeLanguageOptionSetting: Int, Sendable { case none, nowPlayingItemOnly, permanent }

/// A choice of a language; never made here.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The language.
  public let languageOption: MPNowPlayingInfoLanguageOption
  /// How long the change lasts.
  public let setting: MPChangeLanguageOptionSetting
  init(
    _ command: MPRemoteCommand, languageOption: MPNowPlayingInfoLanguageOption, setting: MPChangeLanguageOptionSetting
  ) {
    (self.languageOption, self.setting) = (languageOption, setting)
    super.init(command)
  }
}

/// A choice of a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The time, in seconds.
  public let positionTime: TimeInterval
  init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command)
  }
}

/// A choice of how the queue is shuffled.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How.
  public let shuffleType: MPShuffleType
  /// Whether that is kept for other media; always true.
  open var preservesShuffleMode: Bool { true }
  init(_ command: MPRemoteCommand, shuffleType: MPShuffleType) {
    self.shuffleType = shuffleType
    super.init(command)
  }
}

/// A choice of how the queue is repeated.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How.
  public let repeatType: MPRepeatType
  /// Whether that is kept for other media; always true.
  open var preservesRepeatMode: Bool { true }
  init(_ command: MPRemoteCommand, repeatType: MPRepeatType) {
    self.repeatType = repeatType
    super.init(command)
  }
}
