import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// `UIColor.tintColor` is the tint of the views that it is used in.
@MainActor @Suite struct TintColorTests {
  @Test func `Resolved with the traits of a view it is the view's tint, and blue where none is set`() throws {
    let stage = try Stage()
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    try stage.add(outer)
    try stage.add(other)
    try stage.app.run {
      outer.addSubview(inner)
      @MainActor func tint(of view: UIView) -> UIColor { UIColor.tintColor.resolvedColor(with: view.traitCollection) }
      let blue = UIColor.systemBlue.resolvedColor(with: other.traitCollection)
      #expect(tint(of: inner) == blue)
      outer.tintColor = .red
      #expect(tint(of: outer) == .red && tint(of: inner) == .red && tint(of: other) == blue)
      inner.tintColor = .green
      #expect(tint(of: outer) == .red && tint(of: inner) == .green)
      inner.tintColor = .tintColor
      #expect(tint(of: inner) == blue)
      inner.tintColor = nil
      #expect(tint(of: inner) == .red)
      // A tint is no trait that others compare.
      #expect(inner.traitCollection == other.traitCollection)
    }
  }

  @Test func `In a picture it is the tint of the view that shows it, and follows it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let label = UILabel(frame: root.bounds)
    label.text = "Hi"
    label.textColor = .tintColor
    root.addSubview(label)
    var colored: String { Snapshotting<UIView>.ansi.text(of: root) }
    #expect(colored.contains("38;2;0;122;255mHi"))
    root.tintColor = .red
    #expect(colored.contains("38;2;255;0;0mHi"))
    label.tintColor = .green
    #expect(colored.contains("38;2;0;255;0mHi"))
    #expect(Snapshotting<UIView>.svg.text(of: root).contains("#00FF00"))
  }
}
