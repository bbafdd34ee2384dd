public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewCoreImage
import Synchronization

/// The number of a request, from 1.
public typealias PHImageRequestID = Int32
/// The number that no request has.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that a picture has.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The key for whether the image is only in iCloud, always false.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key for whether a better image will follow, always false.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key for the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key for whether the request was canceled; never present here.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key for an error; never present here.
public let PHImageErrorKey = "PHImageErrorKey"

/// The options of a request for a picture.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// Kept, without effect: a picture has one version.
  open var version = PHImageRequestOptionsVersion.current
  /// Kept, without effect: a picture comes once.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// `.none` for the size that the picture has.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Kept, without effect: pictures come whole.
  open var normalizedCropRect = CGRect.zero
  /// Kept, without effect: all pictures are on the device.
  open var isNetworkAccessAllowed = false
  /// Whether the handler is called before the request returns.
  open var isSynchronous = false
  /// Kept, without effect: all pictures are on the device.
  open var allowSecondaryDegradedImage = false
  /// Kept, without effect: all pictures are on the device.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  public override init() { super.init() }
  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
    (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
    (copy.isSynchronous, copy.progressHandler) = (isSynchronous, progressHandler)
    copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
    return copy
  }
}

/// Delivers the user's pictures in the sizes that an app requests.
open class PHImageManager: NSObject, @unchecked Sendable {
  private struct State {
    var last: PHImageRequestID = 0
    var cancelled: Set<PHImageRequestID> = []
  }
  private let held = Mutex(State())

  public override init() { super.init() }
  /// Returns the image manager of the app.
  open class func `default`() -> PHImageManager {
    SimulatedProcess.current.shared(PHImageManager.self) { PHImageManager() }
  }

  /// Hands over a picture in the next turn, once; nil for a film, and for a deleted picture. It is not larger than it
  /// is.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let isWhole = options?.resizeMode == PHImageRequestOptionsResizeMode.none
    return request(options) { info in
      let image = isWhole ? asset.photo.image : Self.image(asset.photo.image, targetSize, contentMode)
      resultHandler(image, info)
    }
  }

  /// Hands over the file of a picture or a film in the next turn.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(options) { resultHandler(Self.data(asset.photo), asset.photo.typeIdentifier, .up, $0) }
  }
  /// Supplies the file of a photo or a video in the next turn; the orientation is always `up`.
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(options) { resultHandler(Self.data(asset.photo), asset.photo.typeIdentifier, .up, $0) }
  }

  /// Cancels a waiting request: its handler is not called.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    held.withLock { _ = $0.cancelled.insert(requestID) }
  }

  func request(
    _ options: PHImageRequestOptions?, _ answer: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let number = held.withLock {
      $0.last += 1
      return $0.last
    }
    let info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
    ]
    if options?.isSynchronous == true {
      answer(info)
      return number
    }
    nonisolated(unsafe) let (handler, contents) = (answer, info)
    SimulatedProcess.current.clock.schedule(after: 0, "a picture of the photo library") { [self] in
      guard held.withLock({ $0.cancelled.remove(number) }) == nil else { return }
      UserCode.run { handler(contents) }
    }
    return number
  }

  static func data(_ photo: SimulatedPhoto) -> Data? {
    photo.data ?? photo.image?.jpegData(compressionQuality: 1)
  }

  /// The picture so that it fits into a size in pixels, or fills it.
  private static func image(_ image: UIImage?, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage? {
    guard let pixels = image?.cgImage, size.width > 0, size.height > 0 else { return image }
    let (width, height) = (size.width / CGFloat(pixels.width), size.height / CGFloat(pixels.height))
    let scale = min(1, mode == .aspectFill ? max(width, height) : min(width, height))
    let fittedSize = CGSize(
      width: (CGFloat(pixels.width) * scale).rounded(), height: (CGFloat(pixels.height) * scale).rounded())
    return UIImage(cgImage: pixels).preparingThumbnail(of: fittedSize)
  }
}

/// Prepares pictures before they are asked for.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Kept, without effect: pictures come at once.
  open var allowsCachingHighQualityImages = true
  /// Nothing: pictures come at once.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing; images are there at once.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing; images are there at once.
  open func stopCachingImagesForAllAssets() {}
}
