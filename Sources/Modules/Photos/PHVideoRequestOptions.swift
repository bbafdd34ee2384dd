public import Foundation
public import PlainviewAVFoundation
import PlainviewRuntime

/// Which version of a film is requested: as it was edited, or as it was taken.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// How good a film has to be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// As the system chooses, or of a high or medium quality.
  case automatic, highQualityFormat, mediumQualityFormat
  /// What is there first.
  case fastFormat
}

/// The options of a request for a film.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Kept, without effect: all films are on the device.
  open var isNetworkAccessAllowed = false
  /// Kept, without effect: a film has one version.
  open var version = PHVideoRequestOptionsVersion.current
  /// Kept, without effect: films come as they are.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Kept, without effect: all films are on the device.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() { super.init() }
}

extension PHImageManager {
  /// Hands over a film in the next turn; nil for a picture.
  @discardableResult public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { request(nil) { resultHandler(Self.film(asset), nil, $0) } }
  /// Hands over a film for a player in the next turn; nil for a picture.
  @discardableResult public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(nil) { info in
      nonisolated(unsafe) let (handler, info) = (resultHandler, info)
      MainQueue.run { handler(Self.film(asset).map { AVPlayerItem(asset: $0) }, info) }
    }
  }
  /// Hands over what writes a film into a file in the next turn; nil for a picture, and for an unknown preset.
  @discardableResult public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(nil) { info in
      let session = Self.film(asset).flatMap { AVAssetExportSession(asset: $0, presetName: exportPreset) }
      resultHandler(session, info)
    }
  }

  private static func film(_ asset: PHAsset) -> AVURLAsset? {
    guard asset.mediaType == .video else { return nil }
    let name = asset.photo.name.replacingOccurrences(of: "/", with: "-")
    let url = URL(fileURLWithPath: "/var/mobile/Media/DCIM/100APPLE/\(name).MOV")
    return AVURLAsset(film: url, seconds: asset.duration, bytes: asset.photo.data)
  }
}
