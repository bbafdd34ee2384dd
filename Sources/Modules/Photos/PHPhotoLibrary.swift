public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
public import PlainviewUIKitCore

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The user's pictures: an app can ask for permission.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open class func shared() -> PHPhotoLibrary {
    SimulatedProcess.current.shared(PHPhotoLibrary.self) { PHPhotoLibrary() }
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { onMain { PhotosDevice.current.authorization } }
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
    await MainActor.run { PhotosDevice.current.decide() }
  }

  private static func onMain(_ body: @MainActor () -> PHAuthorizationStatus) -> PHAuthorizationStatus {
    MainQueue.isCurrent ? MainQueue.withoutIsolation(body) : .notDetermined
  }
}

/// A picture or a film of the simulated device's user.
public struct SimulatedPhoto: @unchecked Sendable {
  public var name: String
  /// The picture; nil for a film.
  public var image: UIImage?
  public var data: Data?
  public var typeIdentifier: String

  public init(_ name: String, image: UIImage) {
    self.name = name
    self.image = image
    typeIdentifier = "public.jpeg"
  }
  public init(_ name: String, film data: Data, typeIdentifier: String = "com.apple.quicktime-movie") {
    self.name = name
    self.data = data
    self.typeIdentifier = typeIdentifier
  }
}

/// The pictures of a simulated device's user.
@MainActor final class PhotosDevice {
  var photos: [SimulatedPhoto] = []
  var authorization = PHAuthorizationStatus.notDetermined
  var answer = PHAuthorizationStatus.authorized
  nonisolated init() {}

  static var current: PhotosDevice { of(SimulatedProcess.current.device) }
  nonisolated static func of(_ parts: DeviceParts) -> PhotosDevice { parts.part(PhotosDevice.self) { PhotosDevice() } }

  func decide() -> PHAuthorizationStatus {
    if authorization == .notDetermined { authorization = answer }
    return authorization
  }
}

extension XCUIDevice {
  /// The pictures of this device's user.
  public var photos: SimulatedPhotos { SimulatedPhotos(device: self) }
}

/// The pictures of a simulated device's user; they outlive a launch.
@preconcurrency @MainActor public struct SimulatedPhotos {
  let device: XCUIDevice
  private var part: PhotosDevice { .of(device.parts) }
  /// What can be chosen, in the order of the picker.
  public var photos: [SimulatedPhoto] {
    get { part.photos }
    nonmutating set { part.photos = newValue }
  }
  /// What apps may do, as the user sets it in Settings.
  public var authorization: PHAuthorizationStatus {
    get { part.authorization }
    nonmutating set { part.authorization = newValue }
  }
  /// What the user answers when an app asks; yes before it is set.
  public var answer: PHAuthorizationStatus {
    get { part.answer }
    nonmutating set { part.answer = newValue }
  }
}
