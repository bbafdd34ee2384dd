public import Foundation
public import PlainviewCoreLocation
public import PlainviewGraphics
import PlainviewRuntime

/// A change of the library, made in a block of `PHPhotoLibrary.performChanges`.
public class PHChangeRequest: NSObject {}

/// A thing that will be there once the changes are made.
public class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Makes, changes or takes away pictures.
public class PHAssetChangeRequest: PHChangeRequest {
  private let identifier: String
  private let isNew: Bool

  required init(_ identifier: String, isNew: Bool) {
    self.identifier = identifier
    self.isNew = isNew
    super.init()
  }
  /// Changes a picture.
  public convenience init(for asset: PHAsset) { self.init(asset.localIdentifier, isNew: false) }

  func change(_ body: (inout SimulatedPhoto) -> Void) {
    PhotosDevice.current.edit { state in
      guard let index = state.photos.firstIndex(where: { $0.name == identifier }) else { return [] }
      body(&state.photos[index])
      return [identifier]
    }
  }
  private var photo: SimulatedPhoto? { PhotosDevice.current.edited.photos.first { $0.name == identifier } }

  /// Adds an image to the library, with the current date.
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    make { SimulatedPhoto($0, image: image) }
  }
  /// Adds the image of a file to the library; returns nil when the file holds no image.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard let image = UIImage(contentsOfFile: fileURL.path) else { return nil }
    return creationRequestForAsset(from: image)
  }
  /// Adds the video of a file to the library; returns nil when the file cannot be read.
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    guard let data = try? Data(contentsOf: fileURL) else { return nil }
    return make { SimulatedPhoto($0, film: data) }
  }

  /// A picture with a name that no other has.
  static func make(_ body: (String) -> SimulatedPhoto) -> Self {
    var name = ""
    PhotosDevice.current.edit { state in
      var number = 1
      while state.photos.contains(where: { $0.name == "Photo \(number)" }) { number += 1 }
      name = "Photo \(number)"
      var photo = body(name)
      photo.creationDate = SimulatedProcess.date
      state.photos.append(photo)
      return [name]
    }
    return Self(name, isNew: true)
  }

  /// Deletes the photos in an array.
  public class func deleteAssets(_ assets: NSArray) { deleteAssets(assets.compactMap { $0 as? PHAsset }) }
  /// Deletes the photos of a fetch result.
  public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.all) }
  /// Deletes photos.
  public class func deleteAssets(_ assets: [PHAsset]) {
    let names = Set(assets.map(\.localIdentifier))
    PhotosDevice.current.edit { state in
      state.photos.removeAll { names.contains($0.name) }
      return names
    }
  }

  /// The placeholder of the picture that a request makes; nil for a request that changes a picture.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
  }
  /// The creation date of the photo.
  public var creationDate: Date? {
    get { photo?.creationDate }
    set { change { $0.creationDate = newValue } }
  }
  /// The location of the photo.
  public var location: CLLocation? {
    get { photo?.location }
    set { change { $0.location = newValue } }
  }
  /// Whether the photo is a favorite.
  public var isFavorite: Bool {
    get { photo?.isFavorite ?? false }
    set { change { $0.isFavorite = newValue } }
  }
  /// Whether the photo is hidden.
  public var isHidden: Bool {
    get { photo?.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }
  /// Nothing: contents have no other state.
  public func revertAssetContentToOriginal() {}
}

/// Makes a picture of data.
public class PHAssetCreationRequest: PHAssetChangeRequest {
  private var isEmpty = true
  /// Adds a photo whose content `addResource(with:data:options:)` supplies.
  public class func forAsset() -> Self { make { SimulatedPhoto($0, film: Data()) } }
  /// Returns whether a photo can be made from some kinds of resources, always true.
  public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { true }
  /// Makes the picture of the data, or the film of it; of several resources the first counts.
  public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    guard isEmpty else { return }
    isEmpty = false
    change {
      $0.image = type == .photo || type == .fullSizePhoto ? UIImage(data: data) : nil
      $0.data = data
      $0.typeIdentifier = options?.uniformTypeIdentifier ?? ($0.image == nil ? $0.typeIdentifier : "public.jpeg")
    }
  }
  /// Makes the photo from a file; nothing happens when the file cannot be read.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) { if let data = try? Data(contentsOf: fileURL) { addResource(with: type, data: data, options: options) } }
}

/// The kinds of resources that belong to a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// The photo itself.
  case photo = 1
  /// A video, a sound, a second photo, edited versions, data of the edit, its base, or the video of a live photo.
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
  /// The edited video of a live photo, the base of that edit, or the base of an edited video.
  case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  /// A smaller copy of a photo.
  case photoProxy = 19
}

/// Options for a resource that becomes a picture.
public class PHAssetResourceCreationOptions: NSObject {
  /// The name of the original file; kept, without effect.
  public var originalFilename: String?
  /// The type of the data; nil for the type that follows from the kind of resource.
  public var uniformTypeIdentifier: String?
  /// Kept, without effect: files stay where they are.
  public var shouldMoveFile = false
}

/// Makes, changes or takes away albums.
public class PHAssetCollectionChangeRequest: PHChangeRequest {
  private let identifier: String
  private let isNew: Bool

  required init(_ identifier: String, isNew: Bool) {
    self.identifier = identifier
    self.isNew = isNew
    super.init()
  }
  /// Changes an album; nil for one that the system fills.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.assetCollectionType == .album else { return nil }
    self.init(assetCollection.localIdentifier, isNew: false)
  }
  /// Creates a request that changes an album; the fetched photos are not used, and it fails for albums of the system.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

  /// Adds an album with a title to the library.
  public class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    var name = ""
    PhotosDevice.current.edit { state in
      state.lastAlbum += 1
      name = "Album \(state.lastAlbum)"
      state.albums.append(SimulatedAlbum(title, identifier: name))
      return [name]
    }
    return Self(name, isNew: true)
  }
  /// Deletes the albums in an array.
  public class func deleteAssetCollections(_ assetCollections: NSArray) {
    deleteAssetCollections(assetCollections.compactMap { $0 as? PHAssetCollection })
  }
  /// Deletes albums; their photos stay in the library.
  public class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {
    let names = Set(assetCollections.map(\.localIdentifier))
    PhotosDevice.current.edit { state in
      state.albums.removeAll { names.contains($0.identifier) }
      return names
    }
  }

  /// The placeholder of the album that the request makes; nil when it changes an existing one.
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
  }
  /// The title of the album.
  public var title: String {
    get { PhotosDevice.current.edited.albums.first { $0.identifier == identifier }?.title ?? "" }
    set { change { $0.title = newValue } }
  }

  private func change(_ body: (inout SimulatedAlbum) -> Void) {
    PhotosDevice.current.edit { state in
      guard let index = state.albums.firstIndex(where: { $0.identifier == identifier }) else { return [] }
      body(&state.albums[index])
      return [identifier]
    }
  }

  /// Appends pictures or their placeholders; those that are in the album already keep their positions.
  public func addAssets(_ assets: NSArray) { addAssets(assets.compactMap { $0 as? PHObject }) }
  /// Adds the photos of a fetch result at the end of the album, except those already in it.
  public func addAssets(_ assets: PHFetchResult<PHAsset>) { addAssets(assets.all) }
  /// Adds photos at the end of the album, except those already in it.
  public func addAssets(_ assets: [PHObject]) {
    change { album in
      for name in assets.map(\.localIdentifier) where !album.photos.contains(name) { album.photos.append(name) }
    }
  }
  /// Inserts photos at some indexes; indexes beyond the end add them there.
  public func insertAssets(_ assets: NSArray, at indexes: IndexSet) {
    let names = assets.compactMap { ($0 as? PHObject)?.localIdentifier }
    change { album in
      for (name, index) in zip(names, indexes) { album.photos.insert(name, at: min(index, album.photos.count)) }
    }
  }
  /// Removes the photos in an array from the album.
  public func removeAssets(_ assets: NSArray) { removeAssets(assets.compactMap { $0 as? PHObject }) }
  /// Removes photos from the album; they stay in the library.
  public func removeAssets(_ assets: [PHObject]) {
    change { album in album.photos.removeAll { name in assets.contains { $0.localIdentifier == name } } }
  }
  /// Removes the photos at some indexes from the album.
  public func removeAssets(at indexes: IndexSet) {
    change { album in
      for index in indexes.reversed() where album.photos.indices.contains(index) { album.photos.remove(at: index) }
    }
  }
  /// Moves the photos at some indexes to one index, counted without the moved ones.
  public func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
    change { album in
      let moved = fromIndexes.filter(album.photos.indices.contains).map { album.photos[$0] }
      album.photos.removeAll { moved.contains($0) }
      album.photos.insert(contentsOf: moved, at: min(toIndex, album.photos.count))
    }
  }
}
