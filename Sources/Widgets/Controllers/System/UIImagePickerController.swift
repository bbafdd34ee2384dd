public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIKitCore

/// Lets the user take or choose a picture; in a test, the test chooses it with `pick(_:)` or cancels.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The origin of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The quality of recorded videos.
  public enum QualityType: Int, Sendable {
    /// Three qualities, and four sizes in pixels.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Whether the camera takes pictures or videos.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// When the flash is used.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// The format in which the URLs of pictures are given.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// What the delegate's dictionary has.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media, as a type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was chosen.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after the user edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the user cropped the picture.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The metadata of a new picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The URL of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The asset of the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The origin of pictures; one that the device does not have raises an `NSInvalidArgumentException`.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise(.invalidArgument("Source type \(sourceType.rawValue) not available"))
    }
  }
  /// The types of media that the user can choose; kept, without effect.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit the picture that was chosen.
  open var allowsEditing = false
  /// The format in which the URLs of pictures are given; kept, without effect.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The greatest length of a recorded video, in seconds; kept, without effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of recorded videos; kept, without effect.
  open var videoQuality = QualityType.typeMedium
  /// Whether the standard controls of the camera are shown; kept, without effect.
  open var showsCameraControls = true
  /// A view over the camera's picture; kept, without effect.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; kept, without effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Whether the camera takes pictures or videos; kept, without effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera that is used; kept, without effect.
  open var cameraDevice = CameraDevice.rear
  /// When the flash is used; kept, without effect.
  open var cameraFlashMode = CameraFlashMode.auto

  // MARK: The device

  /// Which sources the simulated device has: albums, but no camera, until a test says otherwise.
  @MainActor private final class Sources {
    var available: Set<SourceType> = [.photoLibrary, .savedPhotosAlbum]
  }

  private static var sources: Sources { SimulatedProcess.current.singleton(Sources.self) { Sources() } }

  /// Returns whether the simulated device has an origin of pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sources.available.contains(sourceType) }
  /// Returns the types of media of an origin; nil if the device does not have it.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Returns whether the simulated device has a camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { isSourceTypeAvailable(.camera) }
  /// Returns whether the simulated device has a camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { isSourceTypeAvailable(.camera) }

  /// Says whether the simulated device has a source; Plainview's own.
  @_spi(Plainview) public static func setSourceType(_ sourceType: SourceType, isAvailable: Bool) {
    if isAvailable { sources.available.insert(sourceType) } else { sources.available.remove(sourceType) }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let screen = PickerScreen(nibName: nil, bundle: nil)
    screen.title = sourceType == .camera ? "Camera" : "Photos"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([screen], animated: false)
  }

  // MARK: Choosing

  /// Takes a picture: an empty one of the size of a camera's, which the delegate gets.
  open func takePicture() {
    if sourceType == .camera { pick(UIGraphicsImageRenderer(size: CGSize(width: 3024, height: 4032)).image { _ in }) }
  }

  /// Begins to record; false, for nothing is recorded here.
  open func startVideoCapture() -> Bool { false }

  /// Ends a recording.
  open func stopVideoCapture() {}

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses a picture as the user would: the delegate is told, or else the picker is dismissed; Plainview's own.
  @_spi(Plainview) public func pick(_ image: UIImage, edited: UIImage? = nil) {
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if allowsEditing {
      info[.editedImage] = edited ?? image
      info[.cropRect] = CGRect(origin: .zero, size: image.size)
    }
    let heard: Void? = UserCode.ask(pickerDelegate, "imagePickerController(_:didFinishPickingMediaWithInfo:)") {
      $0.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
    if heard == nil { dismiss(animated: true) }
  }

  /// Presses the cancel button: the delegate is told, and has to dismiss; without one the picker is dismissed by itself.
  @_spi(Plainview) public func cancel() {
    let heard: Void? = UserCode.ask(pickerDelegate, "imagePickerControllerDidCancel(_:)") {
      $0.imagePickerControllerDidCancel(self)
    }
    if heard == nil { dismiss(animated: true) }
  }
}

/// Is told what the user chose; the methods have UIKit's defaults.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called after the user chose a picture or a video, with what the keys stand for.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user cancelled the picker; without the method the picker is closed.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { leftOut(by: self, with: [picker, info]) }

  /// Default for delegates without the method: nothing here; the picker closes itself.
  dynamic public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    leftOut(by: self, with: [picker])
  }
}

/// The user's pictures, of which there are none to be seen.
@MainActor private final class PickerScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

extension BareWidgetDelegate: UIImagePickerControllerDelegate {}
