public import Foundation
public import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is told which font the user chose; the methods have defaults.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called after the picker was closed without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called after the user chose a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    leftOut(by: self, with: [viewController])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    leftOut(by: self, with: [viewController])
  }
}

/// Lets the user choose a font: one of the families by its button; in a test, any by `pick(_:)`.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
    /// Whether each face of a family is offered. Kept, without effect: families are.
    open var includeFaces = false
    /// Kept, without effect: a text picture has one font.
    open var displayUsingSystemFont = false
    /// Kept, without effect: families of every kind are offered.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Kept, without effect: families of every language are offered.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    /// Returns a copy of the configuration.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { () -> Configuration in
        let copy = Configuration()
        (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
        (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
        return copy
      }
    }
  }

  /// Informed of the chosen font; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What the picker offers.
  open private(set) var configuration: Configuration
  /// The font that the user chose; nil before a choice.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a font picker with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Choose Font"
  }

  /// Creates a font picker from an archive or a document.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Creates a font picker with the standard configuration.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Chooses a font as the user would: the picker is dismissed, the delegate is told; Plainview's own.
  @_spi(Plainview) public func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    UserCode.tell(delegate, "fontPickerViewControllerDidPickFont(_:)") { $0.fontPickerViewControllerDidPickFont(self) }
    presentingViewController?.dismiss(animated: true)
  }

  /// Closes the picker without a choice; Plainview's own.
  @_spi(Plainview) public func cancel() {
    UserCode.tell(delegate, "fontPickerViewControllerDidCancel(_:)") { $0.fontPickerViewControllerDidCancel(self) }
    presentingViewController?.dismiss(animated: true)
  }

  private static let (margin, rowHeight): (CGFloat, CGFloat) = (20, 32)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    let buttons = UIFont.familyNames.map { family in
      let button = UIButton(type: .system)
      button.setTitle(family, for: .normal)
      let action = UIAction { [weak self] _ in self?.pick(UIFontDescriptor(fontAttributes: [.family: family])) }
      button.addAction(action, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: [cancel] + buttons)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    let height = CGFloat(buttons.count + 1) * Self.rowHeight
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 0, height: height + 2 * Self.margin)
    stack.frame = CGRect(
      x: Self.margin, y: Self.margin, width: max(0, view.bounds.width - 2 * Self.margin), height: height)
    stack.autoresizingMask = .flexibleWidth
    scroll.addSubview(stack)
    view.addSubview(scroll)
  }
}

extension BareWidgetDelegate: UIFontPickerViewControllerDelegate {}
