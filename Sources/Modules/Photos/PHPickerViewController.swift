public import Foundation
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets
import PlainviewLayout

/// Which pictures are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case images, videos, livePhotos, others }
  private let kinds: Set<Kind>
  public static let images = PHPickerFilter(kinds: [.images])
  public static let videos = PHPickerFilter(kinds: [.videos])
  public static let livePhotos = PHPickerFilter(kinds: [.livePhotos])
  public static let screenshots = PHPickerFilter(kinds: [.images])
  public static let panoramas = PHPickerFilter(kinds: [.images])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: Set([.images, .videos, .livePhotos]).subtracting(filter.kinds))
  }

  func accepts(_ photo: SimulatedPhoto) -> Bool { kinds.contains(photo.image == nil ? .videos : .images) }
}

/// How a picker is set up.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// How many may be chosen; 0 for any number.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that the user chose.
public struct PHPickerResult: @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// The user's pictures, of which some can be chosen: those of the simulated device (`XCUIDevice.photos`), each a button,
/// with buttons to add what is chosen and to cancel.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private var chosen: [SimulatedPhoto] = []

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
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

/// Hears what was chosen.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension SimulatedPhoto {
  /// The picture, to be loaded.
  fileprivate var provider: NSItemProvider {
    NSItemProvider(image: image, data: data, typeIdentifier: typeIdentifier, name: name)
  }
}
