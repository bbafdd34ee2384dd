import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// The layout that the rules of a stack give.
@MainActor @Suite struct StackLayoutTests {
  private let stack = UIStackView()
  private let views = [BoxView(40, 20), BoxView(60, 30), BoxView(20, 10)]

  init() {
    for view in views { stack.addArrangedSubview(view) }
  }

  @Test("K5: two hidden views between visible ones take the spacing of one gap") func hiddenNeighbours() {
    let last = BoxView(10, 10)
    stack.addArrangedSubview(last)
    stack.spacing = 8
    views[1].isHidden = true
    views[2].isHidden = true
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(last.frame.minX == 48)
  }

  @Test("W30 K6: hiding conflicts with a required width, and the width is given up") func hidingConflict() throws {
    let process = SimulatedProcess()
    try process.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      root.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(stack.layoutConflicts.isEmpty)
      views[0].isHidden = true
      root.layoutIfNeeded()
      #expect(stack.layoutConflicts.map { $0.members.count } == [2])
      #expect(stack.layoutConflicts.first?.broken.contains("width == 10") == true)
      #expect(views[0].frame.width == 0)
    }
    #expect(process.console.count == 1)
  }

  @Test("W30 a hidden row of a required height leaves no gap") func hiddenRow() {
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 10
    for height in [40.0, 50, 60] {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: height).isActive = true
      column.addArrangedSubview(row)
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    SimulatedProcess().enter {
      root.layoutIfNeeded()
      #expect(column.frame.height == 170)
      column.arrangedSubviews[1].isHidden = true
      root.layoutIfNeeded()
      #expect(column.frame.height == 110)
      column.arrangedSubviews[1].isHidden = false
      root.layoutIfNeeded()
      #expect(column.frame.height == 170)
    }
  }

  @Test("Leading is right in a stack that runs from right to left") func rightToLeft() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 140, height: 30)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [100, 30, 0])
  }

  @Test("Stacks stand in stacks, and what is hidden inside is felt outside") func nesting() {
    let column = UIStackView(arrangedSubviews: [stack, BoxView(100, 10)])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    stack.spacing = 5
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(column.frame.size == CGSize(width: 130, height: 44))
    #expect(stack.frame.size == CGSize(width: 130, height: 30))
    // Across the axis a hidden view counts: it is aligned as the others are (K3).
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.size == CGSize(width: 100, height: 44))
    stack.isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.size == CGSize(width: 100, height: 10))
  }

  @Test("A stack's baselines are those of its first and last view, in a row of the tallest one") func ownBaselines() {
    #expect(stack.forFirstBaselineLayout === views[1])
    #expect(stack.forLastBaselineLayout === views[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0])
    views[2].isHidden = true
    #expect(stack.forLastBaselineLayout === views[1])
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  @Test("K4: a view without a content size has no height in a centred row") func noContentSize() {
    let plain = UIView()
    stack.insertArrangedSubview(plain, at: 1)
    stack.alignment = .center
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    #expect(plain.frame.height == 0 && plain.frame.minY == 20)
  }
}
