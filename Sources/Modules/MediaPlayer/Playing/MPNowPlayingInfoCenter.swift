public import Foundation
import PlainviewRuntime
import Synchronization

/// Whether an app plays: not known, it plays, it is paused, stopped, or interrupted.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// The kind of media that plays: none, sound, or a film.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// What an app says of the media that it plays; a test reads it by `XCUIDevice.nowPlaying`.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private struct State {
    var info: [String: Any]?
    var state = MPNowPlayingPlaybackState.unknown
  }
  private struct Held: @unchecked Sendable { var state = State() }
  private let held = Mutex(Held())

  override init() { super.init() }
  /// Returns the center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter {
    SimulatedProcess.current.shared(MPNowPlayingInfoCenter.self) { MPNowPlayingInfoCenter() }
  }

  /// What plays, by the keys of the properties; nil for nothing.
  open var nowPlayingInfo: [String: Any]? {
    get { held.withLock { $0 }.state.info }
    set {
      let new = Held(state: State(info: newValue))
      held.withLock { $0.state.info = new.state.info }
    }
  }
  /// Whether the app plays; on iOS the system finds that out by itself.
  open var playbackState: MPNowPlayingPlaybackState {
    get { held.withLock { $0 }.state.state }
    set { held.withLock { $0.state.state = newValue } }
  }
}

/// The key of how far the media are, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of how fast the media play, 1 for as usual.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of how fast the media play when nothing else is said.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the position in the queue, from 0.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of how many media are in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the number of the chapter, from 0.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The key of how many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The key of whether the media are sent live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the groups of languages.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// The key of the languages that are on.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// The key of the identifier of a collection.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
/// The key of the identifier of the media in the app.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The key of the identifier of the user's profile in the app.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
  "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// The key of the share that was played, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The key of the kind of media, as the number of an `MPNowPlayingInfoMediaType`.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the address of the media.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The key of the identifier of the service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// The key of the date of what is sent live.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The key of the times of advertisements.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
/// The key of when the credits begin, in seconds.
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
/// The key of whether the media are left out of suggestions.
public let MPNowPlayingInfoPropertyExcludeFromSuggestions = "MPNowPlayingInfoPropertyExcludeFromSuggestions"
