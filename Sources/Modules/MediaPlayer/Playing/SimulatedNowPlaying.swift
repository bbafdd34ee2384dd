import Foundation
public import PlainviewUIAutomation

extension XCUIDevice {
  /// What the app plays, as the lock screen and the control center show it, with their buttons.
  public var nowPlaying: SimulatedNowPlaying { SimulatedNowPlaying(device: self) }
}

/// A button of the lock screen, the control center or headphones.
public enum SimulatedRemoteCommand: Hashable, Sendable {
  /// Play, pause, play or pause, or stop.
  case play, pause, togglePlayPause, stop
  /// The next or the previous of the queue.
  case nextTrack, previousTrack
  /// Skip some seconds; nil for the first of the app's preferred intervals.
  case skipForward(TimeInterval? = nil), skipBackward(TimeInterval? = nil)
  /// Begin or end going quickly to another time.
  case seekForward(MPSeekCommandEventType), seekBackward(MPSeekCommandEventType)
  /// Go to a time, in seconds, or play at a speed, 1 for as usual.
  case changePlaybackPosition(TimeInterval), changePlaybackRate(Float)
  /// Set another repeat or shuffle mode.
  case changeRepeatMode(MPRepeatType), changeShuffleMode(MPShuffleType)
  /// Say how good the media are, between the app's limits.
  case rate(Float)
  /// Say, or take back, that the user likes the media, does not, or has them marked.
  case like(isNegative: Bool = false), dislike(isNegative: Bool = false), bookmark(isNegative: Bool = false)
}

/// What an app on a simulated device plays; it ends with the app.
@preconcurrency @MainActor public struct SimulatedNowPlaying {
  let device: XCUIDevice

  /// What plays, by the keys of MediaPlayer; empty for nothing.
  public var info: [String: Any] {
    var info: [String: Any]?
    device.change {
      let session = MPNowPlayingSession.active
      info = session == nil ? MPNowPlayingInfoCenter.default().nowPlayingInfo : session?.shownInfo
    }
    return info ?? [:]
  }
  /// The title of what plays; nil for none.
  public var title: String? { info[MPMediaItemPropertyTitle] as? String }
  /// The artist of what plays; nil for none.
  public var artist: String? { info[MPMediaItemPropertyArtist] as? String }
  /// Whether the app plays, as it says.
  public var state: MPNowPlayingPlaybackState {
    var state = MPNowPlayingPlaybackState.unknown
    device.change { state = (MPNowPlayingSession.active?.nowPlayingInfoCenter ?? .default()).playbackState }
    return state
  }

  /// Returns whether a button is there: its command is enabled and has a target.
  public func offers(_ command: SimulatedRemoteCommand) -> Bool {
    var isOffered = false
    device.change { isOffered = MPRemoteCommandCenter.shown.command(for: command).isOffered }
    return isOffered
  }

  /// Taps a button: each target of the command is called in the order in which they were added.
  ///
  /// The answer is the first one that is no success; nil where the button is not there.
  @discardableResult
  public func send(_ command: SimulatedRemoteCommand) -> MPRemoteCommandHandlerStatus? {
    var answer: MPRemoteCommandHandlerStatus?
    device.change {
      let target = MPRemoteCommandCenter.shown.command(for: command)
      if target.isOffered { answer = target.send(command.event(for: target)) }
    }
    return answer
  }
}

extension MPRemoteCommandCenter {
  /// The center whose commands the device shows.
  static var shown: MPRemoteCommandCenter { MPNowPlayingSession.active?.remoteCommandCenter ?? .shared() }

  func command(for button: SimulatedRemoteCommand) -> MPRemoteCommand {
    switch button {
    case .play: playCommand
    case .pause: pauseCommand
    case .togglePlayPause: togglePlayPauseCommand
    case .stop: stopCommand
    case .nextTrack: nextTrackCommand
    case .previousTrack: previousTrackCommand
    case .skipForward: skipForwardCommand
    case .skipBackward: skipBackwardCommand
    case .seekForward: seekForwardCommand
    case .seekBackward: seekBackwardCommand
    case .changePlaybackPosition: changePlaybackPositionCommand
    case .changePlaybackRate: changePlaybackRateCommand
    case .changeRepeatMode: changeRepeatModeCommand
    case .changeShuffleMode: changeShuffleModeCommand
    case .rate: ratingCommand
    case .like: likeCommand
    case .dislike: dislikeCommand
    case .bookmark: bookmarkCommand
    }
  }
}

extension SimulatedRemoteCommand {
  func event(for command: MPRemoteCommand) -> MPRemoteCommandEvent {
    switch self {
    case .skipForward(let interval), .skipBackward(let interval):
      let preferred = (command as? MPSkipIntervalCommand)?.preferredIntervals.first?.doubleValue
      return MPSkipIntervalCommandEvent(command, interval: interval ?? preferred ?? 10)
    case .seekForward(let type), .seekBackward(let type): return MPSeekCommandEvent(command, type: type)
    case .changePlaybackPosition(let time): return MPChangePlaybackPositionCommandEvent(command, positionTime: time)
    case .changePlaybackRate(let rate): return MPChangePlaybackRateCommandEvent(command, playbackRate: rate)
    case .changeRepeatMode(let type): return MPChangeRepeatModeCommandEvent(command, repeatType: type)
    case .changeShuffleMode(let type): return MPChangeShuffleModeCommandEvent(command, shuffleType: type)
    case .rate(let rating): return MPRatingCommandEvent(command, rating: rating)
    case .like(let isNegative), .dislike(let isNegative), .bookmark(let isNegative):
      return MPFeedbackCommandEvent(command, isNegative: isNegative)
    default: return MPRemoteCommandEvent(command)
    }
  }
}
