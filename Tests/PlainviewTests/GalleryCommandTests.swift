import Foundation
import Testing

/// `plainview gallery`: a page with many screens.
@Suite struct GalleryCommandTests {
  private static let signUp = "Fixtures/SignUp/SignUp.storyboard"

  /// Runs the command with a folder of its own, in which the page is written.
  private func gallery(
    _ arguments: String..., prepare: (URL) throws -> Void = { _ in }
  ) throws -> (result: Tool.Result, page: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)
    let page = folder.appendingPathComponent("page.html")
    let paths = arguments.map { $0.replacing("FOLDER", with: folder.path) }
    let result = try Tool.run(["gallery"] + paths + ["--output", page.path])
    return (result, (try? String(contentsOf: page, encoding: .utf8)) ?? "")
  }

  /// What a page shows: the texts of its images, and the images.
  private func images(of page: String) throws -> [(name: String, image: String)] {
    try page.matches(of: /<img alt="([^"]*)" src="data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]*)"\/>/).map {
      (String($0.1), String(decoding: try #require(Data(base64Encoded: String($0.2))), as: UTF8.self))
    }
  }

  @Test func `A document is shown on each device in each appearance, as render draws it`() throws {
    let (result, page) = try gallery(Self.signUp, "--device", "iPhone SE,iPad", "--appearance", "light,dark")
    #expect(result.exitCode == 0, "\(result.errors)")
    let shown = try images(of: page)
    var expected: [String] = []
    for device in ["iPhone SE", "iPad"] {
      for appearance in ["light", "dark"] {
        let image = try Tool.run(
          "render", Self.signUp, "--format", "svg", "--metrics", "system", "--device", device, "--appearance",
          appearance)
        expected.append(image.output.trimmingCharacters(in: .newlines))
      }
    }
    #expect(Set(expected).count == 4)
    #expect(Set(shown.map { $0.image.trimmingCharacters(in: .newlines) }) == Set(expected))
    #expect(Set(shown.map(\.name)).count == 4)
    #expect(page.contains("<title>4 screens</title>"))
    #expect(result.errors.contains("4 pictures are in "))
  }

  @Test func `Goldens are shown as their texts, which are not obeyed`() throws {
    let (result, page) = try gallery("FOLDER") { folder in
      let goldens = folder.appendingPathComponent("__Snapshots__/LoginTests")
      try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      try Data("[<b>Log in</b>]\n".utf8).write(to: goldens.appendingPathComponent("logIn.txt"))
    }
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(page.contains("<pre>[&lt;b&gt;Log in&lt;/b&gt;]"))
    #expect(page.contains("<figcaption>logIn.txt</figcaption>"))
    #expect(!page.contains("<b>Log in"))
  }

  @Test func `The page loads nothing and runs nothing`() throws {
    let page = try gallery(Self.signUp).page
    #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
  }

  @Test func `Folders without screens, and a page that cannot be written, are usage errors`() throws {
    let (empty, page) = try gallery("FOLDER")
    #expect(empty.exitCode == 2 && page.isEmpty)
    #expect(empty.errors == "plainview: there are no documents and no goldens in these folders\n")
    let full = try Tool.run("gallery", Self.signUp, "--output", "/nowhere/page.html")
    #expect(full.exitCode == 2 && full.errors.contains("/nowhere"))
  }
}
