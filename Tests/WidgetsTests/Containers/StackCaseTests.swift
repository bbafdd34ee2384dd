import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Stacks of every axis, distribution and alignment with the frames that UIKit's constraints give.
///
/// The data are in Fixtures/layout/stack-cases.json.
@MainActor @Suite struct StackCaseTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let axis, distribution, alignment, contents: String
    let hidden: [Int]?
    let size: [Double]?
    let stack: [Double]
    let frames: [[Double]]
    let ambiguous: [Int]?

    var testDescription: String {
      "\(axis) \(distribution) \(alignment), \(contents)\(size == nil ? "" : ", sized")\(hidden == nil ? "" : ", hidden")"
    }
  }

  private struct Cases: Decodable {
    let spacing: Double
    let contents: [String: [[Double]]]
    let cases: [Case]
  }

  nonisolated private static let all = StackFixture.decode(Cases.self)
  nonisolated static let cases = all.cases

  @Test("K2 to K8: frames are those of UIKit's constraint set", arguments: StackCaseTests.cases)
  func frames(of example: Case) {
    let stack = makeStack(example)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let size = example.size {
      stack.widthAnchor.constraint(equalToConstant: CGFloat(size[0])).isActive = true
      stack.heightAnchor.constraint(equalToConstant: CGFloat(size[1])).isActive = true
    }
    root.layoutIfNeeded()
    #expect(isNear(stack.frame, [0, 0] + example.stack), "the stack is \(stack.frame.size)")
    for (index, view) in stack.arrangedSubviews.enumerated() {
      let isAmbiguous = example.ambiguous?.contains(index) ?? false
      #expect(view.hasAmbiguousLayout == isAmbiguous, "view \(index)")
      if !isAmbiguous { #expect(isNear(view.frame, example.frames[index]), "view \(index): \(view.frame)") }
    }
    #expect(root.layoutConflicts.isEmpty)
  }

  private func makeStack(_ example: Case) -> UIStackView {
    let contents = Self.all.contents[example.contents] ?? []
    let stack = UIStackView(arrangedSubviews: contents.map { BoxView($0) })
    stack.axis = example.axis == "horizontal" ? .horizontal : .vertical
    stack.spacing = CGFloat(Self.all.spacing)
    stack.distribution =
      switch example.distribution {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch example.alignment {
      case "leading": .leading
      case "center": .center
      case "trailing": .trailing
      default: .fill
      }
    for index in example.hidden ?? [] { stack.arrangedSubviews[index].isHidden = true }
    return stack
  }

  private func isNear(_ frame: CGRect, _ expected: [Double]) -> Bool {
    zip([frame.minX, frame.minY, frame.width, frame.height], expected).allSatisfy { abs(Double($0) - $1) <= 0.02 }
  }
}

/// A view with an intrinsic content size: width, height, hugging and compression resistance of both axes.
final class BoxView: UIView {
  private let contentSize: CGSize

  init(_ numbers: [Double]) {
    contentSize = CGSize(width: numbers[0], height: numbers[1])
    super.init(frame: .zero)
    guard numbers.count > 2 else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(Float(numbers[2])), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[3])), for: axis)
    }
  }

  convenience init(_ width: Double, _ height: Double) { self.init([width, height]) }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}

/// Reads Fixtures/layout/stack-cases.json.
private enum StackFixture {
  static func decode<Value: Decodable>(_ type: Value.Type) -> Value {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    do {
      return try JSONDecoder().decode(
        type, from: Data(contentsOf: root.appendingPathComponent("Fixtures/layout/stack-cases.json")))
    } catch {
      fatalError("Fixtures/layout/stack-cases.json: \(error)")
    }
  }
}
