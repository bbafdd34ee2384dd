import Foundation
import PlainviewRuntime
import Synchronization

/// The media library of a simulated device's user.
final class MusicDevice: Sendable {
  struct State {
    var songs: [SimulatedSong] = []
    var playlists: [SimulatedPlaylist] = []
    /// The playlists that apps made, by the identifiers that they gave.
    var identifiers: [UUID: UInt64] = [:]
    var authorization = MPMediaLibraryAuthorizationStatus.notDetermined
    var answer = MPMediaLibraryAuthorizationStatus.authorized
    var lastModified = Date(timeIntervalSinceReferenceDate: 0)
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: MusicDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> MusicDevice {
    parts.part(MusicDevice.self) {
      let device = MusicDevice()
      parts.whenPermissionIsReset("mediaLibrary") { [weak device] in
        device?.change { $0.authorization = .notDetermined }
      }
      return device
    }
  }

  func decide() -> MPMediaLibraryAuthorizationStatus {
    change { if $0.authorization == .notDetermined { $0.authorization = $0.answer } }
    return state.authorization
  }

  /// What an app may see, in the order of the library; nil without permission.
  var items: [MPMediaItem]? { state.authorization == .authorized ? allItems : nil }

  /// What the user sees, with identifiers from 1.
  var allItems: [MPMediaItem] {
    let songs = state.songs
    func number(_ path: KeyPath<SimulatedSong, String?>) -> [String: UInt64] {
      let names = Set(songs.compactMap { $0[keyPath: path] }).sorted()
      return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, UInt64($0 + 1)) })
    }
    let (albums, artists, genres) = (number(\.album), number(\.artist), number(\.genre))
    return songs.enumerated().map { index, song in
      var values = song.values(id: UInt64(index + 1))
      values[MPMediaItemPropertyAlbumPersistentID] = song.album.flatMap { albums[$0] }
      values[MPMediaItemPropertyArtistPersistentID] = song.artist.flatMap { artists[$0] }
      values[MPMediaItemPropertyGenrePersistentID] = song.genre.flatMap { genres[$0] }
      return MPMediaItem(values: values)
    }
  }

  /// The properties of something in the library; nil for an unknown identifier, and for 0.
  func values(of identifier: UInt64) -> [String: Any]? {
    identifier == 0 ? nil : items?.first { $0.persistentID == identifier }?.values
  }

  /// The playlists that an app may see; nil without permission.
  var playlists: [MPMediaPlaylist]? {
    guard let items else { return nil }
    return state.playlists.map { list in
      MPMediaPlaylist(
        items: list.songs.compactMap { id in items.first { $0.persistentID == id } }, values: list.values)
    }
  }

  func playlist(of uuid: UUID) -> MPMediaPlaylist? {
    guard let id = state.identifiers[uuid] else { return nil }
    return playlists?.first { $0.persistentID == id }
  }

  /// Changes something in the next turn, if the user allows it, and calls the closure.
  func answer(
    _ label: String, _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ body: @escaping @Sendable (inout State) -> MPError.Code?
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { [self] in
      var failure: MPError.Code? = .permissionDenied
      if decide() == .authorized { change { failure = body(&$0) } }
      if failure == nil { reportChange() }
      let error = failure.map { MPError($0) }
      UserCode.run { completion?(error) }
    }
  }

  /// Tells the app that the library has changed, if it asked for that.
  @MainActor func reportChange() {
    change { $0.lastModified = SimulatedProcess.date }
    guard MPMediaLibrary.default().reportsChanges else { return }
    UserCode.post(.MPMediaLibraryDidChange, object: MPMediaLibrary.default())
  }
}
