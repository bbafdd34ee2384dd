import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@MainActor @Suite struct BaselineTests {
  /// A window whose text is measured like the system font.
  private func inWindow(_ body: (UIWindow) -> Void) throws {
    try SimulatedRun().callAsFunction {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.setTraits(window.traitCollection.with(textMetrics: .system))
      body(window)
    }
  }

  private func label(_ size: CGFloat, in window: UIWindow) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    return label
  }

  @Test(
    "W38 The baseline of one line is 0.952148 s below the top of the height that it needs, in a stretched label too",
    arguments: [12.0, 17, 34], [0.0, 60])
  func law(size: Double, extraHeight: Double) throws {
    try inWindow { window in
      let label = label(CGFloat(size), in: window)
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(marker)
      let height = size * 1.19336 + extraHeight
      ConstraintText(root: window, ["l": label, "m": marker]).activate([
        "l.leading == .leading", "l.top == .top + 50", "l.height == \(height)", "m.top == l.firstBaseline",
        "m.bottom == l.lastBaseline + 1",
      ])
      window.layoutIfNeeded()
      let needed = Double(label.intrinsicContentSize.height)
      let expected = 50 + (needed - 1.19336 * size) / 2 + 0.952148 * size
      #expect(abs(Double(marker.frame.minY) - expected) < 0.001)
      #expect(abs(marker.frame.height - 1) < 0.001)
    }
  }

  @Test("Labels of different sizes stand on one line") func aligned() throws {
    try inWindow { window in
      let (large, small) = (label(34, in: window), label(12, in: window))
      ConstraintText(root: window, ["a": large, "b": small]).activate([
        "a.leading == .leading", "a.top == .top", "b.leading == a.trailing + 8", "b.lastBaseline == a.lastBaseline",
      ])
      window.layoutIfNeeded()
      let line = large.frame.minY + (large.frame.height - 34 * 1.19336) / 2 + 34 * 0.952148
      let other = small.frame.minY + (small.frame.height - 12 * 1.19336) / 2 + 12 * 0.952148
      #expect(abs(line - other) < 0.001)
      small.font = .systemFont(ofSize: 20)
      window.layoutIfNeeded()
      let moved = small.frame.minY + (small.frame.height - 20 * 1.19336) / 2 + 20 * 0.952148
      #expect(abs(line - moved) < 0.001)
    }
  }

  @Test("First and last baseline of several lines are a line apart for each further line") func severalLines() throws {
    try inWindow { window in
      let label = label(17, in: window)
      label.numberOfLines = 0
      label.text = "one\ntwo\nthree"
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(marker)
      ConstraintText(root: window, ["l": label, "m": marker]).activate([
        "l.leading == .leading", "l.top == .top", "m.top == l.firstBaseline", "m.bottom == l.lastBaseline",
      ])
      window.layoutIfNeeded()
      #expect(abs(marker.frame.height - 2 * 17 * 1.19336) < 0.01)
      #expect(abs(marker.frame.minY - 17 * 0.952148) < 0.5)
    }
  }

  @Test("A view without text has its baselines at top and bottom") func plainView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, marker) = (ContentView(10, 30), UIView())
    root.addSubview(view)
    root.addSubview(marker)
    marker.translatesAutoresizingMaskIntoConstraints = false
    ConstraintText(root: root, ["v": view, "m": marker]).activate([
      "v.top == .top + 7", "m.top == v.firstBaseline", "m.bottom == v.lastBaseline",
    ])
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 7 && marker.frame.height == 30)
  }

  @Test("A view passes its baselines on to the views that it names") func namedViews() {
    final class Row: UIView {
      let (top, bottom) = (UIView(), UIView())
      override var forFirstBaselineLayout: UIView { top }
      override var forLastBaselineLayout: UIView { bottom }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (row, marker) = (Row(), UIView())
    root.addSubview(row)
    root.addSubview(marker)
    row.addSubview(row.top)
    row.addSubview(row.bottom)
    for view in [row, row.top, row.bottom, marker] { view.translatesAutoresizingMaskIntoConstraints = false }
    ConstraintText(root: root, ["r": row, "t": row.top, "b": row.bottom, "m": marker]).activate([
      "r.top == .top + 10", "r.height == 60", "t.top == r.top + 5", "t.height == 20", "b.top == t.bottom + 3",
      "b.height == 12", "m.top == r.firstBaseline", "m.bottom == r.lastBaseline",
    ])
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 15)
    #expect(marker.frame.maxY == 50)
  }

  @Test("Alignment rectangles, not frames, are what constraints align") func alignmentInsets() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Shadowed()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    ConstraintText(root: root, ["v": view]).activate(["v.leading == .leading + 10", "v.top == .top + 10"])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 20, height: 10)) == view.frame)
  }
}
