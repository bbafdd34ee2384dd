import Foundation
public import PlainviewGraphics
package import PlainviewRuntime
public import PlainviewTargetAction

/// Saves a picture to the user's album: it is there at once.
///
/// In the next turn the target gets the picture, nil for the error and the context: its method is as
/// `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.current.images.append(image)
  SavedPhotos.tell(completionTarget, completionSelector, image, nil, contextInfo)
}

/// Saves a film to the user's album: its path is there at once.
///
/// In the next turn the target gets the path, an error where there is no such film, and the context: its method is as
/// `video(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var error: NSError?
  if UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) {
    SavedPhotos.current.videos.append(videoPath)
  } else {
    error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3302)
  }
  SavedPhotos.tell(completionTarget, completionSelector, videoPath, error, contextInfo)
}

/// Whether there is a film at a path, by its extension: `mov`, `mp4` or `m4v`.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  ["mov", "mp4", "m4v"].contains((videoPath as NSString).pathExtension.lowercased())
    && FileManager.default.fileExists(atPath: videoPath)
}

/// The pictures and films that apps saved to the album of a device.
@MainActor package final class SavedPhotos {
  package fileprivate(set) var images: [UIImage] = []
  /// Their paths.
  package fileprivate(set) var videos: [String] = []

  fileprivate static var current: SavedPhotos { of(SimulatedProcess.current.device) }
  package static func of(_ parts: DeviceParts) -> SavedPhotos {
    parts.part(SavedPhotos.self) { MainActor.assumeIsolated { SavedPhotos() } }
  }

  fileprivate static func tell(
    _ target: Any?, _ selector: Selector?, _ saved: Any, _ error: NSError?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let target = target.map({ $0 as AnyObject }), let selector else { return }
    nonisolated(unsafe) let context = context
    SimulatedProcess.current.clock.schedule(after: 0, "end of saving to the album") {
      Message(selector, sender: saved, event: error, others: [context]).send(to: target)
    }
  }
}
