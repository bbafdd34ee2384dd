public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIAutomation
public import PlainviewCoreLocation
import Synchronization

/// A picture or a film of the simulated device's user.
public struct SimulatedPhoto: @unchecked Sendable {
  /// The unique identifier of the picture.
  public var name: String
  /// The picture; nil for a film.
  public var image: UIImage?
  /// The file of a video, or of a photo made from data; nil for a photo made from an image.
  public var data: Data?
  /// The uniform type identifier of the file.
  public var typeIdentifier: String
  /// The date on which the photo was taken.
  public var creationDate: Date?
  /// The location where the photo was taken.
  public var location: CLLocation?
  /// Whether the photo is a favorite.
  public var isFavorite = false
  /// Whether the photo is hidden.
  public var isHidden = false
  /// Of a film, in seconds.
  public var duration: TimeInterval = 0
  /// What kind of picture or film it is, such as a screenshot or a panorama; an ordinary one before it is set.
  public var mediaSubtypes: PHAssetMediaSubtype = []

  /// Creates a photo with a name and an image.
  public init(_ name: String, image: UIImage) {
    self.name = name
    self.image = image
    typeIdentifier = "public.jpeg"
  }
  /// Creates a video with a name and the data of its file.
  public init(_ name: String, film data: Data, typeIdentifier: String = "com.apple.quicktime-movie") {
    self.name = name
    self.data = data
    self.typeIdentifier = typeIdentifier
  }
}

/// An album of the simulated device's user.
public struct SimulatedAlbum: Sendable {
  /// The title of the album.
  public var title: String
  /// The unique identifier of the album.
  public var identifier: String
  /// The names of its pictures.
  public var photos: [String]

  /// The title is the identifier where there is none.
  public init(_ title: String, identifier: String? = nil, photos: [String] = []) {
    self.title = title
    self.identifier = identifier ?? title
    self.photos = photos
  }
}

/// The pictures of a simulated device's user.
final class PhotosDevice: Sendable {
  struct State: Sendable {
    var photos: [SimulatedPhoto] = []
    var albums: [SimulatedAlbum] = []
    var lastAlbum = 0
    var authorization = PHAuthorizationStatus.notDetermined
    var answer = PHAuthorizationStatus.authorized
  }
  private struct Held: Sendable {
    var state = State()
    /// What a block of changes has made so far; nil outside of one.
    var edited: State?
    var touched: Set<String> = []
  }
  private let held = Mutex(Held())

  static var current: PhotosDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> PhotosDevice {
    parts.part(PhotosDevice.self) {
      let device = PhotosDevice()
      parts.whenPermissionIsReset("photos") { [weak device] in
        device?.change { $0.authorization = .notDetermined }
      }
      return device
    }
  }

  var state: State { held.withLock { $0.state } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0.state) } }

  func decide() -> PHAuthorizationStatus {
    change { if $0.authorization == .notDetermined { $0.authorization = $0.answer } }
    return state.authorization
  }

  /// Whether the app may see pictures.
  var isReadable: Bool { state.authorization == .authorized || state.authorization == .limited }

  /// What the app may see, oldest first.
  var assets: [PHAsset] { isReadable ? state.photos.map(PHAsset.init) : [] }

  /// The pictures of an album, in its order.
  func assets(inAlbum identifier: String) -> [PHAsset] {
    if let album = state.albums.first(where: { $0.identifier == identifier }) {
      let all = assets
      return album.photos.compactMap { name in all.first { $0.localIdentifier == name } }
    }
    return assets.filter { asset in
      switch identifier {
      case "Favorites": asset.isFavorite
      case "Videos": asset.mediaType == .video
      case "Hidden": asset.isHidden
      case "Recents": !asset.isHidden
      default: false
      }
    }
  }

  /// The albums of the user, then those that the system fills.
  var albums: [PHAssetCollection] {
    guard isReadable else { return [] }
    return state.albums.map { PHAssetCollection($0.identifier, title: $0.title, .album, .albumRegular) } + [
      PHAssetCollection("Recents", title: "Recents", .smartAlbum, .smartAlbumUserLibrary),
      PHAssetCollection("Favorites", title: "Favorites", .smartAlbum, .smartAlbumFavorites),
      PHAssetCollection("Videos", title: "Videos", .smartAlbum, .smartAlbumVideos),
      PHAssetCollection("Hidden", title: "Hidden", .smartAlbum, .smartAlbumAllHidden),
    ]
  }

  /// What a block of changes has made so far.
  var edited: State { held.withLock { $0.edited ?? $0.state } }

  /// Changes something in a block of changes; outside of one nothing happens.
  func edit(_ body: (inout State) -> Set<String>) {
    held.withLock { held in
      guard var edited = held.edited else { return }
      held.touched.formUnion(body(&edited))
      held.edited = edited
    }
  }

  /// Makes the changes of a block all together; the names of what it touched.
  func perform(_ block: () -> Void) -> Set<String> {
    held.withLock {
      $0.edited = $0.state
      $0.touched = []
    }
    block()
    return held.withLock {
      if let edited = $0.edited { $0.state = edited }
      $0.edited = nil
      return $0.touched
    }
  }
}

extension XCUIDevice {
  /// The pictures of this device's user.
  public var photos: SimulatedPhotos { SimulatedPhotos(device: self) }
}

/// The pictures of a simulated device's user; they outlive a launch.
@preconcurrency @MainActor public struct SimulatedPhotos {
  let device: XCUIDevice
  private var part: PhotosDevice { .of(device.parts) }
  /// What can be chosen and fetched, in the order of the picker.
  public var photos: [SimulatedPhoto] {
    get { part.state.photos }
    nonmutating set { part.change { $0.photos = newValue } }
  }
  /// The albums that the user made.
  public var albums: [SimulatedAlbum] {
    get { part.state.albums }
    nonmutating set { part.change { $0.albums = newValue } }
  }
  /// What apps may do, as the user sets it in Settings.
  public var authorization: PHAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// What the user answers when an app asks; yes before it is set.
  public var answer: PHAuthorizationStatus {
    get { part.state.answer }
    nonmutating set { part.change { $0.answer = newValue } }
  }
}
