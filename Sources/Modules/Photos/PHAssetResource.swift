public import Foundation
import PlainviewRuntime

/// A file of a photo or a video; each has one here.
open class PHAssetResource: NSObject, @unchecked Sendable {
  let photo: SimulatedPhoto

  init(_ photo: SimulatedPhoto) {
    self.photo = photo
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use assetResources(for:)") }

  /// The kind of the file: the photo, or the video.
  open var type: PHAssetResourceType { photo.image == nil ? .video : .photo }
  /// The identifier of the photo or video.
  open var assetLocalIdentifier: String { photo.name }
  /// The type of the data.
  open var uniformTypeIdentifier: String { photo.typeIdentifier }
  /// The name of the file: the identifier of the photo, with the ending of its type.
  open var originalFilename: String {
    if photo.name.contains(".") { return photo.name }
    let endings = [
      "public.jpeg": "JPG", "public.png": "PNG", "public.heic": "HEIC", "com.compuserve.gif": "GIF",
      "com.apple.quicktime-movie": "MOV", "public.mpeg-4": "MP4",
    ]
    return endings[photo.typeIdentifier].map { "\(photo.name).\($0)" } ?? photo.name
  }

  /// Returns the files of a photo or a video.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset.photo)] }
}

/// The type of closures that hear how much of a file is loaded, from 0 to 1.
public typealias PHAssetResourceProgressHandler = (Double) -> Void

/// How the data of a file is requested.
open class PHAssetResourceRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the data may be loaded from iCloud. Kept, without effect: it is on the device.
  open var isNetworkAccessAllowed = false
  /// Called with the progress of loading from iCloud; never called here.
  open var progressHandler: PHAssetResourceProgressHandler?

  public override init() { super.init() }

  /// Returns options with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHAssetResourceRequestOptions()
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.progressHandler = progressHandler
    return copy
  }
}

/// The number of a request for data, from 1.
public typealias PHAssetResourceDataRequestID = Int32
/// The number that no request has.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Hands over the data of files, in the next turn.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var last: PHAssetResourceDataRequestID = 0
  private var cancelled: Set<PHAssetResourceDataRequestID> = []

  private init(_: Void) { super.init() }

  @available(*, unavailable) public override init() { fatalError("use PHAssetResourceManager.default()") }

  /// Returns the manager of the app.
  open class func `default`() -> PHAssetResourceManager {
    SimulatedProcess.current.shared(PHAssetResourceManager.self) { PHAssetResourceManager(()) }
  }

  /// Hands over the data of a file at once, and then its end; an error where there is none.
  @discardableResult
  @preconcurrency open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let number = lock.withLock {
      last += 1
      return last
    }
    soon { [self] in
      if lock.withLock({ cancelled.remove(number) }) != nil { return }
      guard let data = PHImageManager.data(resource.photo) else {
        return completionHandler(PHPhotosError(.internalError))
      }
      handler(data)
      completionHandler(nil)
    }
    return number
  }

  /// Writes the data of a file to another one.
  @preconcurrency open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    soon {
      do {
        try PHAssetResourceManager.write(resource, to: fileURL)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }
  /// Writes the data of a file to another one.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { try PHAssetResourceManager.write(resource, to: fileURL) }

  /// Cancels a waiting request: its closures are not called.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
    lock.withLock { _ = cancelled.insert(requestID) }
  }

  private static func write(_ resource: PHAssetResource, to file: URL) throws {
    guard let data = PHImageManager.data(resource.photo) else { throw PHPhotosError(.internalError) }
    try OutputFile.write([UInt8](data), to: file.path)
  }

  private func soon(_ body: @escaping @Sendable () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "the data of a photo's file") { UserCode.run { body() } }
  }
}
