@_exported public import Foundation
public import Foundation
public import PlainviewRuntime
import Synchronization

/// The permission for the library: not asked for, not possible, refused, given, or given for some photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// The extent of a permission.
public enum PHAccessLevel: Int, Sendable {
  /// The app may add photos only.
  case addOnly = 1
  /// The app may add and read photos.
  case readWrite
}

/// The domain of the library's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something cannot be done with the library.
public struct PHPhotosError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = PHPhotosError
    /// An unexpected error in the library.
    case internalError = -1
    /// The token of the changes is too old, or the details of a change are not there any more.
    case persistentChangeTokenExpired = 3105, persistentChangeDetailsUnavailable = 3210
    /// The library is in a folder that is kept in the cloud.
    case libraryInFileProviderSyncRoot = 5423
    /// The user has canceled.
    case userCancelled = 3072
    /// The volume of the library is not connected.
    case libraryVolumeOffline = 3114
    /// The library is being handed to another process.
    case relinquishingLibraryBundleToWriter = 3142
    /// Another library becomes that of the system.
    case switchingSystemPhotoLibrary = 3143
    /// The photo has to be loaded from the network, which is not allowed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// No object has the identifier.
    case identifierNotFound = 3201
    /// Several objects have the identifier.
    case multipleIdentifiersFound = 3202
    /// The change is not possible.
    case changeNotSupported = 3300
    /// The operation was interrupted.
    case operationInterrupted = 3301
    /// A resource is not valid.
    case invalidResource = 3302
    /// A resource is missing.
    case missingResource = 3303
    /// There is not enough memory on the device.
    case notEnoughSpace = 3305
    /// The asset does not support the request.
    case requestNotSupportedForAsset = 3306
    /// The app is not allowed to ask for permission.
    case accessRestricted = 3310
    /// The user has refused permission.
    case accessUserDenied = 3311
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `PHPhotosErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { PHPhotosErrorDomain }

  /// The code `internalError`, for use in a pattern.
  public static var internalError: Code { .internalError }
  /// The code `userCancelled`, for use in a pattern.
  public static var userCancelled: Code { .userCancelled }
  /// The code `libraryVolumeOffline`, for use in a pattern.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// The code `relinquishingLibraryBundleToWriter`, for use in a pattern.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// The code `switchingSystemPhotoLibrary`, for use in a pattern.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// The code `networkAccessRequired`, for use in a pattern.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The code `networkError`, for use in a pattern.
  public static var networkError: Code { .networkError }
  /// The code `identifierNotFound`, for use in a pattern.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The code `multipleIdentifiersFound`, for use in a pattern.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// The code `changeNotSupported`, for use in a pattern.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The code `operationInterrupted`, for use in a pattern.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The code `invalidResource`, for use in a pattern.
  public static var invalidResource: Code { .invalidResource }
  /// The code `missingResource`, for use in a pattern.
  public static var missingResource: Code { .missingResource }
  /// The code `notEnoughSpace`, for use in a pattern.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The code `requestNotSupportedForAsset`, for use in a pattern.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// The code `accessRestricted`, for use in a pattern.
  public static var accessRestricted: Code { .accessRestricted }
  /// The code `accessUserDenied`, for use in a pattern.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The code `persistentChangeTokenExpired`, for use in a pattern.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// The code `persistentChangeDetailsUnavailable`, for use in a pattern.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
  /// The code `libraryInFileProviderSyncRoot`, for use in a pattern.
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
}

/// The user's pictures: an app asks for permission, changes them and is notified of changes.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private struct Observer: @unchecked Sendable { weak var object: (any PHPhotoLibraryChangeObserver)? }
  private let observers = Mutex<[Observer]>([])

  private override init() { super.init() }
  /// Returns the library of the device's user.
  open class func shared() -> PHPhotoLibrary {
    SimulatedProcess.current.shared(PHPhotoLibrary.self) { PHPhotoLibrary() }
  }

  /// Returns the app's permission for the library.
  open class func authorizationStatus() -> PHAuthorizationStatus { PhotosDevice.current.state.authorization }
  /// Returns the app's permission; it is the same for both access levels.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }
  /// Asks the user for permission; the answer of `XCUIDevice.photos.answer` arrives in the next turn.
  @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for pictures") {
      let answer = PhotosDevice.current.decide()
      UserCode.run { handler(answer) }
    }
  }
  /// Asks the user for permission of a level; the answer arrives in the next turn.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Asks the user for permission and returns the answer at once.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    PhotosDevice.current.decide()
  }

  /// Runs a block of change requests in the next turn, which take effect together; then observers are notified, then the
  /// handler. Without permission, which an app is asked for as a reader is, the error is `.accessUserDenied`.
  ///
  /// Where it differs: all of them run on the main thread.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "a change of the photo library") { [self] in
      let failure = make(changeBlock)
      if let completionHandler { UserCode.run { completionHandler(failure == nil, failure) } }
    }
  }
  /// Runs a block of change requests at once on the main thread; throws `accessUserDenied` without permission.
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    if let failure = await MainActor.run(body: { make(changeBlock) }) { throw failure }
  }
  /// Runs the block at once.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    nonisolated(unsafe) let block = changeBlock
    guard MainQueue.isCurrent else {
      if let failure = DispatchQueue.main.sync(execute: { MainActor.assumeIsolated { make(block) } }) { throw failure }
      return
    }
    if let failure = MainQueue.withoutIsolation({ make(block) }) { throw failure }
  }

  @MainActor private func make(_ block: () -> Void) -> PHPhotosError? {
    let device = PhotosDevice.current
    guard device.decide() == .authorized || device.isReadable else { return PHPhotosError(.accessUserDenied) }
    let touched = device.perform { UserCode.run { block() } }
    guard !touched.isEmpty else { return nil }
    let change = PHChange(touched: touched)
    for observer in observers.withLock({ $0 }) {
      if let object = observer.object { UserCode.run { object.photoLibraryDidChange(change) } }
    }
    return nil
  }

  /// Observers are not kept alive.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { all in
      all.removeAll { $0.object == nil || $0.object === observer }
      all.append(Observer(object: observer))
    }
  }
  /// Removes an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer } }
  }
}
