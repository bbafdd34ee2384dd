import PlainviewRuntime
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

/// Numbers and trees that no app has on purpose (H11).
@MainActor @Suite struct ExtremeValueTests {
  private func exception(_ body: () -> Void) throws -> UncaughtException {
    try #require(throws: UncaughtException.self) { try SimulatedProcess().run { body() } }
  }

  // MARK: Priorities

  // The reason is that of UIKit's assertion.
  @Test(arguments: [(Float.nan, "nan"), (-1, "-1"), (1001, "1001"), (.infinity, "inf")])
  func `H11 a priority that is none raises UIKit's exception`(value: Float, text: String) throws {
    let reason =
      "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
    let calls: [(UIView, UILayoutPriority) -> Void] = [
      { $0.widthAnchor.constraint(equalToConstant: 10).priority = $1 },
      { $0.setContentHuggingPriority($1, for: .horizontal) },
      { $0.setContentCompressionResistancePriority($1, for: .vertical) },
    ]
    for call in calls {
      let exception = try exception { call(UIView(), UILayoutPriority(value)) }
      #expect(exception.name == "NSInternalInconsistencyException")
      #expect(exception.reason == reason)
    }
  }

  @Test(arguments: [Float(0), 0.5, 1, 999.5, 1000])
  func `H11 every other priority is taken`(value: Float) throws {
    try SimulatedProcess().run {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = UILayoutPriority(value)
      view.setContentHuggingPriority(UILayoutPriority(value), for: .vertical)
      #expect(constraint.priority.rawValue == value && view.contentHuggingPriority(for: .vertical).rawValue == value)
    }
  }

  // MARK: Frames

  @Test(arguments: [
    CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308), CGRect(x: 0, y: 0, width: 1.7e308, height: 1.7e308),
    CGRect(x: -1e308, y: -1e308, width: 1e308, height: 1e308), CGRect(x: 1e300, y: -1e300, width: 1, height: 1),
  ])
  func `H11 frames as large as numbers go are finite when they are read`(frame: CGRect) throws {
    try SimulatedProcess().run {
      for view in [UIView(frame: frame), UIView()] {
        view.frame = frame
        let read = view.frame
        for number in [read.origin.x, read.origin.y, read.size.width, read.size.height, view.center.x, view.center.y] {
          #expect(number.isFinite)
        }
        #expect(read.size == frame.size)
      }
    }
  }

  // MARK: The console

  @Test func `H11 after a thousand conflicts the console counts them only`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let process = try #require(app.process)
    let surplus = 37
    try app.run {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      app.window?.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      for _ in 0..<SimulatedProcess.mostConflicts + surplus {
        let other = view.widthAnchor.constraint(equalToConstant: 20)
        other.isActive = true
        view.window?.layoutIfNeeded()
        other.isActive = false
        view.window?.layoutIfNeeded()
      }
    }
    let lines = process.console.filter { $0.hasPrefix("[LayoutConstraints]") }
    #expect(lines.count == SimulatedProcess.mostConflicts + 1)
    #expect(lines.last == "[LayoutConstraints] \(surplus) more conflicts are left out.")
  }

  // MARK: Trees

  /// Views inside each other, the outermost first.
  private func chain(of count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  private static let strategies: [Snapshotting<UIView>] = [
    .ascii, .unicode, .styles, .hierarchy, .layout, .accessibility, .svg,
  ]

  @Test func `H11 trees as deep as texts show are shown, deeper ones are laid out and said to be too deep`() throws {
    for count in [1024, 1025] {
      try SimulatedProcess().run {
        let views = chain(of: count)
        views[0].layoutIfNeeded()
        #expect(views[0].hitTest(CGPoint(x: 50, y: 50), with: nil) === views[count - 1])
        for strategy in Self.strategies {
          let isRefused = strategy.text(of: views[0]).hasPrefix("the views are nested in more than 1024 levels")
          #expect(isRefused == (count > 1024), "\(strategy.name)")
        }
        // What is further inside can be shown.
        #expect(!Snapshotting<UIView>.ascii.text(of: views[count - 2]).hasPrefix("the views are nested"))
      }
    }
  }

  @Test func `H11 views nested deeper than views may be are refused with a line, one by one and many at once`() throws {
    let suffix = "would be in a tree of views with more than \(UIView.nestingLimit) levels"
    let views = chain(of: UIView.nestingLimit)
    let last = views[UIView.nestingLimit - 1]
    let one = try exception { last.addSubview(UIView()) }
    #expect(one.reason.hasSuffix(suffix) && one.remedies.count == 1)
    let many = chain(of: UIView.nestingLimit / 2)
    let several = try exception { views[UIView.nestingLimit / 2].addSubview(many[0]) }
    #expect(several.reason.hasSuffix(suffix))
    #expect(many[0].superview == nil && last.subviews.isEmpty)
    views[UIView.nestingLimit / 2 - 1].addSubview(many[0])
    #expect(many[0].superview === views[UIView.nestingLimit / 2 - 1])
  }

  @Test func `H11 only the levels that are there count, not those that were`() throws {
    try SimulatedProcess().run {
      let (one, other) = (UIView(), UIView())
      for _ in 0..<UIView.nestingLimit {
        one.addSubview(other)
        other.removeFromSuperview()
        other.addSubview(one)
        one.removeFromSuperview()
      }
      one.addSubview(other)
      #expect(other.superview === one)
    }
  }
}
