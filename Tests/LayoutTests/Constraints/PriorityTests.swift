import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// A view with an intrinsic content size that the test chooses.
final class ContentView: UIView {
  var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}

@MainActor @Suite struct PriorityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = ContentView(120, 20)
  private let second = ContentView(150, 20)

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  /// first and second are side by side and fill the root.
  private func makeRow() {
    ConstraintText(root: root, ["a": first, "b": second]).activate([
      "a.leading == .leading", "b.leading == a.trailing", "b.trailing == .trailing", "a.top == .top", "b.top == .top",
    ])
  }

  @Test("L2: the higher of two levels wins outright", arguments: [(750, 749), (251, 250), (1000, 999), (2, 1)])
  func levels(high: Float, low: Float) {
    let text = ConstraintText(root: root, ["a": first])
    text.activate(["a.leading == .leading @\(low)", "a.leading == .leading + 40 @\(high)"])
    root.layoutIfNeeded()
    #expect(first.frame.minX == 40)
  }

  @Test("L2: many of a lower level do not outweigh one of a higher") func outnumbered() {
    let text = ConstraintText(root: root, ["a": first])
    text.activate(["a.leading == .leading + 40 @500"])
    for _ in 0..<50 { text.activate(["a.leading == .leading @499"]) }
    root.layoutIfNeeded()
    #expect(first.frame.minX == 40)
  }

  @Test("L2: an optional inequality gives way as far as it has to") func partlyGranted() {
    let text = ConstraintText(root: root, ["a": first])
    text.activate(["a.leading == .leading", "a.width >= 300 @750", "a.trailing <= .trailing - 20"])
    root.layoutIfNeeded()
    #expect(first.frame.width == 180)
  }

  @Test("L2: widths are never negative, required of every view") func implicitMinimum() throws {
    let run = SimulatedRun()
    try run {
      let text = ConstraintText(root: root, ["a": first])
      text.activate(["a.leading == .leading + 150 @999", "a.trailing == .leading + 100"])
      root.layoutIfNeeded()
    }
    #expect(first.frame.width == 0)
    #expect(first.frame.minX == 100)
    #expect(run.console.isEmpty)
  }

  @Test("L2: the named priorities have UIKit's numbers") func names() {
    let named: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, number) in named { #expect(priority.rawValue == number) }
  }

  @Test("L3: hugging is 250 and compression resistance 750, of labels too") func defaults() {
    for view in [UIView(), UILabel()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test("L3: the content that hugs more keeps its size when there is room") func hugging() {
    first.contentSize.width = 40
    second.contentSize.width = 50
    makeRow()
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 150)
    #expect(second.frame.width == 50)
    first.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 40)
    #expect(second.frame.width == 160)
  }

  @Test("L3: the content that resists more keeps its size when room is short") func resistance() {
    makeRow()
    first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 120)
    #expect(second.frame.width == 80)
  }

  @Test("L3: a 751 view is not compressed for the sake of two of 750") func compressionIsNoAverage() {
    let third = ContentView(100, 20)
    root.addSubview(third)
    ConstraintText(root: root, ["a": first, "b": second, "c": third]).activate([
      "a.leading == .leading", "b.leading == a.trailing", "c.leading == b.trailing", "c.trailing == .trailing",
    ])
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(second.frame.width == 150)
    #expect(first.frame.width + third.frame.width == 50)
  }

  @Test("L3: a content without a wish along an axis is not held along it") func noWish() {
    first.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: 30)
    ConstraintText(root: root, ["a": first]).activate([
      "a.leading == .leading", "a.width == 77 @1", "a.top == .top",
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 77, height: 30))
  }

  @Test("L3: priorities of contents may change at any time") func changing() {
    makeRow()
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(second.frame.width == 150)
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 120)
  }

  @Test("L4: an installed constraint does not become optional, nor an optional one required") func mutation() throws {
    let text = ConstraintText(root: root, ["a": first])
    let required = text.activate(["a.width == 10"])[0]
    let optional = text.activate(["a.height == 10 @250"])[0]
    root.layoutIfNeeded()
    let run = SimulatedRun()
    let exception = try #require(run.exception { required.priority = .defaultLow })
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(
      exception.reason
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority 250 and the existing priority was 1000.")
    #expect(required.priority == .required)
    let other = try #require(SimulatedRun().exception { optional.priority = .required })
    #expect(other.reason.hasSuffix("You passed priority 1000 and the existing priority was 250."))
  }

  @Test("L4: optional priorities change while installed, any while not") func allowedMutation() throws {
    let text = ConstraintText(root: root, ["a": first])
    let constraints = text.activate(["a.width == 10 @999", "a.width == 20 @998"])
    try SimulatedRun().callAsFunction {
      root.layoutIfNeeded()
      #expect(first.frame.width == 10)
      constraints[0].priority = UILayoutPriority(100)
      root.layoutIfNeeded()
      #expect(first.frame.width == 20)
      constraints[0].isActive = false
      constraints[0].priority = .required
      constraints[0].isActive = true
      root.layoutIfNeeded()
      #expect(first.frame.width == 10)
    }
  }
}
