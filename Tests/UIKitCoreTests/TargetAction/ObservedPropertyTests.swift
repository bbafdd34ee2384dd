import PlainviewRuntime
import Testing
import UIKit

/// A view that observes itself for as long as it lives.
private final class SelfWatchingView: UIView {
  static var ended = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addObserver(self, forKeyPath: "bounds", options: [], context: nil)
  }
  required init?(coder: NSCoder) { nil }

  deinit {
    let view = self
    MainActor.assumeIsolated {
      view.removeObserver(view, forKeyPath: "bounds")
      Self.ended += 1
    }
  }
}

/// Properties of UIKit's that tell their observers when code sets them.
@MainActor @Suite struct ObservedPropertyTests {
  private func changes<Object: NSObject, Value>(
    of object: Object, _ path: KeyPath<Object, Value>, _ name: String, while body: () -> Void
  ) -> [String] {
    var log: [String] = []
    let observation = object.observe(path, __names: name, options: [.old, .new]) { _, change in
      log.append("\(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue.map { "\($0)" } ?? "-")")
    }
    defer { observation.invalidate() }
    body()
    return log
  }

  @Test func `An observer of itself may end it in its deinitializer`() {
    let process = SimulatedProcess.current
    do { _ = SelfWatchingView(frame: .zero) }
    #expect(SelfWatchingView.ended == 1)
    #expect(SimulatedProcess.current === process && UserCode.mayRun)
  }

  @Test func `A controller tells of its parent`() {
    let (parent, child) = (UIViewController(), UIViewController())
    var parents: [UIViewController?] = []
    let observation = child.observe(\.parent, __names: "parent", options: [.new]) { child, _ in
      parents.append(child.parent)
    }
    parent.addChild(child)
    child.removeFromParent()
    observation.invalidate()
    #expect(parents == [parent, nil])
  }

  @Test func `Titles, texts, states and looks tell of each setting`() {
    let controller = UIViewController()
    #expect(changes(of: controller, \.title, "title") { controller.title = "A" }.count == 1)
    let item = UINavigationItem(title: "A")
    #expect(changes(of: item, \.title, "title") { item.title = "B" }.count == 1)
    let field = UITextField()
    #expect(changes(of: field, \.text, "text") { field.text = "A" }.count == 1)
    let button = UIButton(type: .system)
    #expect(changes(of: button, \.isEnabled, "isEnabled") { button.isEnabled = false } == ["true false"])
    #expect(changes(of: button, \.isSelected, "isSelected") { button.isSelected = false } == ["false false"])
    #expect(changes(of: button, \.isHighlighted, "isHighlighted") { button.isHighlighted = true } == ["false true"])
    let view = UIView()
    #expect(changes(of: view, \.alpha, "alpha") { view.alpha = 0.5 } == ["1.0 0.5"])
  }
}
