import Foundation
import PlainviewAVFoundation
import PlainviewPhotos
import PlainviewUIAutomation
import Testing
import UIKit

/// Films of the photo library.
@MainActor @Suite struct FilmRequestTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  @Test func `A film is handed over as an asset and for a player, a picture is not`() throws {
    var film = SimulatedPhoto("beach", film: Data([1, 2]))
    film.duration = 4
    app.hardware.photos.photos = [film, SimulatedPhoto("cat", image: UIImage())]
    app.hardware.photos.authorization = .authorized
    try app.launch()
    let said = Answers()
    try app.run {
      let assets = PHAsset.fetchAssets(with: nil)
      for index in 0..<assets.count {
        let asset = assets.object(at: index)
        PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) { film, _, _ in
          said.add(film.map { "\($0.duration.seconds) \($0.tracks(withMediaType: .video).count)" } ?? "none")
        }
      }
      PHImageManager.default().requestPlayerItem(forVideo: assets.object(at: 0), options: PHVideoRequestOptions()) {
        item, _ in said.add(item == nil ? "no item" : "item")
      }
    }
    try app.settle()
    #expect(said.all == ["4.0 1", "none", "item"])
  }
}
