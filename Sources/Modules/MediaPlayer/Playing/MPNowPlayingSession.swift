public import Foundation
public import PlainviewAVFoundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// Is notified of a session, on the main thread; every method is optional.
@preconcurrency public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
  /// Called when a session became the one that the device shows, or no longer is.
  func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
  /// Called when a session can be shown, or no longer.
  func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

extension MPNowPlayingSessionDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {
    leftOut(by: self, anywhere: (), with: [nowPlayingSession])
  }
  /// The default of the optional method: does nothing.
  dynamic public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {
    leftOut(by: self, anywhere: (), with: [nowPlayingSession])
  }
}

/// What some players of an app play, with commands of their own. The device shows the session that is active
/// (`XCUIDevice.nowPlaying`), and without one what `MPNowPlayingInfoCenter.default()` says.
open class MPNowPlayingSession: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    weak var delegate: (any MPNowPlayingSessionDelegate)?
    var players: [AVPlayer]
    var publishes = false
  }
  private let held: Mutex<State>
  /// What the players play.
  public let nowPlayingInfoCenter = MPNowPlayingInfoCenter()
  /// The commands for the players.
  public let remoteCommandCenter = MPRemoteCommandCenter()

  /// The session that the device shows.
  private final class Active: Sendable {
    private struct Weak: Sendable { weak var session: MPNowPlayingSession? }
    private let held = Mutex(Weak())
    var session: MPNowPlayingSession? {
      get { held.withLock { $0.session } }
      set {
        let new = Weak(session: newValue)
        held.withLock { $0 = new }
      }
    }
    static var current: Active { SimulatedProcess.current.shared(Active.self) { Active() } }
  }
  /// The session that the device shows; nil for none.
  static var active: MPNowPlayingSession? { Active.current.session }

  /// Creates a session for players, of which there has to be one at least.
  public init(players: [AVPlayer]) {
    held = Mutex(State(players: players))
    super.init()
    if players.isEmpty {
      NSException(name: .invalidArgumentException, reason: "MPNowPlayingSession needs a player").raise()
    }
  }

  /// Is notified of the session; not retained.
  open var delegate: (any MPNowPlayingSessionDelegate)? {
    get { held.withLock { $0 }.delegate }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.delegate = newValue }
    }
  }
  /// The players.
  open var players: [AVPlayer] { held.withLock { $0.players } }
  /// Whether the device shows what the players' items say (`AVPlayerItem.nowPlayingInfo`), with their times; false before
  /// it is set.
  open var automaticallyPublishesNowPlayingInfo: Bool {
    get { held.withLock { $0.publishes } }
    set { held.withLock { $0.publishes = newValue } }
  }
  /// Whether the device shows the session.
  open var isActive: Bool { Self.active === self }
  /// Whether the device can show the session: it has players.
  open var canBecomeActive: Bool { !players.isEmpty }

  /// Has the device show the session; the closure gets in the next turn whether it does.
  open func becomeActiveIfPossible(completion: (@Sendable (Bool) -> Void)? = nil) {
    SimulatedProcess.current.clock.schedule(after: 0, "a session of MediaPlayer") { [self] in
      let isActive = activate()
      UserCode.run { completion?(isActive) }
    }
  }
  /// Has the device show the session, and returns whether it does.
  open func becomeActiveIfPossible() async -> Bool { await MainActor.run { activate() } }

  @MainActor private func activate() -> Bool {
    let old = Self.active
    guard canBecomeActive else { return isActive }
    guard old !== self else { return true }
    Active.current.session = self
    for session in [old, self] {
      guard let session else { continue }
      UserCode.tell(session.delegate, "nowPlayingSessionDidChangeActive(_:)", of: session) {
        $0.nowPlayingSessionDidChangeActive(session)
      }
    }
    return true
  }

  /// Adds a player.
  open func addPlayer(_ player: AVPlayer) {
    change { if !$0.contains(player) { $0.append(player) } }
  }
  /// Removes a player.
  open func removePlayer(_ player: AVPlayer) { change { $0.removeAll { $0 === player } } }

  private func change(_ body: (inout [AVPlayer]) -> Void) {
    let could = canBecomeActive
    held.withLock { body(&$0.players) }
    guard could != canBecomeActive else { return }
    MainQueue.run { [self] in
      UserCode.tell(delegate, "nowPlayingSessionDidChangeCanBecomeActive(_:)", of: self) {
        $0.nowPlayingSessionDidChangeCanBecomeActive(self)
      }
    }
  }

  /// What the device shows.
  @MainActor var shownInfo: [String: Any]? {
    guard automaticallyPublishesNowPlayingInfo, let player = players.first, let item = player.currentItem else {
      return nowPlayingInfoCenter.nowPlayingInfo
    }
    var info = item.nowPlayingInfo ?? [:]
    info[MPMediaItemPropertyPlaybackDuration] = item.duration.isNumeric ? item.duration.seconds : nil
    info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = player.currentTime().seconds
    info[MPNowPlayingInfoPropertyPlaybackRate] = Double(player.rate)
    return info
  }
}

extension AVPlayerItem {
  private static let infoKey = malloc(1)

  /// What a session that publishes by itself says of the item, by the keys of MediaPlayer; nil for nothing.
  public var nowPlayingInfo: [String: Any]? {
    get { Self.infoKey.flatMap { objc_getAssociatedObject(self, $0) as? [String: Any] } }
    set {
      guard let key = Self.infoKey else { return }
      objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
