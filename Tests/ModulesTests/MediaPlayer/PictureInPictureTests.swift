import Foundation
import PlainviewAVFoundation
import PlainviewAVKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `AVPictureInPictureController`: a small window for a film.
@MainActor @Suite struct PictureInPictureTests {
  private final class Listener: NSObject, AVPictureInPictureControllerDelegate {
    var said: [String] = []
    func pictureInPictureControllerWillStartPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController
    ) { said.append("will start") }
    func pictureInPictureControllerDidStartPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController
    ) { said.append("did start \(pictureInPictureController.isPictureInPictureActive)") }
    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error
    ) { said.append("failed \((error as? AVKitError)?.code.rawValue ?? 0)") }
    func pictureInPictureControllerWillStopPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController
    ) { said.append("will stop") }
    func pictureInPictureControllerDidStopPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController
    ) { said.append("did stop \(pictureInPictureController.isPictureInPictureActive)") }
    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) {
      said.append("restore")
      completionHandler(true)
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let listener = Listener()

  private func controller(with player: AVPlayer?) throws -> AVPictureInPictureController {
    try app.run {
      let controller = try #require(AVPictureInPictureController(playerLayer: AVPlayerLayer(player: player)))
      controller.delegate = listener
      return controller
    }
  }

  private func film() throws -> AVPlayer { try app.run { AVPlayer(url: URL(fileURLWithPath: "/a.mp4")) } }

  @Test func `The window appears and is closed, which pauses the film`() throws {
    try app.launch()
    let player = try film()
    let controller = try controller(with: player)
    try app.run {
      player.play()
      #expect(controller.isPictureInPicturePossible)
      controller.startPictureInPicture()
    }
    try app.settle()
    #expect(listener.said == ["will start", "did start true"] && app.hardware.pictureInPicture.isActive)
    app.hardware.pictureInPicture.close()
    try app.settle()
    #expect(listener.said.dropFirst(2) == ["will stop", "did stop false"])
    #expect(player.rate == 0 && !app.hardware.pictureInPicture.isActive)
  }

  @Test func `The film is shown in the app again before the window goes`() throws {
    try app.launch()
    let controller = try controller(with: try film())
    for stop in [
      { app.hardware.pictureInPicture.restore() }, { try app.run { controller.stopPictureInPicture() } },
    ] as [() throws -> Void] {
      try app.run { controller.startPictureInPicture() }
      try app.settle()
      listener.said = []
      try stop()
      try app.settle()
      #expect(listener.said == ["restore", "will stop", "did stop false"])
    }
  }

  @Test func `The window appears by itself when the app is left while a film plays`() throws {
    app.hardware.media.usualDuration = 1000
    try app.launch()
    let player = try film()
    let controller = try controller(with: player)
    try app.run {
      controller.canStartPictureInPictureAutomaticallyFromInline = true
      player.play()
    }
    try app.hardware.press(.home)
    try app.advance(by: 1)
    #expect(listener.said == ["will start", "did start true"])
  }

  @Test func `There is no window without a film, or on a device without any`() throws {
    try app.launch()
    let controller = try controller(with: nil)
    try app.run { controller.startPictureInPicture() }
    // `AVKitError.pictureInPictureStartFailed` is -1001.
    #expect(listener.said == ["failed -1001"])
    app.hardware.pictureInPicture.isSupported = false
    try app.run {
      #expect(!AVPictureInPictureController.isPictureInPictureSupported())
      #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
    }
  }
}
