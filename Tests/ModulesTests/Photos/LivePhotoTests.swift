import Foundation
import PlainviewPhotos
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Live photos of files, and the view that shows them.
@MainActor @Suite struct LivePhotoTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  private final class Watcher: NSObject, PHLivePhotoViewDelegate {
    let said = Answers()
    func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle) {
      said.add("begins \(style)")
    }
    func livePhotoView(_ view: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle) {
      said.add("ended \(style)")
    }
  }

  private func requested(_ files: [URL]) throws -> (photo: PHLivePhoto?, error: Any?) {
    var answer: (photo: PHLivePhoto?, error: Any?)
    try app.run {
      PHLivePhoto.request(
        withResourceFileURLs: files, placeholderImage: nil, targetSize: .zero, contentMode: .default
      ) { answer = ($0, $1[PHLivePhotoInfoErrorKey]) }
    }
    try app.settle()
    return answer
  }

  @Test func `A picture of the library is handed over as a live photo, a film is not`() throws {
    try app.launch()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    app.hardware.photos.photos = [SimulatedPhoto("a", image: picture), SimulatedPhoto("b", film: Data([1]))]
    app.hardware.photos.authorization = .authorized
    var photos: [PHLivePhoto?] = []
    try app.run {
      let assets = PHAsset.fetchAssets(with: nil)
      for index in 0..<assets.count {
        PHImageManager.default().requestLivePhoto(
          for: assets.object(at: index), targetSize: .zero, contentMode: .aspectFit,
          options: PHLivePhotoRequestOptions()
        ) { photo, _ in photos.append(photo) }
      }
    }
    try app.settle()
    let size = picture.size.width * picture.scale
    #expect(photos.map { $0?.size.width } == [size, nil])
  }

  @Test func `A provider's data are loaded as a live photo, if they are a picture`() throws {
    try app.launch()
    let picture = try #require(UIImage(systemName: "star"))
    let data = try #require(picture.pngData())
    var sizes: [CGFloat?] = []
    for data in [data, Data([1])] {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "com.apple.live-photo", visibility: .all) { done in
        done(data, nil)
        return nil
      }
      #expect(provider.canLoadObject(ofClass: PHLivePhoto.self))
      let loaded = Answers()
      try app.run {
        provider.loadObject(ofClass: PHLivePhoto.self) { photo, _ in
          loaded.add((photo as? PHLivePhoto).map { "\($0.size.width)" } ?? "none")
        }
      }
      try app.settle()
      sizes.append(loaded.all.first.flatMap(Double.init).map { CGFloat($0) })
    }
    #expect(sizes == [picture.size.width * picture.scale, nil])
  }

  @Test func `The files of a picture and of a film make a live photo`() throws {
    try app.launch()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { ScratchFolder.removeWithLocks(folder.path) }
    let (picture, film) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.mov"))
    try #require(UIImage(systemName: "star")?.pngData()).write(to: picture)
    try Data([1]).write(to: film)

    let made = try requested([picture, film])
    #expect(try #require(made.photo).size.width > 0 && made.error == nil)
    let alone = try requested([film])
    #expect(alone.photo == nil && alone.error is NSError)

    let (view, watcher) = (PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Watcher())
    view.delegate = watcher
    view.startPlayback(with: .full)
    view.livePhoto = made.photo
    view.startPlayback(with: .hint)
    view.startPlayback(with: .full)
    view.stopPlayback()
    view.stopPlayback()
    #expect(watcher.said.all == ["begins hint", "ended hint"])
    #expect((view.subviews.first as? UIImageView)?.image != nil)
  }

  @Test func `An item of the picker is loaded as the file of the picture`() throws {
    app.hardware.photos.photos = [SimulatedPhoto("cat", film: Data([1, 2]))]
    app.hardware.photos.authorization = .authorized
    try app.launch()
    let said = Answers()
    try app.run {
      let known = PHAsset.fetchAssets(with: nil).object(at: 0).localIdentifier
      for identifier in [known, "none"] {
        PhotosPickerItem(itemIdentifier: identifier).loadTransferable(type: Data.self) { result in
          said.add("\((try? result.get())?.count ?? 0)")
        }
      }
    }
    try app.settle()
    #expect(said.all == ["2", "0"])
  }
}
