package import PlainviewRuntime
import Synchronization

/// What a flow sets on the device for modules beside UIKit; they observe it, from the first time on that an app
/// uses them.
package final class DeviceOverrides: Sendable {
  /// A module that follows something: how it takes a value, and how its app is told of it.
  private struct Follower<Value: Sendable>: Sendable {
    let take: @Sendable (Value) -> Void
    let tell: @MainActor @Sendable () -> Void
  }

  /// A location in degrees.
  package struct Coordinate: Equatable, Sendable {
    package let latitude: Double
    package let longitude: Double
  }

  private struct State {
    var coordinate: Coordinate?
    var isOffline = false
    var locationFollowers: [Follower<Coordinate>] = []
    var connectionFollowers: [Follower<Bool>] = []
    var keychains: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  private init() {}

  package static func of(_ parts: DeviceParts) -> DeviceOverrides {
    parts.part(DeviceOverrides.self) { DeviceOverrides() }
  }

  /// Whether the device has no connection.
  var isOffline: Bool { state.withLock { $0.isOffline } }

  @MainActor func move(to coordinate: Coordinate, of device: XCUIDevice) {
    let followers = state.withLock { state in
      state.coordinate = coordinate
      return state.locationFollowers
    }
    for follower in followers { follower.take(coordinate) }
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

  /// Takes the location now, if there is one, and whenever it changes; the app is told of changes.
  package func followLocation(
    _ take: @escaping @Sendable (Coordinate) -> Void, tell: @escaping @MainActor @Sendable () -> Void
  ) {
    let coordinate = state.withLock { state in
      state.locationFollowers.append(Follower(take: take, tell: tell))
      return state.coordinate
    }
    if let coordinate { take(coordinate) }
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
