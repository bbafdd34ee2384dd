import PlainviewUIAutomation
import Testing
import UIKit

/// A controller whose screen a closure builds, for flows to be played on.
final class StageController: UIViewController {
  private let build: @MainActor (StageController) -> Void
  /// The actions of the screen's controls, in order.
  var heard: [String] = []

  init(_ build: @escaping @MainActor (StageController) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    build(self)
  }

  // MARK: Views

  @discardableResult
  func label(_ text: String, at x: CGFloat, _ y: CGFloat, id: String? = nil, in parent: UIView? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 160, height: 20))
    label.text = text
    return add(label, id, parent)
  }

  @discardableResult
  func button(_ title: String, at x: CGFloat, _ y: CGFloat, id: String? = nil, in parent: UIView? = nil) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: y, width: 160, height: 40))
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.heard.append(id ?? title) }, for: .touchUpInside)
    return add(button, id, parent)
  }

  @discardableResult
  func field(_ placeholder: String, at x: CGFloat, _ y: CGFloat, id: String? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 34))
    field.placeholder = placeholder
    return add(field, id, nil)
  }

  @discardableResult
  func box(_ frame: CGRect, id: String? = nil, color: UIColor? = nil, in parent: UIView? = nil) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    return add(box, id, parent)
  }

  private func add<View: UIView>(_ view: View, _ id: String?, _ parent: UIView?) -> View {
    view.accessibilityIdentifier = id
    (parent ?? self.view).addSubview(view)
    return view
  }
}

/// An app with a stage, and flows given as text that are played on it.
@MainActor final class FlowStage {
  let app: XCUIApplication
  private let current: Current

  @MainActor private final class Current {
    var controller: StageController?
    var launches = 0
  }

  init(_ build: @escaping @MainActor (StageController) -> Void) {
    let current = Current()
    self.current = current
    app = XCUIApplication(rootViewController: Self.make(build, current))
  }

  private static func make(
    _ build: @escaping @MainActor (StageController) -> Void, _ current: Current
  ) -> StageController {
    let controller = StageController(build)
    current.controller = controller
    current.launches += 1
    return controller
  }

  /// The actions of the controls since the app's last launch.
  var heard: [String] { current.controller?.heard ?? [] }
  var launches: Int { current.launches }
  var controller: StageController? { current.controller }

  /// Plays commands, which are written as in a flow's second part.
  func play(
    _ commands: String, header: String = "appId: a.b", path: String = "flow.yaml",
    change: (inout FlowRunner.Options) -> Void = { _ in }
  ) throws -> FlowReport {
    var options = FlowRunner.Options()
    change(&options)
    let flow = try Flow.parse(header + "\n---\n" + commands, path: path)
    return FlowRunner(options: options) { _ in self.app }.run(flow)
  }
}

extension FlowReport {
  /// The outcome of each step, and the reason where it was skipped.
  var outcomes: [String] { steps.map { $0.status.rawValue + ($0.reason.map { ": " + $0 } ?? "") } }

  /// The message of the first problem, `line:column: message`.
  var firstProblem: String? {
    steps.compactMap(\.problem).first.map { "\($0.position): \($0.message)" }
  }
}
