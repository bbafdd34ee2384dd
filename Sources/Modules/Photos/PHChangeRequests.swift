public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime
public import PlainviewUIKitCore

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

  public class func creationRequestForAsset(from image: UIImage) -> Self {
    make { SimulatedPhoto($0, image: image) }
  }
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard let image = UIImage(contentsOfFile: fileURL.path) else { return nil }
    return creationRequestForAsset(from: image)
  }
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

  public class func deleteAssets(_ assets: NSArray) { deleteAssets(assets.compactMap { $0 as? PHAsset }) }
  public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.all) }
  public class func deleteAssets(_ assets: [PHAsset]) {
    let names = Set(assets.map(\.localIdentifier))
    PhotosDevice.current.edit { state in
      state.photos.removeAll { names.contains($0.name) }
      return names
    }
  }

  /// Stands for the picture that a request makes; nil for one that changes another.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
  }
  public var creationDate: Date? {
    get { photo?.creationDate }
    set { change { $0.creationDate = newValue } }
  }
  public var location: CLLocation? {
    get { photo?.location }
    set { change { $0.location = newValue } }
  }
  public var isFavorite: Bool {
    get { photo?.isFavorite ?? false }
    set { change { $0.isFavorite = newValue } }
  }
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
  public class func forAsset() -> Self { make { SimulatedPhoto($0, film: Data()) } }
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
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) { if let data = try? Data(contentsOf: fileURL) { addResource(with: type, data: data, options: options) } }
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
  case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}

/// What is said of a resource that becomes a picture.
public class PHAssetResourceCreationOptions: NSObject {
  public var originalFilename: String?
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
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

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
  public class func deleteAssetCollections(_ assetCollections: NSArray) {
    deleteAssetCollections(assetCollections.compactMap { $0 as? PHAssetCollection })
  }
  public class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {
    let names = Set(assetCollections.map(\.localIdentifier))
    PhotosDevice.current.edit { state in
      state.albums.removeAll { names.contains($0.identifier) }
      return names
    }
  }

  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
  }
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

  /// Puts pictures, or what stands for them, behind the others; those that are there stay where they are.
  public func addAssets(_ assets: NSArray) { addAssets(assets.compactMap { $0 as? PHObject }) }
  public func addAssets(_ assets: PHFetchResult<PHAsset>) { addAssets(assets.all) }
  public func addAssets(_ assets: [PHObject]) {
    change { album in
      for name in assets.map(\.localIdentifier) where !album.photos.contains(name) { album.photos.append(name) }
    }
  }
  public func insertAssets(_ assets: NSArray, at indexes: IndexSet) {
    let names = assets.compactMap { ($0 as? PHObject)?.localIdentifier }
    change { album in
      for (name, index) in zip(names, indexes) { album.photos.insert(name, at: min(index, album.photos.count)) }
    }
  }
  public func removeAssets(_ assets: NSArray) { removeAssets(assets.compactMap { $0 as? PHObject }) }
  public func removeAssets(_ assets: [PHObject]) {
    change { album in album.photos.removeAll { name in assets.contains { $0.localIdentifier == name } } }
  }
  public func removeAssets(at indexes: IndexSet) {
    change { album in
      for index in indexes.reversed() where album.photos.indices.contains(index) { album.photos.remove(at: index) }
    }
  }
  public func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
    change { album in
      let moved = fromIndexes.filter(album.photos.indices.contains).map { album.photos[$0] }
      album.photos.removeAll { moved.contains($0) }
      album.photos.insert(contentsOf: moved, at: min(toIndex, album.photos.count))
    }
  }
}
