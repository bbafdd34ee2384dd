import PlainviewSnapshot
import Testing
import UIKit

/// What is taken down of real views, worked out by hand; texts are measured in cells of 8 x 16 points.
@MainActor @Suite struct TreeFactsTests {
  /// A form as people write one: a label, a field and a button below each other.
  private final class Form: UIView {
    let title = UILabel()
    let field = UITextField()
    let button = UIButton(type: .system)
    private(set) var gap: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.text = "Welcome"
      title.font = .boldSystemFont(ofSize: 20)
      field.placeholder = "Name"
      field.accessibilityIdentifier = "name"
      button.setTitle("Go", for: .normal)
      for view in [title, field, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let gap = button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12)
      gap.identifier = "gap"
      self.gap = gap
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        title.centerXAnchor.constraint(equalTo: centerXAnchor),
        field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        field.heightAnchor.constraint(equalToConstant: 30),
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8), gap,
        button.heightAnchor.constraint(equalToConstant: 40), button.widthAnchor.constraint(equalToConstant: 80),
        button.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func form() -> Form { Form(frame: CGRect(x: 0, y: 0, width: 200, height: 300)) }

  @Test func `A form's facts are names, frames, styles and what decides each side`() {
    let form = form()
    form.layoutIfNeeded()
    #expect(
      TreeFacts(of: form).text == """
        plainview tree 2
        Form (0 0 200 300)
         title: UILabel (72 10 56 16) "Welcome"
          .font = .SFUI-Semibold 20
          .centerX == super.centerX
          .width (content)
          .top == super.top + 10
          .height (content)
         name: UITextField (8 30 184 30)
          .placeholder = Name
          .left == super.left + 8
          .right == super.right - 8
          .top == title.bottom + 4
          .height == 30
         button: UIButton (8 72 80 40) "Go"
          .font = .SFUI-Regular 15
          .left == name.left
          .width == 80
          .top == name.bottom + 12 'gap'
          .height == 40

        """)
  }

  @Test func `A title that wraps moves the rest, and the words say why`() {
    let form = form()
    form.layoutIfNeeded()
    let old = TreeFacts(of: form)
    form.title.numberOfLines = 0
    form.title.widthAnchor.constraint(equalToConstant: 40).isActive = true
    form.title.text = "Welcome back"
    form.layoutIfNeeded()
    let report = ChangeReport(old: old, new: TreeFacts(of: form))
    #expect(
      report.causes.map(\.text).contains {
        $0.hasPrefix("the content of `title` is 4") && $0.hasSuffix("its text changed")
      })
    #expect(
      report.causes.flatMap(\.effects).contains("and with it `button`"))
  }

  @Test func `A constant that code changed is named with its constraint`() {
    let form = form()
    form.layoutIfNeeded()
    let old = TreeFacts(of: form)
    form.gap?.constant = 20
    form.layoutIfNeeded()
    #expect(
      ChangeReport(old: old, new: TreeFacts(of: form)).text == """
        What changed:
          `button` moved down by 8

        Why:
          `button.top == name.bottom + 12` ('gap') became `+ 20`

        """)
  }

  @Test func `Spacing of a stack and a hidden view in it`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    stack.distribution = .fill
    for name in ["one", "two", "three", "four"] {
      let label = UILabel()
      label.text = name
      label.accessibilityIdentifier = name
      stack.addArrangedSubview(label)
    }
    stack.accessibilityIdentifier = "list"
    root.layoutIfNeeded()
    let old = TreeFacts(of: root)
    stack.spacing = 8
    root.layoutIfNeeded()
    let spaced = TreeFacts(of: root)
    let report = ChangeReport(old: old, new: spaced)
    #expect(
      report.changes == [
        "`list` has spacing 8 (was the default), is 88 high (was 64)", "`two` moved down by 8",
        "`three` moved down by 16",
        "`four` moved down by 24",
      ])
    #expect(report.causes.first?.text == "the spacing in `list` is 8 (was 0)")
    #expect(report.causes.count == 1)
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    let hidden = ChangeReport(old: spaced, new: TreeFacts(of: root))
    #expect(hidden.changes.contains { $0.hasPrefix("`two` is hidden now") })
    #expect(hidden.changes.contains { $0.hasPrefix("2 views") == false && $0.contains("`three` moved up by 24") })
  }

  @Test func `Facts are made of views, controllers and texts that were taken from them`() {
    let form = form()
    #expect(Snapshotting<UIView>.ascii.makeFacts(form)?.views.count == 4)
    let controller = UIViewController()
    controller.view = form
    #expect(Snapshotting<UIViewController>.ascii.makeFacts(controller)?.views.first?.type == "UIWindow")
    let pulledBack = Snapshotting<UIView>.ascii.pullback { (number: Int) in number == 0 ? form : UIView() }
    #expect(pulledBack.makeFacts(0)?.views.count == 4)
    #expect(pulledBack.makeFacts(1)?.views.count == 1)
    #expect(Snapshotting<String>.lines.makeFacts("text") == nil)
  }

  @Test func `What a golden must not show the facts do not show either`() throws {
    let form = form()
    form.title.accessibilityIdentifier = "title"
    form.layoutIfNeeded()
    let hidden = Snapshotting<UIView>.ascii.redacting(identifiers: ["title"]).redacting(/Na../, with: "?")
    let facts = try #require(hidden.pullback { (view: UIView) in view }.named("other").makeFacts(form))
    #expect(facts.views[1].text == "(redacted)")
    #expect(facts.views[2].trait("placeholder") == "?")
    #expect(!facts.text.contains("Welcome"))
    #expect(Snapshotting<UIView>.facets(hidden, .wiring).makeFacts(form) == facts)
  }

  @Test func `A view that code put elsewhere says so`() {
    final class Mover: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame.origin.y = 50
      }
    }
    let mover = Mover(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    mover.addSubview(mover.inner)
    mover.inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mover.inner.topAnchor.constraint(equalTo: mover.topAnchor),
      mover.inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    mover.layoutIfNeeded()
    let sides = TreeFacts(of: mover).views[1].sides
    #expect(sides.contains(SideFact(.top, [SideFact.Relation(.top, to: "Mover", .top, constant: 50, source: .code)])))
  }

  @Test func `Taking down facts changes nothing: a button without a title gets no label`() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    button.layoutIfNeeded()
    let parts = button.subviews
    _ = TreeFacts(of: button)
    #expect(button.subviews == parts)
    #expect(!parts.contains { $0 is UILabel })
  }
}
