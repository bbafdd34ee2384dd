import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

/// Damages values of real documents: making their objects and laying them out must end without a trap.
@Suite @MainActor struct InstantiationMutationTests {
  /// A linear congruential generator with Knuth's constants, so that a failing seed can be run again.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(sides, 1)))
    }
  }

  private static let values = [
    "", "NaN", "1e999", "-1", "0", "10000000", "-9999999", "99999999999999999999", "YES", "NO", "vie-01-aaa", "default",
    "frame", "contentView", "leading", "width", "centerY", "topMargin", "firstBaseline", "lessThanOrEqual", "1000",
    "3:0",
    "0:1", "-2", "35%", "vertical", "fillProportionally", "equalCentering", "UIControl", "_TtC4Shop", "A.B.C",
    "delegate",
    "view", "systemBackgroundColor", "touchUpInside", "\u{FEFF}é", "tap-01-bbb", "log-01-bbb", "vie-01-bbb",
    "lbl-01-bbb",
  ]

  /// The document with a few attribute values replaced, by the list or by values of other attributes.
  private static func mutated(_ original: [UInt8], _ dice: inout Dice) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var bytes = original
    for _ in 0...dice.roll(12) {
      guard let equals = bytes[dice.roll(bytes.count)...].firstIndex(of: UInt8(ascii: "=")) else { continue }
      guard equals + 2 < bytes.count, bytes[equals + 1] == quote else { continue }
      guard let end = bytes[(equals + 2)...].firstIndex(of: quote) else { continue }
      bytes.replaceSubrange(equals + 2..<end, with: Array(values[dice.roll(values.count)].utf8))
    }
    return bytes
  }

  @Test(arguments: ["login.storyboard", "card.xib", "sizes.storyboard", "lists.storyboard", "signup.storyboard"])
  func `Every damaged document is made and laid out, or refused`(name: String) throws {
    let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.path(name))))
    var dice = Dice(state: 4_711)
    var views = 0
    for round in 0..<60 {
      let bytes = round == 0 ? original : Self.mutated(original, &dice)
      guard let document = try? InterfaceDocument(bytes: bytes, path: name) else { continue }
      for isCanvas in [true, false] {
        var options = LoadingOptions()
        options.isCanvasStored = isCanvas
        options.isMetricsRecorded = round % 2 == 0
        options.missingCode = .recorded
        // An exception of the document's own making ends its process, as it would end an app.
        try? Sample.run { views += Self.countOfViews(DocumentLoader(document: document, options: options), isCanvas) }
      }
    }
    // Most damaged documents must be usable, or the test checks nothing.
    #expect(views > 100)
  }

  private static func countOfViews(_ loader: DocumentLoader, _ isCanvas: Bool) -> Int {
    if isCanvas { return loader.canvasRoots().reduce(0) { $0 + $1.root.preorder().count } }
    guard let controller = try? loader.controller(scene: nil) else { return 0 }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.commit()
    return window.preorder().count
  }
}
