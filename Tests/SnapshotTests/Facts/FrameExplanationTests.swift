import PlainviewSnapshot
import Testing
import UIKit

@MainActor @Suite struct FrameExplanationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let upper = UILabel()
  private let lower = UIView()

  init() {
    upper.text = "Hello"
    upper.accessibilityIdentifier = "upper"
    lower.accessibilityIdentifier = "lower"
    root.accessibilityIdentifier = "root"
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      upper.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 6),
      lower.heightAnchor.constraint(equalToConstant: 20), lower.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// Five letters are 40 points wide and 16 high in cells.
  @Test func `A frame is traced to constants and content sizes`() {
    #expect(
      lower.explainFrame() == """
        lower (100 32 0 20)
          centerX 100 == root.centerX
            root.width 200 == 200 (root)
          width 0: nothing decides, so it is as near to zero as can be
          top 32 == upper.bottom + 6
            upper.top 10 == root.top + 10
            upper.height 16 == 16 (content)
          height 20 == 20
        """)
  }

  @Test func `Explaining changes nothing`() {
    let before = [root, upper, lower].map(\.frame)
    _ = upper.explainFrame()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([root, upper, lower].map(\.frame) == before)
  }
}
