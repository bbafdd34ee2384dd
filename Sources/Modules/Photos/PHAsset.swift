public import Foundation
public import PlainviewCoreLocation
import PlainviewGraphics

/// A thing of the user's pictures, as it was when it was fetched.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the picture, or what an album was given.
  public let localIdentifier: String

  /// Creates an object without an identifier.
  public convenience override init() { self.init(localIdentifier: "") }

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return type(of: self) == type(of: other) && localIdentifier == other.localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }

  /// The values that predicates and sort descriptors name.
  var fields: [String: Any] { ["localIdentifier": localIdentifier] }
}

/// A picture or a film of the user.
open class PHAsset: PHObject, @unchecked Sendable {
  let photo: SimulatedPhoto

  /// Creates an asset that stands for no picture, as apps do until they have one.
  public convenience init() { self.init(SimulatedPhoto("", film: Data())) }

  init(_ photo: SimulatedPhoto) {
    self.photo = photo
    super.init(localIdentifier: photo.name)
  }

  /// The kind of the asset: an image, or a video when the photo has no image.
  open var mediaType: PHAssetMediaType { photo.image == nil ? .video : .image }
  /// The refinement of the kind, such as a screenshot or a panorama.
  open var mediaSubtypes: PHAssetMediaSubtype { photo.mediaSubtypes }
  /// The origin of the asset, always the user's own library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The width of the image in pixels; 1920 for a video.
  open var pixelWidth: Int { photo.image?.cgImage?.width ?? 1920 }
  /// The height of the image in pixels; 1080 for a video.
  open var pixelHeight: Int { photo.image?.cgImage?.height ?? 1080 }
  /// The date on which the photo was taken; nil when it is not known.
  open var creationDate: Date? { photo.creationDate }
  /// The date of the last change; here the creation date.
  open var modificationDate: Date? { photo.creationDate }
  /// The location where the photo was taken; nil when it is not known.
  open var location: CLLocation? { photo.location }
  /// Seconds; 0 for a picture.
  open var duration: TimeInterval { photo.image == nil ? photo.duration : 0 }
  /// Whether the photo is hidden; hidden ones are fetched only with `includeHiddenAssets`.
  open var isHidden: Bool { photo.isHidden }
  /// Whether the photo is a favorite.
  open var isFavorite: Bool { photo.isFavorite }
  /// The identifier of the burst the photo belongs to, always nil.
  open var burstIdentifier: String? { nil }
  /// Whether the photo represents a burst, always false.
  open var representsBurst: Bool { false }
  /// Whether the photo has been edited, always false.
  open var hasAdjustments: Bool { false }
  /// Returns whether an edit is possible, always true.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

  override var fields: [String: Any] {
    var fields: [String: Any] = [
      "localIdentifier": localIdentifier, "mediaType": mediaType.rawValue, "pixelWidth": pixelWidth,
      "pixelHeight": pixelHeight, "duration": duration, "isHidden": isHidden, "hidden": isHidden,
      "isFavorite": isFavorite, "favorite": isFavorite, "mediaSubtype": Int(mediaSubtypes.rawValue),
      "mediaSubtypes": Int(mediaSubtypes.rawValue),
    ]
    fields["creationDate"] = creationDate
    fields["modificationDate"] = modificationDate
    return fields
  }

  /// The pictures of an album, in its order where the options say none; none where the app may not read.
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  {
    let identifier = assetCollection.localIdentifier
    return PHFetchResult(options: options) { PhotosDevice.current.assets(inAlbum: identifier) }
  }
  /// Returns the photos with some identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options: options) {
      PhotosDevice.current.assets.filter { identifiers.contains($0.localIdentifier) }
    }
  }
  /// Returns the photos of a kind.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options: options) { PhotosDevice.current.assets.filter { $0.mediaType == mediaType } }
  }
  /// Returns all photos; none when the app may not read them.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options: options) { PhotosDevice.current.assets }
  }
  /// The first picture of an album.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    let identifier = assetCollection.localIdentifier
    return PHFetchResult(options: options) { Array(PhotosDevice.current.assets(inAlbum: identifier).prefix(1)) }
  }
}

/// An album, or a list of albums.
open class PHCollection: PHObject, @unchecked Sendable {
  /// Whether the collection can contain photos, always true.
  open var canContainAssets: Bool { true }
  /// Whether the collection can contain other collections, always false.
  open var canContainCollections: Bool { false }
  /// The title of the collection; nil in this base class.
  open var localizedTitle: String? { nil }
  /// Returns whether an edit is possible, false in this base class.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// The albums that the user made.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult(options: options) { PhotosDevice.current.albums.filter { $0.assetCollectionType == .album } }
  }
}

/// An album: one that the user made, or one that the system fills.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private let title: String
  /// The kind of the album: one of the user or one of the system.
  public let assetCollectionType: PHAssetCollectionType
  /// The refinement of the kind, such as the favorites.
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  /// Creates an album without pictures, as apps do until they have one.
  public convenience init() { self.init("", title: "", .album, .albumRegular) }

  init(_ identifier: String, title: String, _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) {
    self.title = title
    assetCollectionType = type
    assetCollectionSubtype = subtype
    super.init(localIdentifier: identifier)
  }

  open override var localizedTitle: String? { title }
  /// How many pictures there are.
  open var estimatedAssetCount: Int { PhotosDevice.current.assets(inAlbum: localIdentifier).count }
  /// The earliest creation date in the album; nil when no photo has one.
  open var startDate: Date? { dates.min() }
  /// The latest creation date in the album; nil when no photo has one.
  open var endDate: Date? { dates.max() }
  /// The location of the photos, always nil.
  open var approximateLocation: CLLocation? { nil }
  /// The names of the locations of the photos, always empty.
  open var localizedLocationNames: [String] { [] }
  private var dates: [Date] { PhotosDevice.current.assets(inAlbum: localIdentifier).compactMap(\.creationDate) }
  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { assetCollectionType == .album }
  override var fields: [String: Any] {
    [
      "localIdentifier": localIdentifier, "title": title, "localizedTitle": title,
      "estimatedAssetCount": estimatedAssetCount,
    ]
  }

  /// Returns the albums with some identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options: options) {
      PhotosDevice.current.albums.filter { identifiers.contains($0.localIdentifier) }
    }
  }
  /// The albums of a kind; `.any` for all of the type.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options: options) {
      PhotosDevice.current.albums.filter {
        $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
      }
    }
  }
  /// Returns the albums of a kind that contain a photo.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options: options) {
      PhotosDevice.current.albums.filter {
        $0.assetCollectionType == type
          && PhotosDevice.current.assets(inAlbum: $0.localIdentifier).contains(asset)
      }
    }
  }
}
