import Foundation
import PlainviewRuntime
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// What `Bundle.main` and `Bundle(for:)` mean in an app and in its tests.
@MainActor @Suite struct AppBundleTests {
  /// An app that reads its own files.
  final class Delegate: NSObject, UIApplicationDelegate {
    var found: [String: Bundle] = [:]
    var words: String?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      found["launch"] = .main
      words = Bundle.main.url(forResource: "words", withExtension: "txt").flatMap {
        try? String(contentsOf: $0, encoding: .utf8)
      }
      Task { found["task"] = .main }
      return true
    }
  }

  private let scratch: ScratchFolder
  private var folder: URL { scratch.url.appendingPathComponent("A Bundle.app") }

  init() throws {
    scratch = try ScratchFolder()
    for name in ["Base.lproj", "en.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try write(
      "Info.plist",
      #"<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.b</string></dict></plist>"#)
    try write("words.txt", "of the app")
    try write("en.lproj/Localizable.strings", #""hello" = "Good day";"#)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  @Test func `The main bundle of an app is the folder of its Info.plist, also for its tasks and its test`() throws {
    let program = AppBundles.program
    let app = XCUIApplication(delegate: Delegate.self, infoPlist: folder.appendingPathComponent("Info.plist"))
    try app.launch()
    try app.settle()
    let delegate = try #require(try app.run { UIApplication.shared.delegate as? Delegate })
    #expect(delegate.words == "of the app")
    #expect(delegate.found.mapValues(\.bundlePath) == ["launch": folder.path, "task": folder.path])
    #expect(delegate.found["launch"] === delegate.found["task"])
    try app.run {
      #expect(Bundle.main.bundleIdentifier == "org.example.b")
      #expect(NSLocalizedString("hello", comment: "") == "Good day")
      #expect(Bundle(for: Delegate.self).bundlePath == folder.path)
    }
    app.terminate()
    #expect(AppBundles.program == program)
    #expect(program.bundlePath != folder.path)
  }

  @Test func `A class is in the bundle of its module, one of UIKit's in the program's`() throws {
    final class Local: NSObject {}
    #expect(AppBundles.module(of: Local.self) == AppBundles.module(of: Delegate.self))
    AppBundles.add("SomeModule", AppBundles.Entry(folder: folder.path, testedApp: "App"))
    #expect(AppBundles.entry(ofModule: "SomeModule")?.testedApp == "App")
    #expect(AppBundles.entry(ofModule: "OtherModule") == nil)
    #expect(Bundle(for: UIView.self) == AppBundles.program)
  }
}
