import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What is saved to the user's album, and what the app hears of it.
@MainActor @Suite struct SavedPhotoTests {
  private final class Saver: UIResponder {
    private(set) var heard: [String] = []

    func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
      heard.append("\(image.size.width) \(error == nil) \(UInt(bitPattern: contextInfo))")
    }
    func video(_ path: String, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer?) {
      heard.append("\((path as NSString).lastPathComponent) \(error?.code ?? 0) \(contextInfo == nil)")
    }

    @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
      __UIKitRuntime.load {
        __UIKitRuntime.define(Saver.self) { r in
          r.method("image:didFinishSavingWithError:contextInfo:") {
            (o: Saver, a0: UIImage, a1: (any Error)?, a2: UnsafeRawPointer) in
            o.image(a0, didFinishSavingWithError: a1, contextInfo: a2)
          }
          r.method("video:didFinishSavingWithError:contextInfo:") {
            (o: Saver, a0: String, a1: NSError?, a2: UnsafeMutableRawPointer?) in
            o.video(a0, didFinishSavingWithError: a1, contextInfo: a2)
          }
        }
      }
    }
  }

  private let stage: Stage
  private let saver = Saver()

  init() throws { stage = try Stage() }

  @Test func `A picture is in the album, and its target hears so in the next turn`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    let method = Selector("image:didFinishSavingWithError:contextInfo:")
    try stage.app.run {
      UIImageWriteToSavedPhotosAlbum(image, saver, method, nil)
      UIImageWriteToSavedPhotosAlbum(image, saver, method, UnsafeMutableRawPointer(bitPattern: 64))
      UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
      #expect(saver.heard.isEmpty)
    }
    try stage.app.settle()
    #expect(saver.heard == ["8.0 true 0", "8.0 true 64"])
    #expect(stage.app.hardware.savedImages.count == 3 && stage.app.hardware.savedImages[0] === image)
  }

  @Test func `A film is in the album where there is one`() throws {
    let folder = try ScratchFolder()
    let film = folder.url.appendingPathComponent("film.MOV")
    try Data([1]).write(to: film)
    let method = Selector("video:didFinishSavingWithError:contextInfo:")
    try stage.app.run {
      #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film.path))
      #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(folder.url.path))
      UISaveVideoAtPathToSavedPhotosAlbum(film.path, saver, method, nil)
      UISaveVideoAtPathToSavedPhotosAlbum("/nowhere/film.mp4", saver, method, nil)
    }
    try stage.app.settle()
    #expect(saver.heard == ["film.MOV 0 true", "film.mp4 -3302 true"])
    #expect(stage.app.hardware.savedVideos == [film.path])
  }

  @Test func `A target without the method fails as an unrecognized selector does`() throws {
    try stage.app.run { UIImageWriteToSavedPhotosAlbum(UIImage(), saver, Selector("image:other:third:"), nil) }
    #expect(throws: UncaughtException.self) { try stage.app.settle() }
  }
}
