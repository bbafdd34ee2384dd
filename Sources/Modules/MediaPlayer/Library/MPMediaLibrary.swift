public import Foundation
import PlainviewRuntime
import Synchronization

/// The permission for the library: not asked for, refused, not possible, or given.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

extension NSNotification.Name {
  /// Posted when the library has changed, after `beginGeneratingLibraryChangeNotifications()`.
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// The media of the device's user, which `XCUIDevice.music` sets.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private let generations = Mutex(0)
  var reportsChanges: Bool { generations.withLock { $0 > 0 } }

  private override init() { super.init() }
  /// Returns the library of the device's user.
  open class func `default`() -> MPMediaLibrary {
    SimulatedProcess.current.shared(MPMediaLibrary.self) { MPMediaLibrary() }
  }

  /// When the library was changed last.
  open var lastModifiedDate: Date { MusicDevice.current.state.lastModified }
  /// Begins to post changes; calls are counted.
  open func beginGeneratingLibraryChangeNotifications() { generations.withLock { $0 += 1 } }
  /// Ends what `beginGeneratingLibraryChangeNotifications()` began.
  open func endGeneratingLibraryChangeNotifications() { generations.withLock { $0 = max(0, $0 - 1) } }

  /// Returns the app's permission.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { MusicDevice.current.state.authorization }
  /// Asks the user for permission, the first time only; the answer of `XCUIDevice.music` arrives in the next turn.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for the media library") {
      let answer = MusicDevice.current.decide()
      UserCode.run { handler(answer) }
    }
  }
  /// Asks the user for permission, the first time only, and returns the answer of `XCUIDevice.music`.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { MusicDevice.current.decide() }

  /// Adds something of the store to the library, which fails: there is no store. The error is
  /// `networkConnectionFailed`, without permission `permissionDenied`; it comes in the next turn.
  @preconcurrency open func addItem(
    withProductID productID: String, completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
  ) {
    MusicDevice.current.answer("something of the store", { completionHandler?([], $0) }) { _ in .networkConnectionFailed
    }
  }

  /// Calls the closure in the next turn with the playlist of an identifier, which is made where there is none; without
  /// permission the error is `permissionDenied`, without metadata for a new one `notFound`.
  @preconcurrency open func getPlaylist(
    with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
    completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
  ) {
    let new = creationMetadata.map { (name: $0.name, text: $0.descriptionText) }
    let device = MusicDevice.current
    let finish: @Sendable ((any Error)?) -> Void = { error in
      completionHandler(error == nil ? device.playlist(of: uuid) : nil, error)
    }
    device.answer("a playlist", finish) { state in
      if state.identifiers[uuid] != nil { return nil }
      guard let new else { return .notFound }
      let id = (state.playlists.map(\.id).max() ?? 0) + 1
      state.identifiers[uuid] = id
      state.playlists.append(SimulatedPlaylist(new.name, id: id, description: new.text))
      return nil
    }
  }
}
