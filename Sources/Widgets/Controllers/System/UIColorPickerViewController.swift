public import Foundation
public import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIKitCore

/// Is told which colour the user chose; the methods have defaults.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called after the user selected a color; `continuously` is true while a choice is still going on.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after the user selected a color; the older form.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after the picker was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { leftOut(by: self, with: [viewController, color, continuously]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    leftOut(by: self, with: [viewController])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    leftOut(by: self, with: [viewController])
  }
}

/// Lets the user choose a colour: one of twelve by its button; in a test, any by `pick(_:)`.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Informed of the chosen color; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Setting it tells no delegate.
  open var selectedColor: UIColor = .black {
    didSet { KeyValueObservers.hasChanged(self, "selectedColor", from: oldValue, to: selectedColor) }
  }
  /// Whether the user may choose how much is seen through a colour. Kept, without effect: the buttons' colours are opaque.
  open var supportsAlpha = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Colors"
  }

  /// Creates a color picker from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Colors"
  }

  /// Creates a color picker with black as the selected color.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  private static let colors: [(name: String, color: UIColor)] = [
    ("Black", .black), ("Gray", .gray), ("White", .white), ("Red", .systemRed), ("Orange", .systemOrange),
    ("Yellow", .systemYellow), ("Green", .systemGreen), ("Teal", .systemTeal), ("Blue", .systemBlue),
    ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
  ]

  /// Chooses a colour as the user would; Plainview's own.
  @_spi(Plainview) public func pick(_ color: UIColor) {
    selectedColor = color
    UserCode.tell(delegate, "colorPickerViewController(_:didSelect:continuously:)") {
      $0.colorPickerViewController(self, didSelect: color, continuously: false)
    }
    UserCode.tell(delegate, "colorPickerViewControllerDidSelectColor(_:)") {
      $0.colorPickerViewControllerDidSelectColor(self)
    }
  }

  /// Closes the picker as the user would; Plainview's own.
  @_spi(Plainview) public func finish() {
    let told: @MainActor () -> Void = { [self] in
      UserCode.tell(delegate, "colorPickerViewControllerDidFinish(_:)") { $0.colorPickerViewControllerDidFinish(self) }
    }
    guard let presentingViewController else { return told() }
    presentingViewController.dismiss(animated: true, completion: told)
  }

  private static let (margin, rowHeight): (CGFloat, CGFloat) = (20, 32)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = title
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let buttons = Self.colors.map { name, color in
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.pick(color) }, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: [heading, close] + buttons)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(
      x: Self.margin, y: Self.margin, width: max(0, view.bounds.width - 2 * Self.margin),
      height: CGFloat(buttons.count + 2) * Self.rowHeight)
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
  }
}

extension BareWidgetDelegate: UIColorPickerViewControllerDelegate {}
