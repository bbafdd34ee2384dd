import PlainviewPhotos
import PlainviewUIAutomation
import Testing
import UIKit

/// Which pictures the picker offers.
@MainActor @Suite struct PickerFilterTests {
  private let host: UIViewController
  private let app: XCUIApplication

  init() throws {
    let host = UIViewController()
    self.host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    var photos: [SimulatedPhoto] = []
    func add(_ photo: SimulatedPhoto, _ subtypes: PHAssetMediaSubtype) {
      var photo = photo
      photo.mediaSubtypes = subtypes
      photos.append(photo)
    }
    add(SimulatedPhoto("Beach", image: image), [])
    add(SimulatedPhoto("Wide", image: image), .photoPanorama)
    add(SimulatedPhoto("Screen", image: image), .photoScreenshot)
    add(SimulatedPhoto("Moving", image: image), [.photoLive, .photoHDR])
    add(SimulatedPhoto("Film", film: Data([1])), [])
    add(SimulatedPhoto("Slow", film: Data([1])), .videoHighFrameRate)
    app.hardware.photos.photos = photos
  }

  private func offered(_ filter: PHPickerFilter) throws -> [String] {
    try app.run {
      var configuration = PHPickerConfiguration()
      configuration.filter = filter
      host.present(PHPickerViewController(configuration: configuration), animated: false)
    }
    try app.settle()
    let names = app.hardware.photos.photos.map(\.name).filter { app.buttons[$0].exists }
    try app.run { host.dismiss(animated: false) }
    try app.settle()
    return names
  }

  @Test func `A filter offers the pictures of a kind`() throws {
    #expect(try offered(.images) == ["Beach", "Wide", "Screen", "Moving"])
    #expect(try offered(.videos) == ["Film", "Slow"])
    #expect(try offered(.screenshots) == ["Screen"])
    #expect(try offered(.panoramas) == ["Wide"])
    #expect(try offered(.livePhotos) == ["Moving"])
    #expect(try offered(.slomoVideos) == ["Slow"])
    #expect(try offered(.cinematicVideos) == [])
  }

  @Test func `Filters are put together`() throws {
    #expect(try offered(.any(of: [.screenshots, .videos])) == ["Screen", "Film", "Slow"])
    #expect(try offered(.all(of: [.images, .not(.livePhotos)])) == ["Beach", "Wide", "Screen"])
    #expect(try offered(.not(.any(of: [.images, .slomoVideos]))) == ["Film"])
    #expect(PHPickerFilter.any(of: [.images]) == .any(of: [.images]) && PHPickerFilter.screenshots != .images)
  }

  @Test func `An asset knows its kind`() throws {
    app.hardware.photos.authorization = .authorized
    try app.run {
      let assets = PHAsset.fetchAssets(withLocalIdentifiers: ["Moving"], options: nil)
      #expect(assets.firstObject?.mediaSubtypes == [.photoLive, .photoHDR])
    }
  }
}
