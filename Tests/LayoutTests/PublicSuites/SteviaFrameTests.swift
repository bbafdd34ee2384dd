import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

/// Frames that freshOS/Stevia's tests verify on Apple's engine, in own words: every subview translates nothing, and
/// the numbers are relative to the screen, here 390 × 840 points.
@MainActor @Suite("Frames of Stevia's tests") struct SteviaFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 840))
  private let view = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    for each in [view, first, second] {
      root.addSubview(each)
      each.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func frame(_ equations: [String], of subject: UIView? = nil) -> CGRect {
    ConstraintText(root: root, ["v": view, "a": first, "b": second]).activate(equations)
    root.layoutIfNeeded()
    return (subject ?? view).frame
  }

  private static let size100 = ["v.width == 100", "v.height == 100"]

  @Test(
    "One edge or center of a view of 100 points; the other axis rests at the origin",
    arguments: [
      ("v.top == .top + 23", 0, 23), ("v.bottom == .bottom - 45", 0, 695), ("v.left == .left + 12", 12, 0),
      ("v.leading == .leading + 12", 12, 0), ("v.right == .right - 74", 216, 0),
      ("v.trailing == .trailing - 74", 216, 0), ("v.top == 0.1 * .bottom", 0, 84),
      ("v.bottom == 0.9 * .bottom", 0, 656), ("v.left == 0.1 * .right", 39, 0), ("v.right == 0.9 * .right", 251, 0),
      ("v.leading == 0.1 * .trailing", 39, 0), ("v.centerX == .centerX", 145, 0),
      ("v.centerX == .centerX + 50", 195, 0), ("v.centerY == .centerY", 0, 370), ("v.centerY == .centerY + 50", 0, 420),
      ("v.top >= .top + 23", 0, 23), ("v.left >= .left + 23", 23, 0), ("v.leading >= .leading + 23", 23, 0),
    ] as [(String, Double, Double)])
  func positions(equation: String, x: Double, y: Double) {
    #expect(frame(Self.size100 + [equation]).isNear(CGRect(x: x, y: y, width: 100, height: 100)))
  }

  @Test(
    "W33: a position with one bound rests there",
    arguments: [
      ("v.top <= .top + 10", 0, 10), ("v.bottom <= .bottom - 45", 0, 695), ("v.left <= .left + 72", 72, 0),
      ("v.leading <= .leading + 72", 72, 0), ("v.right <= .right - 74", 216, 0),
      ("v.trailing <= .trailing - 74", 216, 0), ("v.centerX <= .centerX", 145, 0), ("v.top >= .top - 10", 0, -10),
      ("v.left <= .left + 72 @250", 72, 0),
    ] as [(String, Double, Double)])
  func onlyBounds(equation: String, x: Double, y: Double) {
    #expect(frame(Self.size100 + [equation]).isNear(CGRect(x: x, y: y, width: 100, height: 100)))
    #expect(view.hasAmbiguousLayout)
  }

  @Test(
    "W33: the same where leading is right",
    arguments: [("v.leading <= .leading + 23", 267), ("v.trailing >= .trailing - 74", 74)] as [(String, Double)])
  func onlyBoundsRightToLeft(equation: String, x: Double) {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frame(Self.size100 + [equation]).isNear(CGRect(x: x, y: 0, width: 100, height: 100)))
  }

  @Test("W33: a bound by another view is one, too; with two bounds the nearest to the origin stands")
  func boundsByViews() {
    let equations = ["a.left == .left", "a.width == 10", "b.left <= a.right + 25", "b.width == 30"]
    #expect(frame(equations, of: second).minX == 35)
    #expect(frame(["b.right >= .left + 20"], of: second).minX == 0)
  }

  @Test("W33: two open positions that bound each other rest one after the other")
  func openNeighbors() {
    let equations = ["a.width == 10", "b.width == 10", "b.left <= a.right + 25", "a.left <= .left + 5"]
    #expect(frame(equations, of: first).minX == 5)
    #expect(second.frame.minX == 40)
  }

  @Test(
    "The same where leading is right",
    arguments: [
      ("v.leading == .leading", 290), ("v.leading == .leading + 75", 215), ("v.trailing == .trailing - 14", 14),
    ] as [(String, Double)])
  func rightToLeft(equation: String, x: Double) {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frame(Self.size100 + [equation]).isNear(CGRect(x: x, y: 0, width: 100, height: 100)))
  }

  @Test(
    "Sizes, and sizes that follow from a ratio",
    arguments: [
      (["v.width == 150", "v.height == 0.6666666666666666 * v.width"], 150, 100),
      (["v.width == 57", "v.height == 57"], 57, 57),
      (["v.width == 100", "v.height == 0.4 * .height"], 100, 336),
      (["v.height == 100", "v.width == 0.87 * .width"], 339.3, 100),
      (["v.height == v.width", "v.width == 85"], 85, 85), (["v.height == 192", "v.height == v.width"], 192, 192),
      (["v.width == .width - 52", "v.height == .height + 34"], 338, 874), ([".width == v.width + 52"], 338, 0),
      (["v.width >= .width - 52", "v.height >= .height - 34"], 338, 806), (["v.width <= .width - 52"], 0, 0),
      (["v.height <= .height - 34"], 0, 0), (["v.width >= 23", "v.height <= 94"], 23, 0), ([], 0, 0),
    ] as [([String], Double, Double)])
  func sizes(equations: [String], width: Double, height: Double) {
    #expect(frame(equations).isNear(CGRect(x: 0, y: 0, width: width, height: height)))
  }

  @Test(
    "A container is filled, with and without padding", arguments: [0.0, 10, 40])
  func filling(padding: Double) {
    let equations = [
      "v.top == .top + \(padding)", "v.bottom == .bottom - \(padding)", "v.left == .left + \(padding)",
      "v.right == .right - \(padding)",
    ]
    #expect(
      frame(equations) == CGRect(x: padding, y: padding, width: 390 - 2 * padding, height: 840 - 2 * padding))
  }

  /// A line of views, and where each begins and how wide it is from left to right and from right to left.
  struct Line: Sendable, CustomTestStringConvertible {
    let format: String
    let leftToRight, rightToLeft: [String: [Double]]
    var testDescription: String { format }

    init(_ format: String, _ leftToRight: [String: [Double]], _ rightToLeft: [String: [Double]]) {
      (self.format, self.leftToRight, self.rightToLeft) = (format, leftToRight, rightToLeft)
    }
  }

  nonisolated private static let lines = [
    Line("|[v]", ["v": [0, 0]], ["v": [390, 0]]), Line("|-[v]", ["v": [8, 0]], ["v": [382, 0]]),
    Line("|-75-[v]", ["v": [75, 0]], ["v": [315, 0]]), Line("[v]|", ["v": [390, 0]], ["v": [0, 0]]),
    Line("[v]-|", ["v": [382, 0]], ["v": [8, 0]]), Line("[v]-14-|", ["v": [376, 0]], ["v": [14, 0]]),
    Line("|[a(10)]-[b]", ["a": [0, 10], "b": [18, 0]], ["a": [380, 10], "b": [372, 0]]),
    Line("|[a(10)]-52-[b]", ["a": [0, 10], "b": [62, 0]], ["a": [380, 10], "b": [328, 0]]),
    Line("[a]-52-[b(10)]-31-|", ["a": [297, 0], "b": [349, 10]], ["a": [93, 0], "b": [31, 10]]),
    Line(
      "|[a(20)]-43-[b(20)]-27-[v]", ["a": [0, 20], "b": [63, 20], "v": [110, 0]],
      ["a": [370, 20], "b": [307, 20], "v": [280, 0]]),
    Line(
      "|[a(20)]-[b(30)]-(>=0)-[v(10)]|", ["a": [0, 20], "b": [28, 30], "v": [380, 10]],
      ["a": [370, 20], "b": [332, 30], "v": [0, 10]]),
  ]

  @Test("Lines of views, both ways of reading", arguments: SteviaFrameTests.lines, [false, true])
  func lines(line: Line, isRightToLeft: Bool) {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let views = ["v": view, "a": first, "b": second]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: line.format, metrics: nil, views: views))
    root.layoutIfNeeded()
    for (name, expected) in isRightToLeft ? line.rightToLeft : line.leftToRight {
      #expect(views[name]?.frame == CGRect(x: expected[0], y: 0, width: expected[1], height: 0), "\(name)")
    }
  }

  @Test("A view stands at least a number behind another one, and no further") func atLeast() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a(10)]-(>=25)-[b]", metrics: nil, views: ["a": first, "b": second]))
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
  }

  @Test("A whole form: fields below each other, the button at the bottom, with room between", arguments: [false, true])
  func form(isRightToLeft: Bool) {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let email = frame([
      "v.top == .top + 100.5", "v.leading == .leading + 8", "v.trailing == .trailing - 22", "v.height == 0.1 * .height",
      "a.top == v.bottom + 20", "a.leading == .leading", "a.width == 54", "a.height == 47", "b.top >= a.bottom",
      "b.centerX == .centerX", "b.height == 99", "b.width == 30", "b.bottom == .bottom - 7",
    ])
    #expect(email.isNear(CGRect(x: isRightToLeft ? 22 : 8, y: 100.5, width: 360, height: 84)))
    #expect(first.frame.isNear(CGRect(x: isRightToLeft ? 336 : 0, y: 204.5, width: 54, height: 47)))
    #expect(second.frame.isNear(CGRect(x: 180, y: 734, width: 30, height: 99)))
  }

  @Test("Distances in hundredths of the height") func percentages() {
    let spacer = UILayoutGuide()
    root.addLayoutGuide(spacer)
    NSLayoutConstraint.activate([
      spacer.topAnchor.constraint(equalTo: first.bottomAnchor),
      spacer.bottomAnchor.constraint(equalTo: second.topAnchor),
      spacer.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.33),
    ])
    let frame = frame(
      ["a.top == 0.1 * .bottom", "a.height == 20", "b.bottom == 0.8 * .bottom"].map { $0 }
        + ["a.left == .left", "a.right == .right", "b.left == .left", "b.right == .right"], of: second)
    #expect(first.frame.isNear(CGRect(x: 0, y: 84, width: 390, height: 20)))
    #expect(frame.isNear(CGRect(x: 0, y: 84 + 20 + 277.2, width: 390, height: 672 - 381.2)))
  }

  @Test("A view follows one in another branch of the tree, whichever is named first", arguments: [false, true])
  func branches(fieldFirst: Bool) {
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    first.addSubview(field)
    ConstraintText(root: root, ["box": first, "field": field, "drop": second]).activate([
      "box.top == .top + 60", "box.bottom == .bottom - 60", "box.left == .left + 60", "box.right == .right - 60",
      "field.leading == box.leading + 8", "field.trailing == box.trailing - 8", "field.top == box.top + 1",
      "field.height == 50", "drop.left == .left", "drop.right == .right", "drop.bottom == .bottom",
      fieldFirst ? "field.bottom == drop.top" : "drop.top == field.bottom",
    ])
    root.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 8, y: 1, width: 254, height: 50))
    #expect(second.frame == CGRect(x: 0, y: 111, width: 390, height: 729))
  }
}
