public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Lets the user take or choose a picture; in a test, the test chooses it with `pick(_:)` or cancels.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// What the delegate's dictionary has.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise(.invalidArgument("Source type \(sourceType.rawValue) not available"))
    }
  }
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto

  // MARK: The device

  /// Which sources the simulated device has: albums, but no camera, until a test says otherwise.
  @MainActor private final class Sources {
    var available: Set<SourceType> = [.photoLibrary, .savedPhotosAlbum]
  }

  private static var sources: Sources { SimulatedProcess.current.singleton(Sources.self) { Sources() } }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sources.available.contains(sourceType) }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { isSourceTypeAvailable(.camera) }
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

  /// Chooses a picture as the user would: the delegate is told, or else the picker goes; Plainview's own.
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

  /// Presses the cancel button: the delegate is told, and has to dismiss; without one the picker goes by itself.
  @_spi(Plainview) public func cancel() {
    let heard: Void? = UserCode.ask(pickerDelegate, "imagePickerControllerDidCancel(_:)") {
      $0.imagePickerControllerDidCancel(self)
    }
    if heard == nil { dismiss(animated: true) }
  }
}

/// Hears what the user chose; the methods have UIKit's defaults.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  dynamic public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { leftOut(by: self, with: [picker, info]) }

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

/// Saves a picture to the user's album: it is there at once, and nobody is told of an error.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.current.images.append(image)
}

/// The pictures that an app saved to the user's album.
@MainActor package final class SavedPhotos {
  package fileprivate(set) var images: [UIImage] = []

  package static var current: SavedPhotos { SimulatedProcess.current.singleton(SavedPhotos.self) { SavedPhotos() } }
}
