import Foundation
import PlainviewPhotos
import PlainviewUIAutomation
import Testing
import UIKit

/// The user's pictures and albums, as apps fetch and change them.
@MainActor @Suite struct PhotoLibraryTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws {
    try app.launch()
    app.hardware.photos.authorization = .authorized
    app.hardware.photos.photos = ["Beach", "Town", "Wood"].enumerated().map { index, name in
      var photo = SimulatedPhoto(name, image: Self.image(CGFloat(40 + index), 20))
      photo.creationDate = Date(timeIntervalSinceReferenceDate: Double(index))
      return photo
    }
    var film = SimulatedPhoto("Film", film: Data([1, 2]))
    film.duration = 12
    app.hardware.photos.photos.append(film)
    app.hardware.photos.albums = [SimulatedAlbum("Summer", photos: ["Town", "Beach"])]
  }

  private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: .init(for: .init(displayScale: 1)))
      .image { _ in }
  }

  private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
    (0..<result.count).map { result.object(at: $0).localIdentifier }
  }

  @Test func `Pictures are fetched by kind, in an order, and as many as are wanted`() throws {
    try app.run {
      #expect(names(PHAsset.fetchAssets(with: .image, options: nil)) == ["Beach", "Town", "Wood"])
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      options.fetchLimit = 2
      #expect(names(PHAsset.fetchAssets(with: .image, options: options)) == ["Wood", "Town"])
      let films = PHFetchOptions()
      films.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.video.rawValue)
      let film = PHAsset.fetchAssets(with: films)
      #expect(names(film) == ["Film"] && film.firstObject?.duration == 12)
      #expect(names(PHAsset.fetchAssets(withLocalIdentifiers: ["Wood", "None"], options: nil)) == ["Wood"])
      let all = PHAsset.fetchAssets(with: nil)
      #expect(all.countOfAssets(with: .image) == 3 && all.countOfAssets(with: .video) == 1)
      #expect(all.firstObject?.pixelWidth == 40 && all.lastObject?.localIdentifier == "Film")
      var seen: [Int] = []
      all.enumerateObjects { _, index, stop in
        seen.append(index)
        if index == 1 { stop.pointee = true }
      }
      #expect(seen == [0, 1] && all.index(of: all[2]) == 2 && PHFetchResult<PHAsset>().count == 0)
    }
  }

  @Test func `Nothing is fetched without permission`() throws {
    app.hardware.photos.authorization = .denied
    try app.run {
      #expect(PHAsset.fetchAssets(with: nil).count == 0)
      #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
    }
  }

  @Test func `Albums have pictures in their order, the system's have those of their kind`() throws {
    try app.run {
      let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
      let summer = try #require(albums.firstObject)
      #expect(summer.localizedTitle == "Summer" && summer.estimatedAssetCount == 2 && albums.count == 1)
      #expect(names(PHAsset.fetchAssets(in: summer, options: nil)) == ["Town", "Beach"])
      let films = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumVideos, options: nil)
      #expect(names(PHAsset.fetchAssets(in: try #require(films.firstObject), options: nil)) == ["Film"])
      let beach = try #require(PHAsset.fetchAssets(with: nil).firstObject)
      let found = PHAssetCollection.fetchAssetCollectionsContaining(beach, with: .album, options: nil)
      #expect(found.firstObject == summer)
    }
  }

  @Test func `A picture comes in the wanted size, in the next turn or at once`() throws {
    let asset = try app.run { try #require(PHAsset.fetchAssets(with: nil).firstObject) }
    let answers = Answers()
    try app.run {
      let manager = PHCachingImageManager()
      func ask(_ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions? = nil) -> PHImageRequestID
      {
        manager.requestImage(for: asset, targetSize: size, contentMode: mode, options: options) { image, info in
          answers.add("\(image?.size.width ?? 0) \(info?[PHImageResultIsDegradedKey] as? Bool ?? true)")
        }
      }
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      _ = ask(CGSize(width: 10, height: 10), .aspectFit, options)
      #expect(answers.all == ["10.0 false"])
      _ = ask(CGSize(width: 10, height: 10), .aspectFill)
      _ = ask(PHImageManagerMaximumSize, .default)
      manager.cancelImageRequest(ask(CGSize(width: 1, height: 1), .aspectFit))
      #expect(answers.all.count == 1)
    }
    try app.settle()
    #expect(answers.all == ["10.0 false", "20.0 false", "40.0 false"])
  }

  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    let result = PHAsset.fetchAssets(with: nil)
    var said: [String] = []
    func photoLibraryDidChange(_ changeInstance: PHChange) {
      guard let details = changeInstance.changeDetails(for: result) else { return }
      let indexes = [details.removedIndexes, details.insertedIndexes, details.changedIndexes].map { Array($0 ?? []) }
      said.append("\(indexes) \(details.fetchResultAfterChanges.count)")
    }
  }

  @Test func `Changes are made together, observers hear what is other, then the handler is called`() throws {
    let answers = Answers()
    let observer = try app.run {
      let observer = Observer()
      PHPhotoLibrary.shared().register(observer)
      let assets = PHAsset.fetchAssets(with: nil)
      let image = Self.image(5, 5)
      PHPhotoLibrary.shared().performChanges {
        let new = PHAssetChangeRequest.creationRequestForAsset(from: image)
        let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "New")
        if let placeholder = new.placeholderForCreatedAsset { album.addAssets([placeholder] as NSArray) }
        PHAssetChangeRequest.deleteAssets([assets[0]] as NSArray)
        PHAssetChangeRequest(for: assets[1]).isFavorite = true
      } completionHandler: {
        answers.add("\($0) \($1 == nil)")
      }
      #expect(PHAsset.fetchAssets(with: nil).count == 4)
      return observer
    }
    try app.settle()
    #expect(observer.said == ["[[0], [3], [0]] 4"] && answers.all == ["true true"])
    #expect(app.hardware.photos.photos.map(\.name) == ["Town", "Wood", "Film", "Photo 1"])
    #expect(app.hardware.photos.albums.map(\.title) == ["Summer", "New"])
    #expect(app.hardware.photos.albums.last?.photos == ["Photo 1"])
    try app.run {
      let favorites = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
      #expect(names(PHAsset.fetchAssets(in: try #require(favorites.firstObject), options: nil)) == ["Town"])
      PHPhotoLibrary.shared().unregisterChangeObserver(observer)
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest.deleteAssets(PHAsset.fetchAssets(with: nil))
      }
      #expect(observer.said.count == 1 && PHAsset.fetchAssets(with: nil).count == 0)
    }
  }

  @Test func `Without permission nothing changes, and the error says so`() throws {
    app.hardware.photos.authorization = .denied
    let answers = Answers()
    try app.run {
      let image = Self.image(5, 5)
      PHPhotoLibrary.shared().performChanges {
        _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
      } completionHandler: {
        answers.add("\($0) \(($1 as? PHPhotosError)?.code == .accessUserDenied)")
      }
    }
    try app.settle()
    #expect(answers.all == ["false true"] && app.hardware.photos.photos.count == 4)
  }
}
