public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore
public import PlainviewWidgets

/// Shows passes that the user may add to the library, with Add and Cancel.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  /// The object that is informed of the end and has to dismiss; without one the screen goes by itself.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  private let passes: [PKPass]

  /// Creates a screen for a pass; nil where there is no library.
  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }
  /// Creates a screen for passes; nil where there is no library, or no pass.
  public init?(passes: [PKPass]) {
    self.passes = passes
    super.init(nibName: nil, bundle: nil)
    guard Self.canAddPasses(), !passes.isEmpty else { return nil }
    title = passes.count == 1 ? passes[0].localizedName : "\(passes.count) Passes"
  }
  /// Returns nil; the screen cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether passes can be added.
  open class func canAddPasses() -> Bool { WalletDevice.current.state.isAvailable }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let lines = [title ?? ""] + passes.map { "\($0.organizationName): \($0.localizedDescription)" }
    Rows.fill(
      view,
      lines.map(Rows.line) + [
        Rows.button("Add") { [weak self] in
          guard let self else { return }
          PassChanges.add(passes)
          finish()
        },
        Rows.button("Cancel") { [weak self] in self?.finish() },
      ])
  }

  private func finish() {
    let told: Void? = UserCode.ask(delegate, "addPassesViewControllerDidFinish(_:)") {
      $0.addPassesViewControllerDidFinish(self)
    }
    if told == nil { presentingViewController?.dismiss(animated: true) }
  }
}

/// Is notified of the end of a screen with passes; the method is optional.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has added the passes, or not; the delegate has to dismiss.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  /// The default of the optional method: the screen goes by itself.
  dynamic public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    leftOut(by: self, with: [controller])
  }
}

/// The colors of the button that adds a pass: black, or black with an outline.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// The button with which the user adds a pass.
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
  /// The colors of the button.
  open var addPassButtonStyle: PKAddPassButtonStyle {
    didSet { layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0 }
  }
  /// Creates a button with colors.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    setUp()
  }
  /// Creates a black button with a frame.
  public override init(frame: CGRect) {
    addPassButtonStyle = .black
    super.init(frame: frame)
    setUp()
  }
  /// Creates a black button from a document.
  public required init?(coder: NSCoder) {
    addPassButtonStyle = .black
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setTitle("Add to Apple Wallet", for: .normal)
    setTitleColor(.white, for: .normal)
    backgroundColor = .black
    layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0
  }
}
