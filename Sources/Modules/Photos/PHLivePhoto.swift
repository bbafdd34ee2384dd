public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request: 0.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// The key for why a live photo could not be made.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key for whether the live photo is one of low quality.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key for whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the short film around the moment in which it was taken.
open class PHLivePhoto: NSObject, NSItemProviderReading, @unchecked Sendable {
  /// The size of the picture in pixels.
  public let size: CGSize
  /// The picture.
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  /// The kinds of data that a live photo can be made of.
  open class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }

  /// Returns a live photo whose picture is the data; throws if the data are no picture, and for subclasses.
  open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data), let photo = PHLivePhoto(image) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return photo
  }

  /// Makes a live photo of the files of a picture and of a film, and hands it over in the next turn; without a picture
  /// among them it is nil, and the error is in `PHLivePhotoInfoErrorKey`. The placeholder and the size have no effect.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let picture = fileURLs.lazy.compactMap { UIImage(contentsOfFile: $0.path) }.first
    return PHImageManager.default().request(nil) { _ in
      guard let picture, fileURLs.count > 1 else {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.fileReadCorruptFile) as NSError])
        return
      }
      resultHandler(PHLivePhoto(picture), [PHLivePhotoInfoIsDegradedKey: false])
    }
  }

  /// Cancels a waiting request: its handler is not called.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    PHImageManager.default().cancelImageRequest(requestID)
  }
}

/// The options of a request for a live photo.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// Kept, without effect: a picture has one version.
  open var version = PHImageRequestOptionsVersion.current
  /// Kept, without effect: a picture comes once.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Kept, without effect: all pictures are on the device.
  open var isNetworkAccessAllowed = false
  /// Kept, without effect: all pictures are on the device.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() { super.init() }
}

extension PHImageManager {
  /// Hands over a live photo of a picture in the next turn; nil for a film. The size has no effect.
  @discardableResult public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(nil) { resultHandler(asset.photo.image.map(PHLivePhoto.init), $0) }
  }
}

/// Which part of a live photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

/// Is notified of the playback of a live photo.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Called before the film plays.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called after the film was stopped; films have no length here.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) { leftOut(by: self, with: [livePhotoView, playbackStyle]) }
  /// The default of the optional method: does nothing.
  dynamic public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) { leftOut(by: self, with: [livePhotoView, playbackStyle]) }
}
