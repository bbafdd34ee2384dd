public import Foundation
public import PlainviewCoreLocation
import PlainviewUIKitCore

/// A thing of the user's pictures, as it was when it was fetched.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the picture, or what an album was given.
  public let localIdentifier: String

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
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

  init(_ photo: SimulatedPhoto) {
    self.photo = photo
    super.init(localIdentifier: photo.name)
  }

  open var mediaType: PHAssetMediaType { photo.image == nil ? .video : .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  open var pixelWidth: Int { photo.image?.cgImage?.width ?? 1920 }
  open var pixelHeight: Int { photo.image?.cgImage?.height ?? 1080 }
  open var creationDate: Date? { photo.creationDate }
  open var modificationDate: Date? { photo.creationDate }
  open var location: CLLocation? { photo.location }
  /// Seconds; 0 for a picture.
  open var duration: TimeInterval { photo.image == nil ? photo.duration : 0 }
  open var isHidden: Bool { photo.isHidden }
  open var isFavorite: Bool { photo.isFavorite }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open var hasAdjustments: Bool { false }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

  override var fields: [String: Any] {
    var fields: [String: Any] = [
      "localIdentifier": localIdentifier, "mediaType": mediaType.rawValue, "pixelWidth": pixelWidth,
      "pixelHeight": pixelHeight, "duration": duration, "isHidden": isHidden, "hidden": isHidden,
      "isFavorite": isFavorite, "favorite": isFavorite, "mediaSubtype": 0, "mediaSubtypes": 0,
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
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options: options) {
      PhotosDevice.current.assets.filter { identifiers.contains($0.localIdentifier) }
    }
  }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options: options) { PhotosDevice.current.assets.filter { $0.mediaType == mediaType } }
  }
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
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }
  open var localizedTitle: String? { nil }
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// The albums that the user made.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult(options: options) { PhotosDevice.current.albums.filter { $0.assetCollectionType == .album } }
  }
}

/// An album: one that the user made, or one that the system fills.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  private let title: String
  public let assetCollectionType: PHAssetCollectionType
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  init(_ identifier: String, title: String, _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) {
    self.title = title
    assetCollectionType = type
    assetCollectionSubtype = subtype
    super.init(localIdentifier: identifier)
  }

  open override var localizedTitle: String? { title }
  /// How many pictures there are.
  open var estimatedAssetCount: Int { PhotosDevice.current.assets(inAlbum: localIdentifier).count }
  open var startDate: Date? { dates.min() }
  open var endDate: Date? { dates.max() }
  open var approximateLocation: CLLocation? { nil }
  open var localizedLocationNames: [String] { [] }
  private var dates: [Date] { PhotosDevice.current.assets(inAlbum: localIdentifier).compactMap(\.creationDate) }
  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { assetCollectionType == .album }
  override var fields: [String: Any] {
    [
      "localIdentifier": localIdentifier, "title": title, "localizedTitle": title,
      "estimatedAssetCount": estimatedAssetCount,
    ]
  }

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
