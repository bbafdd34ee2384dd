import PlainviewRuntime
public import PlainviewGraphics
import PlainviewWidgets

extension XCUIDevice {
  /// The pictures that apps have saved with `UIImageWriteToSavedPhotosAlbum`, the first one first.
  public var savedImages: [UIImage] { SavedPhotos.of(parts).images }
  /// The paths of the films that apps have saved with `UISaveVideoAtPathToSavedPhotosAlbum`, the first one first.
  public var savedVideos: [String] { SavedPhotos.of(parts).videos }
}
