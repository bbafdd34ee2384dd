import Foundation
import PlainviewPhotos
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// The files of photos and videos.
@MainActor @Suite struct PhotoFileTests {
  private final class Received: @unchecked Sendable {
    var data = Data()
    var ends = 0
    var error: (any Error)?
  }

  @Test func `A video's file is handed over and written`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.photos.authorization = .authorized
    app.hardware.photos.photos = [SimulatedPhoto("Film", film: Data([1, 2]))]
    let folder = try ScratchFolder()
    let file = folder.url.appendingPathComponent("copy.mov")
    let received = Received()
    try app.run {
      let film = try #require(PHAsset.fetchAssets(with: .video, options: nil).firstObject)
      let resource = try #require(PHAssetResource.assetResources(for: film).first)
      #expect(resource.type == .video && resource.originalFilename == "Film.MOV")
      #expect(resource.assetLocalIdentifier == "Film" && resource.uniformTypeIdentifier == "com.apple.quicktime-movie")
      let manager = PHAssetResourceManager.default()
      manager.requestData(for: resource, options: nil) {
        received.data += $0
      } completionHandler: { error in
        received.ends += 1
        received.error = error
      }
      let number = manager.requestData(for: resource, options: nil) { _ in
        received.ends += 10
      } completionHandler: { _ in
        received.ends += 10
      }
      manager.cancelDataRequest(number)
      manager.writeData(for: resource, toFile: file, options: nil) { _ in received.ends += 1 }
      #expect(received.ends == 0)
    }
    try app.settle()
    #expect(received.data == Data([1, 2]) && received.ends == 2 && received.error == nil)
    #expect(try Data(contentsOf: file) == Data([1, 2]))
    withExtendedLifetime(folder) {}
  }
}
