@_exported public import Foundation
public import Foundation
import PlainviewRuntime
import Synchronization

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something cannot be done with the library.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The user's pictures: an app asks for permission, changes them and hears of changes.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private struct Observer: @unchecked Sendable { weak var object: (any PHPhotoLibraryChangeObserver)? }
  private let observers = Mutex<[Observer]>([])

  private override init() { super.init() }
  open class func shared() -> PHPhotoLibrary {
    SimulatedProcess.current.shared(PHPhotoLibrary.self) { PHPhotoLibrary() }
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { PhotosDevice.current.state.authorization }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for pictures") {
      let answer = PhotosDevice.current.decide()
      UserCode.run { handler(answer) }
    }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    PhotosDevice.current.decide()
  }

  /// Runs a block of change requests in the next turn, which take effect together; then observers hear of it, then the
  /// handler. Without permission, which an app is asked for as a reader is, the error is `.accessUserDenied`.
  ///
  /// Where it differs: all of them run on the main thread.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "a change of the photo library") { [self] in
      let failure = make(changeBlock)
      if let completionHandler { UserCode.run { completionHandler(failure == nil, failure) } }
    }
  }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
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
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer } }
  }
}
