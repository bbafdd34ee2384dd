import Testing
import UIKit

/// UIKit's debugging texts, with the addresses masked.
@MainActor @Suite struct HierarchyTextTests {
  @Test func `D1 D2 A view a line, three blanks and a bar for each level, no address`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    root.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    root.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    let box = UIView(frame: CGRect(x: 0.5, y: 1, width: 2, height: 3))
    box.isHidden = true
    box.alpha = 0
    let inner = UIView()
    box.addSubview(inner)
    root.addSubview(box)
    #expect(
      Snapshotting<UIView>.hierarchy.text(of: root) == """
        <UIView: 0x…; frame = (0 0; 414 896); autoresize = RM+BM; backgroundColor = UIExtendedSRGBColorSpace 1 1 1 1; \
        layer = <CALayer: 0x…>>
           | <UIView: 0x…; frame = (0.5 1; 2 3); alpha = 0; hidden = YES; layer = <CALayer: 0x…>>
           |    | <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>
        """)
  }

  @Test func `A controller's text tells of the controllers below it, and loads no view`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let text = Snapshotting<UIViewController>.hierarchy.text(of: parent)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("\n   | <UIViewController 0x…, state: disappeared, view: (view not loaded)>"))
    #expect(!child.isViewLoaded)
  }

  @Test(arguments: [
    "", "0x", "0x12", "0x600000000010", "<A: 0x600000000010; layer = <B: 0x7f8a>>", "0x600000000010", "00x123",
    "0x6000000000100x123", "한0xabcdef글", "text = '0xZZ'", "0x123",
  ])
  func `Masking by bytes does what a regular expression does`(_ text: String) {
    // Three digits and more are an address.
    let expected = text.replacing(/0x[0-9a-f]{3,}/, with: "0x…")
    let view = UILabel(frame: .zero)
    view.text = text
    let description = Snapshotting<UIView>.hierarchy.text(of: view)
    #expect(text.isEmpty ? !description.contains("0x6") : description.contains("text = '\(expected)'"))
  }
}
