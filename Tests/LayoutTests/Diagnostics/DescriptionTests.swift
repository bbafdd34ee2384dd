import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@MainActor @Suite struct DescriptionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let label = UILabel()
  private let other = UIView()

  init() {
    for view in [label, other] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    label.text = "Hello"
  }

  private func text(_ equation: String) -> String {
    let constraint = ConstraintText(root: root, ["l": label, "o": other]).constraint(equation)
    constraint.isActive = true
    defer { constraint.isActive = false }
    return masked(constraint.description)
  }

  @Test("L13: sizes, ratios, offsets and numbers") func equations() {
    #expect(text("l.width == 100") == "<NSLayoutConstraint:0x… UILabel:0x…'Hello'.width == 100   (active)>")
    #expect(text("o.height >= 44.5") == "<NSLayoutConstraint:0x… UIView:0x….height >= 44.5   (active)>")
    #expect(text("o.width == -16") == "<NSLayoutConstraint:0x… UIView:0x….width == - 16   (active)>")
    #expect(
      text("o.width == 0.3333333333 * l.width + 54.666666666")
        == "<NSLayoutConstraint:0x… UIView:0x….width == 0.333333*UILabel:0x…'Hello'.width + 54.6667   (active)>")
    #expect(
      text("o.width <= l.height - 20")
        == "<NSLayoutConstraint:0x… UIView:0x….width <= UILabel:0x…'Hello'.height - 20   (active)>")
  }

  @Test("L13: the picture form is for a later edge behind an earlier one") func pictures() {
    #expect(
      text("o.leading == .leading + 10")
        == "<NSLayoutConstraint:0x… H:|-(10)-[UIView:0x…]   (active, names: '|':UIView:0x… )>")
    #expect(
      text(".bottom == o.bottom + 11")
        == "<NSLayoutConstraint:0x… V:[UIView:0x…]-(11)-|   (active, names: '|':UIView:0x… )>")
    #expect(text("o.top == l.bottom") == "<NSLayoutConstraint:0x… V:[UILabel:0x…'Hello']-(0)-[UIView:0x…]   (active)>")
    #expect(
      text("o.left >= l.right + 3")
        == "<NSLayoutConstraint:0x… H:[UILabel:0x…'Hello']-(>=3)-[UIView:0x…](LTR)   (active)>")
    #expect(
      text("o.leading <= l.trailing + 3")
        == "<NSLayoutConstraint:0x… H:[UILabel:0x…'Hello']-(<=3)-[UIView:0x…]   (active)>")
  }

  @Test("L13: anything else is an equation") func noPictures() {
    #expect(
      text("o.trailing == .trailing - 5")
        == "<NSLayoutConstraint:0x… UIView:0x….trailing == UIView:0x….trailing - 5   (active)>")
    #expect(
      text(".leading == o.leading") == "<NSLayoutConstraint:0x… UIView:0x….leading == UIView:0x….leading   (active)>")
    #expect(
      text("o.leading == .leading - 5")
        == "<NSLayoutConstraint:0x… UIView:0x….leading == UIView:0x….leading - 5   (active)>")
    #expect(
      text("l.trailing == o.leading - 5")
        == "<NSLayoutConstraint:0x… UILabel:0x…'Hello'.trailing == UIView:0x….leading - 5   (active)>")
    #expect(
      text("o.top == l.firstBaseline")
        == "<NSLayoutConstraint:0x… UIView:0x….top == UILabel:0x…'Hello'.firstBaseline   (active)>")
    #expect(
      text("o.leading == .leadingMargin")
        == "<NSLayoutConstraint:0x… UIView:0x….leading == UIView:0x….leadingMargin   (active)>")
  }

  @Test("L13: optional constraints say their priority, inactive ones that they are") func state() {
    #expect(text("o.width == 1 @750") == "<NSLayoutConstraint:0x… UIView:0x….width == 1@750   (active)>")
    #expect(text("o.width == 1 @999.5") == "<NSLayoutConstraint:0x… UIView:0x….width == 1@999.5   (active)>")
    let constraint = other.widthAnchor.constraint(equalToConstant: 1)
    constraint.identifier = "wide"
    #expect(masked(constraint.description) == "<NSLayoutConstraint:0x… 'wide' UIView:0x….width == 1   (inactive)>")
  }

  @Test("L13: a title of more than 25 characters is cut") func longTitles() {
    label.text = "1234567890123456789012345"
    #expect(text("l.width == 1").contains("'1234567890123456789012345'.width"))
    label.text = "12345678901234567890123456"
    #expect(text("l.width == 1").contains("'1234567890123456789012345...'.width"))
  }

  @Test("L13: a view with an identifier goes by it, and is listed under names") func names() {
    other.accessibilityIdentifier = "homeLarge"
    #expect(
      text("o.height == 24") == "<NSLayoutConstraint:0x… homeLarge.height == 24   (active, names: homeLarge:0x… )>")
    root.accessibilityIdentifier = "page"
    #expect(
      text("o.top == .top + 1")
        == "<NSLayoutConstraint:0x… V:|-(1)-[homeLarge]   (active, names: '|':page, homeLarge:0x…, page:0x… )>")
    #expect(
      text("o.width == .width")
        == "<NSLayoutConstraint:0x… homeLarge.width == page.width   (active, names: homeLarge:0x…, page:0x… )>")
  }

  @Test("L14: contents in a conflict are printed with their priorities") func contentSizes() throws {
    label.text = "aaaaa"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let process = SimulatedProcess()
    try process.run {
      ConstraintText(root: root, ["l": label]).activate(["l.width <= 30"])
      root.layoutIfNeeded()
      let report = try #require(root.layoutConflicts.first)
      #expect(
        report.members.map { masked($0) } == [
          "<NSContentSizeLayoutConstraint:0x… UILabel:0x…'aaaaa'.width == 40 Hug:251 CompressionResistance:1000   (active)>",
          "<NSLayoutConstraint:0x… UILabel:0x…'aaaaa'.width <= 30   (active)>",
        ])
      #expect(report.broken == report.members[1])
    }
  }

  @Test("L13: masks are printed with three signs for each axis") func masks() throws {
    let masked = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 20))
    masked.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    root.addSubview(masked)
    let process = SimulatedProcess()
    try process.run {
      ConstraintText(root: root, ["m": masked]).activate(["m.width == 30", "m.leading == .leading + 3"])
      root.layoutIfNeeded()
    }
    let lines = root.layoutConflicts.flatMap(\.members).map { withoutAddresses($0) }
    #expect(
      lines.contains(
        "<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=--& UIView:0x….width == UIView:0x….width - 20   (active)>"))
    #expect(
      lines.contains(
        "<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=--& UIView:0x….minX == 10   (active, names: '|':UIView:0x… )>")
    )
    #expect(
      lines.contains("<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' UIView:0x….width == 200   (active)>"))
    #expect(masked.frame.width == 180)
  }

  private func withoutAddresses(_ text: String) -> String { text.replacing(#/0x[0-9a-f]+/#, with: "0x…") }
}
