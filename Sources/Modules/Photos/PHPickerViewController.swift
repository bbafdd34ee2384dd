public import Foundation
import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets
import PlainviewLayout

/// Which pictures are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case image, video
    case refined(PHAssetMediaSubtype)
    case one([Kind])
    case every([Kind])
    case opposite(Kind)

    func accepts(_ photo: SimulatedPhoto) -> Bool {
      switch self {
      case .image: photo.image != nil
      case .video: photo.image == nil
      case .refined(let subtype): photo.mediaSubtypes.isSuperset(of: subtype)
      case .one(let kinds): kinds.contains { $0.accepts(photo) }
      case .every(let kinds): kinds.allSatisfy { $0.accepts(photo) }
      case .opposite(let kind): !kind.accepts(photo)
      }
    }
  }
  private let kind: Kind
  /// Images only.
  public static let images = PHPickerFilter(kind: .image)
  /// Videos only.
  public static let videos = PHPickerFilter(kind: .video)
  /// Live photos only.
  public static let livePhotos = PHPickerFilter(kind: .refined(.photoLive))
  /// Screenshots only.
  public static let screenshots = PHPickerFilter(kind: .refined(.photoScreenshot))
  /// Panoramas only.
  public static let panoramas = PHPickerFilter(kind: .refined(.photoPanorama))
  /// Photos with a depth effect only.
  public static let depthEffectPhotos = PHPickerFilter(kind: .refined(.photoDepthEffect))
  /// Slow-motion videos only.
  public static let slomoVideos = PHPickerFilter(kind: .refined(.videoHighFrameRate))
  /// Time-lapse videos only.
  public static let timelapseVideos = PHPickerFilter(kind: .refined(.videoTimelapse))
  /// Videos in cinematic mode only.
  public static let cinematicVideos = PHPickerFilter(kind: .refined(.videoCinematic))
  /// Returns a filter that accepts whatever one of some filters accepts.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .one(subfilters.map(\.kind)))
  }
  /// Returns a filter that accepts what all of some filters accept.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .every(subfilters.map(\.kind)))
  }
  /// Returns a filter that accepts whatever another one does not.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: .opposite(filter.kind))
  }

  func accepts(_ photo: SimulatedPhoto) -> Bool { kind.accepts(photo) }
}

/// How a picker is set up.
public struct PHPickerConfiguration: Sendable {
  /// The modes of supplying a file: the system decides, as it is, or in the most widely readable format.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The kinds of selection: in any order, numbered, reported continuously, both, or of people.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }
  /// The mode of supplying a file; kept, without effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The kind of selection; kept, without effect.
  public var selection = Selection.default
  /// How many may be chosen; 0 for any number.
  public var selectionLimit = 1
  /// The filter of the photos that are offered; nil for all.
  public var filter: PHPickerFilter?
  /// The photos that are selected at first; kept, without effect.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates a configuration for one photo of any kind.
  public init() {}
  /// Creates a configuration for a library; there is only one.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that the user chose.
public struct PHPickerResult: @unchecked Sendable {
  /// The object that loads the image or the video.
  public let itemProvider: NSItemProvider
  /// The identifier of the photo in the library.
  public let assetIdentifier: String?
}

/// The user's pictures, of which some can be chosen: those of the simulated device (`XCUIDevice.photos`), each a
/// button, with buttons to add what is chosen and to cancel.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// The configuration of the picker.
  public let configuration: PHPickerConfiguration
  /// The object that receives the selection; it has to dismiss the picker.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private var chosen: [SimulatedPhoto] = []

  /// Creates a picker with a configuration.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil; a picker cannot be created from an archive.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let photos = PhotosDevice.current.state.photos.filter { configuration.filter?.accepts($0) ?? true }
    var buttons = [button("Cancel") { [weak self] in self?.finish([]) }]
    if configuration.selectionLimit != 1 {
      buttons.append(button("Add") { [weak self] in self.map { $0.finish($0.chosen) } })
    }
    for photo in photos { buttons.append(button(photo.name) { [weak self] in self?.choose(photo) }) }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 20, y: 60, width: max(0, view.bounds.width - 40), height: CGFloat(buttons.count) * 44)
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Takes a picture, or gives it back; one alone is the choice.
  private func choose(_ photo: SimulatedPhoto) {
    if configuration.selectionLimit == 1 { return finish([photo]) }
    if let index = chosen.firstIndex(where: { $0.name == photo.name }) {
      chosen.remove(at: index)
    } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
      chosen.append(photo)
    }
  }

  /// Tells the delegate, which has to dismiss.
  private func finish(_ photos: [SimulatedPhoto]) {
    let results = photos.map {
      PHPickerResult(itemProvider: $0.provider, assetIdentifier: $0.name)
    }
    UserCode.tell(delegate, "picker(_:didFinishPicking:)", of: self, ", \(results.count)") {
      $0.picker(self, didFinishPicking: results)
    }
  }
}

/// Is notified of the choice.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has finished, with the chosen photos, or none after a tap on Cancel.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension SimulatedPhoto {
  /// The picture, to be loaded.
  fileprivate var provider: NSItemProvider {
    NSItemProvider(image: image, data: data, typeIdentifier: typeIdentifier, name: name)
  }
}
