import Foundation
import PlainviewQuickLookThumbnailing
import PlainviewStage
import PlainviewUIAutomation
import PlainviewUniformTypeIdentifiers
import Testing
import UIKit

/// `QuickLookThumbnailing`: pictures of files.
@MainActor @Suite struct ThumbnailTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let folder: ScratchFolder
  private let answers = Answers()

  init() throws {
    folder = try ScratchFolder()
    try app.launch()
  }

  private func request(
    _ name: String, _ types: QLThumbnailGenerator.Request.RepresentationTypes = .all
  ) throws -> QLThumbnailGenerator.Request {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
    try image.pngData { _ in }.write(to: folder.url.appendingPathComponent("a.png"))
    try folder.write("text", to: "a.bin")
    return QLThumbnailGenerator.Request(
      fileAt: folder.url.appendingPathComponent(name), size: CGSize(width: 50, height: 50), scale: 2,
      representationTypes: types)
  }

  private nonisolated static func text(_ picture: QLThumbnailRepresentation?, _ error: (any Error)?) -> String {
    picture.map { "\($0.type) \(Int($0.uiImage.size.width))x\(Int($0.uiImage.size.height)) \($0.cgImage.width)" }
      ?? (error as? QLThumbnailError).map { "\($0.code)" } ?? "nothing"
  }

  private func best(_ request: QLThumbnailGenerator.Request) throws -> String? {
    try app.run {
      QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { answers.add(Self.text($0, $1)) }
    }
    try app.settle()
    return answers.all.last
  }

  @Test func `The best picture of an image is a thumbnail that fits`() throws {
    #expect(try best(request("a.png")) == "thumbnail 50x25 100")
  }

  @Test func `Another file has an icon, or nothing`() throws {
    #expect(try best(request("a.bin")) == "icon 50x50 100")
    #expect(try best(request("a.bin", .thumbnail)) == "generationFailed")
    #expect(try best(request("none.png")) == "generationFailed")
    #expect(try best(request("a.png", [])) == "requestInvalid")
  }

  @Test func `Every kind that is asked for is answered, the icon first`() throws {
    let request = try request("a.png")
    try app.run {
      QLThumbnailGenerator.shared.generateRepresentations(for: request) { picture, kind, error in
        answers.add("\(kind): \(Self.text(picture, error))")
      }
    }
    try app.settle()
    #expect(
      answers.all == [
        "icon: icon 50x50 100", "lowQualityThumbnail: noCachedThumbnail", "thumbnail: thumbnail 50x25 100",
      ])
  }

  @Test func `A canceled request says so`() throws {
    let request = try request("a.png")
    try app.run {
      QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { answers.add(Self.text($0, $1)) }
      QLThumbnailGenerator.shared.cancel(request)
    }
    try app.settle()
    #expect(answers.all == ["requestCancelled"])
  }

  @Test func `Requests are made and canceled on any thread`() throws {
    let requests = try (0..<20).map { _ in try request("a.bin") }
    let answers = answers
    try app.run {
      DispatchQueue.concurrentPerform(iterations: requests.count) { @Sendable number in
        QLThumbnailGenerator.shared.generateBestRepresentation(for: requests[number]) {
          answers.add(Self.text($0, $1))
        }
        if number.isMultiple(of: 2) { QLThumbnailGenerator.shared.cancel(requests[number]) }
      }
    }
    try app.settle()
    #expect(answers.all.count == 20 && answers.all.count { $0 == "requestCancelled" } == 10)
    #expect(answers.all.count { $0 == "icon 50x50 100" } == 10)
  }

  @Test func `A picture is written as PNG, not as a film`() throws {
    let request = try request("a.png")
    let file = folder.url.appendingPathComponent("small.png")
    for type in [UTType.png, .mpeg4Movie] {
      try app.run {
        QLThumbnailGenerator.shared.saveBestRepresentation(for: request, to: file, as: type) {
          answers.add(($0 as? QLThumbnailError).map { "\($0.code)" } ?? "written")
        }
      }
      try app.settle()
    }
    #expect(answers.all == ["written", "savingToURLFailed"] && UIImage(contentsOfFile: file.path) != nil)
  }
}
