import Testing
import UIKit

/// Where views are and why, worked out by hand. One character is 8 points wide, a line 16 high.
@MainActor @Suite struct LayoutTextTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() { root.accessibilityIdentifier = "root" }

  private var text: String { Snapshotting<UIView>.layout.text(of: root) }

  private func label(_ text: String, in parent: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(label)
    return label
  }

  @Test func `A view says its frame, its content's size and its constraints with priorities`() {
    let label = label("Hi")
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    leading.priority = .defaultHigh
    let height = label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5, constant: -4)
    height.identifier = "shape"
    NSLayoutConstraint.activate([
      leading, label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 40), height,
    ])
    #expect(
      text == """
        UIView 'root'  (0 0; 200 100)
          UILabel 'Hi'  (16 8; 40 16)
              content 16 x 16, hugging 250 250, resistance 750 750
              leading == superview.leading + 16 @750
              top == superview.safeArea.top + 8
              width >= 40
              height == 0.5*width - 4  'shape'
        """)
  }

  @Test func `A constraint stands at the deeper of its views, or at the first one`() {
    let (one, other) = (label("A"), label("B"))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: one.leadingAnchor), one.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      other.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(
      text == """
        UIView 'root'  (0 0; 200 100)
            guide.width == 10
          UILabel 'A'  (0 0; 8 16)
              content 8 x 16, hugging 250 250, resistance 750 750
              superview.leading == leading
              top == superview.top
          UILabel 'B'  (16 0; 8 16)
              content 8 x 16, hugging 250 250, resistance 750 750
              leading == UILabel 'A'.trailing + 8
              firstBaseline == UILabel 'A'.firstBaseline
        """)
  }

  @Test func `Broken constraints and ambiguous axes are flagged`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasSuffix("; 100 20)"))
    #expect(
      lines.dropFirst(2) == [
        "      width == 100", "      height == 20", "      top == superview.top", "      width == 50  ! broken",
        "      ! x or width is ambiguous",
      ])
  }

  @Test func `Cut text and clipped views are flagged`() {
    let cut = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
    cut.text = "too long a text"
    let card = UIView(frame: CGRect(x: 0, y: 20, width: 50, height: 50))
    card.accessibilityIdentifier = "card"
    card.clipsToBounds = true
    let half = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    [half, outside].forEach { card.addSubview($0) }
    [cut, card].forEach { root.addSubview($0) }
    #expect(
      text == """
        UIView 'root'  (0 0; 200 100)
          UILabel 'too long a text'  (0 0; 64 16)
              ! the text is cut
          UIView 'card'  (0 20; 50 50)
              layer clips
            UIView #1  (40 0; 20 20)
                ! clipped by UIView 'card'
            UIView #2  (60 0; 20 20)
                ! outside UIView 'card', which clips
        """)
  }

  @Test func `A text of several lines is cut when lines are missing`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 32))
    label.numberOfLines = 0
    label.text = "one two"
    root.addSubview(label)
    #expect(!text.contains("cut"))
    label.text = "one two three"
    #expect(text.contains("! the text is cut"))
    label.frame.size.height = 48
    #expect(!text.contains("cut"))
  }

  @Test func `What is scrolled away is not flagged`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 80, width: 20, height: 20)))
    root.addSubview(scroll)
    #expect(!text.contains("!"))
  }

  @Test func `Masks, layers and transforms are said where there are any`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.isHidden = true
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 0.5
    view.layer.shadowOpacity = 0.25
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    root.addSubview(view)
    #expect(
      text == """
        UIView 'root'  (0 0; 200 100)
          UIView  (15 10; 20 20), hidden, autoresizing W+TM
              layer corners 4, border 0.5, shadow (0 2) radius 3 opacity 0.25, transform (1 0 0 1 5 0)
        """)
  }

  @Test func `Gradients, shapes, texts and masks of layers are said, and which corners are round`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.cornerRadius = 6
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.5]
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 10)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    let textLayer = CATextLayer()
    textLayer.frame = CGRect(x: 0, y: 30, width: 100, height: 20)
    textLayer.string = "Hello"
    for layer in [gradient, shape, textLayer] { view.layer.addSublayer(layer) }
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layer.mask = mask
    root.addSubview(view)
    #expect(
      text == """
        UIView 'root'  (0 0; 200 100)
          UIView  (0 0; 100 50)
              layer corners 6 (top left, top right)
              mask CALayer  (0 0; 50 50)
              sublayer CAGradientLayer  (0 0; 100 20), axial gradient of 2 colors from (0.5 0) to (0.5 1) at 0 0.5
              sublayer CAShapeLayer  (0 0; 0 0), path in (1 2; 30 10), line 2
              sublayer CATextLayer  (0 30; 100 20), text 'Hello'
        """)
  }
}
