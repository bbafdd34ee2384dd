import Testing
import UIKit

/// What is read aloud, and in which order.
@MainActor @Suite struct AccessibilityTextTests {
  private let board = StrategyBoard(columns: 40, rows: 20)

  private func line(_ view: UIView) -> String {
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 64)
    return Snapshotting<UIView>.accessibility.text(of: view)
  }

  // MARK: Controls

  @Test func `Labels and buttons are called by what they show, unless they say something else`() {
    let label = UILabel()
    label.text = "two\nlines"
    #expect(line(label) == "\"two\\nlines\", staticText")
    label.accessibilityLabel = "Greeting"
    label.accessibilityTraits = .header
    label.accessibilityHint = "Reads twice"
    label.accessibilityIdentifier = "title"
    #expect(line(label) == "\"Greeting\", header, hint \"Reads twice\", id title")
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    #expect(line(button) == "\"Go\", button, selected, notEnabled")
    #expect(line(UIButton(type: .contactAdd)) == "\"Add\", button")
    let picture = UIButton(type: .system)
    picture.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(line(picture) == "\"trash\", button")
  }

  @Test func `Fields say their text, dots for a secret, or the placeholder`() {
    let field = UITextField()
    field.placeholder = "Email"
    #expect(line(field) == "(no label), value \"Email\", textEntry")
    field.text = "kim"
    #expect(line(field) == "(no label), value \"kim\", textEntry")
    field.isSecureTextEntry = true
    #expect(line(field) == "(no label), value \"•••\", textEntry")
    let view = UITextView()
    view.text = "long"
    #expect(line(view) == "(no label), value \"long\", textEntry, textArea")
    view.isEditable = false
    #expect(line(view) == "(no label), value \"long\", staticText")
  }

  @Test func `Controls with values say them`() {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isOn = true
    #expect(line(toggle) == "\"Wi-Fi\", value \"1\", button, toggleButton")
    let slider = UISlider()
    slider.value = 0.5
    #expect(line(slider) == "(no label), value \"50%\", adjustable")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(line(pages) == "(no label), value \"page 1 of 3\", adjustable")
    let progress = UIProgressView()
    progress.progress = 0.25
    #expect(line(progress) == "(no label), value \"25%\", updatesFrequently")
    let activity = UIActivityIndicatorView()
    activity.startAnimating()
    #expect(line(activity) == "\"In progress\", value \"1\", updatesFrequently")
  }

  @Test func `Steppers and segmented controls are read as their parts`() {
    let stepper = UIStepper()
    #expect(line(stepper) == "\"Decrement\", button, notEnabled\n\"Increment\", button")
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    #expect(line(segments) == "\"Day\", button\n\"Week\", button, selected")
  }

  @Test func `An element that says nothing is flagged`() {
    #expect(line(UIButton(type: .custom)) == "(no label), button  ! nothing is read aloud")
    #expect(line(UIView()) == "(nothing is read aloud)")
  }

  // MARK: Order

  private func order() -> [String] {
    board.text(.accessibility).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .map { String($0.prefix { $0 != "," }) }
  }

  private func add(_ text: String, x: CGFloat, y: CGFloat, to parent: UIView? = nil) {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 16))
    label.text = text
    (parent ?? board.root).addSubview(label)
  }

  @Test func `Rows go from the top, elements less than 8 points lower belong to a row`() {
    add("c", x: 0, y: 15.5)
    add("b", x: 100, y: 0)
    add("a", x: 0, y: 7.5)
    add("d", x: 50, y: 8)
    #expect(order() == ["\"a\"", "\"b\"", "\"c\"", "\"d\""])
  }

  @Test func `A row is read from the right where the language is`() {
    board.root.semanticContentAttribute = .forceRightToLeft
    add("left", x: 0, y: 0)
    add("right", x: 100, y: 0)
    add("below", x: 50, y: 40)
    #expect(order() == ["\"right\"", "\"left\"", "\"below\""])
  }

  @Test func `Hidden views, those without a size and those whose elements are hidden are left out`() {
    for (index, change) in Self.hidings.enumerated() {
      let view = UIView(frame: CGRect(x: 0, y: index * 20, width: 60, height: 20))
      add("hidden \(index)", x: 0, y: 0, to: view)
      change(view)
      board.root.addSubview(view)
    }
    #expect(order() == ["\"hidden 4\""])
  }

  private static let hidings: [(UIView) -> Void] = [
    { $0.isHidden = true }, { $0.alpha = 0 }, { $0.frame.size = .zero }, { $0.accessibilityElementsHidden = true },
    { $0.alpha = 0.5 },
  ]

  @Test func `Beside a modal view nothing is read, and what is in an element is part of it`() {
    add("behind", x: 0, y: 0)
    let sheet = board.add(UIView(), 0, 2, 20, 4) { $0.accessibilityViewIsModal = true }
    add("in the sheet", x: 0, y: 0, to: sheet)
    let cell = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "cell"
    add("part", x: 0, y: 0, to: cell)
    sheet.addSubview(cell)
    #expect(order() == ["\"in the sheet\"", "\"cell\""])
    sheet.isHidden = true
    #expect(order() == ["\"behind\""])
  }

  @Test func `A container gives its own order, and elements that are no views`() {
    let chart = board.add(UIView(), 0, 0, 20, 4)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityValue = "12"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 16, y: 8, width: 8, height: 8)
    add("title", x: 0, y: 0, to: chart)
    chart.accessibilityElements = [bar, chart.subviews[0]]
    #expect(board.text(.accessibility) == "\"May\", value \"12\"\n\"title\", staticText")
    chart.frame.origin = CGPoint(x: 80, y: 32)
    #expect(bar.accessibilityFrame == CGRect(x: 96, y: 40, width: 8, height: 8))
    #expect(chart.accessibilityElementCount() == 2 && chart.index(ofAccessibilityElement: bar) == 0)
    #expect(chart.accessibilityElement(at: 2) == nil && chart.index(ofAccessibilityElement: board.root) == NSNotFound)
  }

  @Test func `A group is read as a whole at the place where it begins`() {
    let left = board.add(UIView(), 0, 0, 10, 10)
    let right = board.add(UIView(), 20, 0, 10, 10)
    for (column, view) in [("left", left), ("right", right)] {
      for row in 1...2 { add("\(column) \(row)", x: 0, y: CGFloat(row * 20), to: view) }
    }
    #expect(order() == ["\"left 1\"", "\"right 1\"", "\"left 2\"", "\"right 2\""])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(order() == ["\"left 1\"", "\"left 2\"", "\"right 1\"", "\"right 2\""])
  }

  @Test func `A container with a type is named and indented`() {
    let header = board.add(UIView(), 0, 0, 20, 4) { view in
      view.accessibilityContainerType = .landmark
      view.accessibilityLabel = "Header"
    }
    add("title", x: 0, y: 0, to: header)
    add("text", x: 0, y: 100)
    #expect(
      board.text(.accessibility) == """
        landmark "Header":
          "title", staticText
        "text", staticText
        """)
  }
}
