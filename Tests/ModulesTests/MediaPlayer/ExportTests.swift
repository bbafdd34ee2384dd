import Foundation
import PlainviewAVFoundation
import PlainviewUIAutomation
import Testing
import UIKit

/// `AVAssetExportSession`: films and sounds are written into files.
@MainActor @Suite struct ExportTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func session(_ film: URL, to output: URL?, as type: AVFileType? = .mp4) throws -> AVAssetExportSession {
    try app.run {
      let session = try #require(
        AVAssetExportSession(asset: AVURLAsset(url: film), presetName: AVAssetExportPresetHighestQuality))
      session.outputURL = output
      session.outputFileType = type
      return session
    }
  }

  @Test func `A film is in its file after a second, and not before`() throws {
    try app.launch()
    try inFolder { folder in
      let (film, output) = (folder.appendingPathComponent("a.mov"), folder.appendingPathComponent("b.mp4"))
      try Data([1, 2, 3]).write(to: film)
      let session = try session(film, to: output)
      let answers = Answers()
      #expect(session.status == .unknown && session.progress == 0)
      try app.run { session.exportAsynchronously { answers.add("\(session.status) \(session.error == nil)") } }
      try app.advance(by: 0.5)
      #expect(try app.run { session.progress } == 0.5 && session.status == .exporting && answers.all.isEmpty)
      try app.advance(by: 0.6)
      #expect(answers.all == ["completed true"] && session.progress == 1)
      #expect(try Data(contentsOf: output) == Data([1, 2, 3]))
    }
  }

  @Test func `An export fails where there is a file, no film, or no format`() throws {
    try app.launch()
    try inFolder { folder in
      let (film, output) = (folder.appendingPathComponent("a.mov"), folder.appendingPathComponent("b.mp4"))
      try Data([1]).write(to: film)
      @MainActor func failure(_ session: AVAssetExportSession) throws -> Int? {
        try app.run { session.exportAsynchronously {} }
        try app.advance(by: 2)
        #expect(session.status == .failed)
        return (session.error as? AVError)?.code.rawValue
      }
      // The codes are AVFoundation's: exportFailed, fileAlreadyExists, fileFailedToParse.
      #expect(try failure(session(film, to: nil)) == -11820)
      #expect(try failure(session(film, to: output, as: .mp3)) == -11820)
      #expect(try failure(session(film, to: film)) == -11823)
      #expect(try failure(session(folder.appendingPathComponent("none.mov"), to: output)) == -11829)
    }
  }

  @Test func `A cancelled export writes nothing`() throws {
    try app.launch()
    try inFolder { folder in
      let (film, output) = (folder.appendingPathComponent("a.mov"), folder.appendingPathComponent("b.mp4"))
      try Data([1]).write(to: film)
      let session = try session(film, to: output)
      let answers = Answers()
      try app.run { session.exportAsynchronously { answers.add("\(session.status)") } }
      try app.advance(by: 0.5)
      try app.run { session.cancelExport() }
      try app.advance(by: 2)
      #expect(answers.all == ["cancelled"] && !FileManager.default.fileExists(atPath: output.path))
    }
  }

  @Test func `Presets have names and formats`() throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mov"))
    #expect(AVAssetExportSession(asset: asset, presetName: "None") == nil)
    let sound = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetAppleM4A)
    #expect(sound?.supportedFileTypes == [.m4a])
    #expect(AVAssetExportSession.exportPresets(compatibleWith: asset).contains(AVAssetExportPreset1280x720))
  }
}
