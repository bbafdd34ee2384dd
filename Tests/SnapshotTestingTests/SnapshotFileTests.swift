import Foundation
import PlainviewSnapshotTesting
import Testing
import PlainviewUIKit

/// Where snapshots are kept, and what is said of them.
@MainActor @Suite final class SnapshotFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = .missing, testName: String = #function
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: testName)
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// With `CI` set nothing is ever written.
  nonisolated static var canRecord: Bool { (ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty }

  @Test(.enabled(if: canRecord)) func `Unnamed snapshots of a test are numbered, as on iOS`() {
    #expect(verify("one", .lines, testName: "testLines()") != nil)
    #expect(verify("two", .lines, testName: "testLines()") != nil)
    #expect(verify("three", .lines, named: "a b/c", testName: "testLines()") != nil)
    #expect(files == ["testLines.1.txt", "testLines.2.txt", "testLines.a-b-c.txt"])
    #expect(try! String(contentsOf: folder.appendingPathComponent("testLines.1.txt"), encoding: .utf8) == "one")
  }

  @Test(.enabled(if: canRecord)) func `A value is compared with its file`() throws {
    #expect(verify("one\ntwo", .lines, named: "a") != nil)
    #expect(verify("one\ntwo", .lines, named: "a") == nil)
    let failure = try #require(verify("one\nthree", .lines, named: "a", record: .never))
    #expect(failure.contains("-two") && failure.contains("+three"))
  }

  @Test(.enabled(if: canRecord)) func `A picture lies beside the PNG, which stays as it is`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let png = folder.appendingPathComponent("testLabel.small.png")
    try Data([0x89, 0x50]).write(to: png)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    #expect(verify(label as UIView, .image, named: "small", testName: "testLabel") != nil)
    #expect(verify(label as UIView, .image(precision: 0.9), named: "small", testName: "testLabel") == nil)
    #expect(files.filter { !$0.hasSuffix(".tree") }.contains("testLabel.small.png.txt"))
    #expect(try Data(contentsOf: png) == Data([0x89, 0x50]))
    let text = try String(contentsOf: folder.appendingPathComponent("testLabel.small.png.txt"), encoding: .utf8)
    #expect(text.hasPrefix("Hello"))
    label.textColor = .red
    #expect(verify(label as UIView, .image, named: "small", record: .never, testName: "testLabel") != nil)
  }

  @Test func `A controller is shown on a device, and given back`() {
    final class Screen: UIViewController {
      var seen: [String] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        seen.append(
          "\(Int(view.bounds.width)) x \(Int(view.bounds.height)), \(Int(insets.top)), "
            + "\(traitCollection.userInterfaceStyle == .dark)")
      }
    }
    let screen = Screen()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Snapshotting<UIViewController, UIImage>.image(on: .iPhone13, traits: dark).snapshot(screen).run { image in
      #expect(image.size == CGSize(width: 390, height: 844))
    }
    #expect(screen.seen.last == "390 x 844, 47, true")
    #expect(screen.parent == nil && screen.view.window == nil)
  }

  @Test func `Tablets have the sizes and classes of their splits`() {
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.size == CGSize(width: 678, height: 1024))
    #expect(half.traits.horizontalSizeClass == .regular)
    let third = ViewImageConfig.iPadMini(.portrait(splitView: .oneThird))
    #expect(third.size == CGSize(width: 320, height: 1024))
    #expect(third.traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
  }

  @Test(.enabled(if: canRecord)) func `By the older label a snapshot is recorded where Bool says so`() {
    for isRecorded in [true, true, false] {
      let failure = verifySnapshot(
        matching: "one", as: .lines, named: "a", record: isRecorded, snapshotDirectory: folder.path,
        testName: "testBool()")
      #expect((failure != nil) == isRecorded)
    }
    #expect(files == ["testBool.a.txt"])
  }

  @Test func `A snapshot that comes late is waited for, and one that never comes is a failure`() {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = verifySnapshot(
      of: 1, as: never, record: .never, snapshotDirectory: folder.path, timeout: 0.05)
    #expect(failure?.contains("Exceeded timeout of 0.05 seconds") == true)
  }
}
