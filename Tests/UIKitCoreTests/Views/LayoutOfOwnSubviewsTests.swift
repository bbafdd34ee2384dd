import Testing
import UIKit

/// Views of the app that add something to themselves while they are laid out.
@MainActor @Suite struct LayoutOfOwnSubviewsTests {
  private final class Ruled: UIView {
    var calls = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
      let line = UIView(frame: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
      line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(line)
    }
  }

  @Test func `A line that is added at each layout does not ask for the next one`() {
    let view = Ruled(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.layoutIfNeeded()
    #expect(view.calls == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == 2)
  }

  private final class Labelled: UIView {
    let label = UILabel()
    override func layoutSubviews() {
      super.layoutSubviews()
      guard label.superview == nil else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 3), label.widthAnchor.constraint(equalToConstant: 50),
        label.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  @Test func `Constraints of what is added have effect in the same pass`() {
    let view = Labelled(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.layoutIfNeeded()
    #expect(view.label.frame == CGRect(x: 7, y: 3, width: 50, height: 10))
  }
}
