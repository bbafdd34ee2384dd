package import PlainviewRuntime
import Synchronization

/// What a flow says of the device that modules beside UIKit know about; they follow it, from the first time on that an app
/// asks them.
package final class DeviceWishes: Sendable {
  /// A module that follows something: how it takes a value, and how its app is told of it.
  private struct Follower<Value: Sendable>: Sendable {
    let take: @Sendable (Value) -> Void
    let tell: @MainActor @Sendable () -> Void
  }

  /// A place in degrees.
  package struct Place: Equatable, Sendable {
    package let latitude: Double
    package let longitude: Double
  }

  private struct State {
    var place: Place?
    var isOffline = false
    var placeFollowers: [Follower<Place>] = []
    var connectionFollowers: [Follower<Bool>] = []
    var keychains: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  private init() {}

  package static func of(_ parts: DeviceParts) -> DeviceWishes { parts.part(DeviceWishes.self) { DeviceWishes() } }

  /// Whether the device has no connection.
  var isOffline: Bool { state.withLock { $0.isOffline } }

  @MainActor func move(to place: Place, of device: XCUIDevice) {
    let followers = state.withLock { state in
      state.place = place
      return state.placeFollowers
    }
    for follower in followers { follower.take(place) }
    device.change { for follower in followers { follower.tell() } }
  }

  @MainActor func setOffline(_ isOffline: Bool, of device: XCUIDevice) {
    let followers = state.withLock { state in
      state.isOffline = isOffline
      return state.connectionFollowers
    }
    for follower in followers { follower.take(isOffline) }
    device.change { for follower in followers { follower.tell() } }
  }

  func clearKeychain() {
    for clear in state.withLock({ $0.keychains }) { clear() }
  }

  // MARK: For modules

  /// Takes the place now, if there is one, and whenever it changes; the app is told of changes.
  package func followPlace(_ take: @escaping @Sendable (Place) -> Void, tell: @escaping @MainActor @Sendable () -> Void)
  {
    let place = state.withLock { state in
      state.placeFollowers.append(Follower(take: take, tell: tell))
      return state.place
    }
    if let place { take(place) }
  }

  /// Takes whether there is no connection, now if that is so, and whenever it changes; the app is told of changes.
  package func followConnection(
    _ take: @escaping @Sendable (Bool) -> Void, tell: @escaping @MainActor @Sendable () -> Void
  ) {
    let isOffline = state.withLock { state in
      state.connectionFollowers.append(Follower(take: take, tell: tell))
      return state.isOffline
    }
    if isOffline { take(true) }
  }

  /// Adds a keychain to be emptied.
  package func addKeychain(_ clear: @escaping @Sendable () -> Void) { state.withLock { $0.keychains.append(clear) } }
}
