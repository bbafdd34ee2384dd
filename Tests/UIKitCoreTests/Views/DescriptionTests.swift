import Foundation
import PlainviewRuntime
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct DescriptionTests {
  private let process = SimulatedProcess()

  private func text(_ view: UIView) -> String { process.enter { view.description } }

  @Test func `D1 The sample of a plain view: frame, mask, colour and layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(
      text(view)
        == "<UIView: 0x600000000020; frame = (0 0; 414 896); autoresize = RM+BM; backgroundColor = "
        + "UIExtendedSRGBColorSpace 1 1 1 1; layer = <CALayer: 0x600000000010>>")
  }

  @Test func `D1 Only what is not as by default is printed, in UIKit's order`() {
    let view = UIView(frame: CGRect(x: 1.0 / 3, y: -2.5, width: 10, height: 20))
    #expect(
      text(view) == "<UIView: 0x600000000020; frame = (0.333333 -2.5; 10 20); layer = <CALayer: 0x600000000010>>")
    view.clipsToBounds = true
    view.alpha = 0
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    #expect(
      text(view)
        == "<UIView: 0x600000000020; frame = (0.333333 -2.5; 10 20); clipsToBounds = YES; alpha = 0; hidden = YES; "
        + "opaque = NO; autoresize = W+H; userInteractionEnabled = NO; tag = 7; gestureRecognizers = "
        + "<NSArray: 0x600000000030>; backgroundColor = UIExtendedGrayColorSpace 0.5 1; "
        + "layer = <CALayer: 0x600000000010>>")
  }

  @Test(
    arguments: [
      (UIView.AutoresizingMask.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
      ([.flexibleBottomMargin, .flexibleLeftMargin, .flexibleTopMargin], "LM+TM+BM"),
    ] as [(UIView.AutoresizingMask, String)])
  func `D1 Masks are joined by a plus in a fixed order`(_ mask: UIView.AutoresizingMask, _ expected: String) {
    let view = UIView()
    view.autoresizingMask = mask
    #expect(text(view).contains("; autoresize = \(expected); "))
  }

  private final class Badge: UILabel {}
  private final class Plain: UIView {}

  @Test func `An app's class says what class of UIKit it is based on`() {
    #expect(text(Badge()).contains("Badge: 0x600000000020; baseClass = UILabel; frame = (0 0; 0 0); "))
    #expect(text(Plain()).contains("Plain: 0x600000000040; frame = (0 0; 0 0); "))
    #expect(!text(UILabel()).contains("baseClass"))
  }

  @Test func `Scroll views say how far they are scrolled, and lists what they show`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 200.5)
    scroll.contentInset.top = 8
    scroll.contentOffset.y = 20
    #expect(
      text(scroll).hasSuffix(
        "; contentOffset: {0, 20}; contentSize: {100, 200.5}; adjustedContentInset: {8, 0, 0, 0}>"))
    #expect(text(UITableView()).hasSuffix("; adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"))
    let collection = text(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(collection.contains("; layout: <UICollectionViewFlowLayout: 0x"))
    #expect(collection.hasSuffix(">; dataSource: (null)>"))
  }

  @Test func `D3 A label shows its text and its layer's class, a window the system's recognizers`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 42, height: 21))
    label.text = "Label"
    #expect(text(label).contains("frame = (0 0; 42 21); text = 'Label'; "))
    #expect(text(label).hasSuffix("userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600000000010>>"))
    process.enter {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = false
      #expect(
        window.description.hasSuffix(
          "; gestureRecognizers = <NSArray: 0x600000000030>; layer = <UIWindowLayer: 0x600000000040>>"))
    }
  }

  @Test func `D2 A tree is a line a view, with a mark for every level`() {
    let views = (0..<4).map { UIView(frame: CGRect(x: $0, y: 0, width: 1, height: 1)) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    let lines = process.enter { views[0].recursiveDescription() }.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "x" } } == [
        "<UIView: 0", "   | <UIView: 0", "   |    | <UIView: 0", "   | <UIView: 0",
      ])
    #expect(lines.map { $0.contains("frame = (0 ") } == [true, false, false, false])
    #expect(lines[2].contains("frame = (2 0; 1 1)"))
    #expect(lines[3].contains("frame = (3 0; 1 1)"))
  }

  @Test func `G17 A recognizer shows state, view and targets`() throws {
    let stage = try Stage()
    let view = try stage.add(UIView())
    let target = NotingTarget(stage)
    let tap = UITapGestureRecognizer(target: target, action: "act")
    view.addGestureRecognizer(tap)
    let text = try stage.app.run { tap.description }
    let expected =
      #/<UITapGestureRecognizer: 0x[0-9a-f]+; state = Possible; view = <UIView 0x[0-9a-f]+>; target= <\(action=act, target=<PlainviewStage\.NotingTarget 0x[0-9a-f]+>\)>>/#
    #expect(text.wholeMatch(of: expected) != nil, "\(text)")
  }

  @Test func `S3 Generic classes and extensions of UIKit's classes name those as Objective-C's`() {
    #expect(className(Crate<UIView>.self) == "_TtGC23PlainviewUIKitCoreTests5CrateCSo6UIView_")
    #expect(
      className(UITapGestureRecognizer.Handler.self)
        == "_TtCE23PlainviewUIKitCoreTestsCSo22UITapGestureRecognizer7Handler")
  }
}

private class Crate<Content> {}

extension UITapGestureRecognizer {
  class Handler {}
}
