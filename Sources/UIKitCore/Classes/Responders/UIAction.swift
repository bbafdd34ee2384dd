public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// An element of a menu: an action or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title that the menu shows.
  open internal(set) var title: String
  /// The image beside the title; nil for none.
  open internal(set) var image: UIImage?
  /// A second line under the title; nil for none. Kept, without effect: a menu shows the title alone.
  open var subtitle: String?
  /// How tests name the line of the element in an open menu.
  open var accessibilityIdentifier: String?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a menu element needs a title") }
}

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, which controls, buttons and menus run (contract A9).
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action: adding another one of the same name to a control replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action; unique unless one was given.
  open private(set) var identifier: Identifier
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image while the state is on; nil for the usual one. Kept, without effect.
  open var selectedImage: UIImage?
  /// The title in the overview of key commands; nil for the usual title. Kept, without effect.
  open var discoverabilityTitle: String?
  /// Whether the element is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the menu shows a check mark before the title.
  open var state: UIMenuElement.State
  /// The control that runs the action, while it does.
  open var sender: Any? { heldSender }
  private weak var heldSender: AnyObject?
  /// What a popover can point to while the action runs: the sender, if it is a view or an item of a bar.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    heldSender as? any UIPopoverPresentationControllerSourceItem
  }
  private let handler: (UIAction) -> Void

  /// Creates an action with a title, an image and the closure that it runs.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    // A unique name: an action without an identifier replaces only itself.
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var made = 0

  /// Runs the closure with a sender, as a menu does; a closure has no use for a target.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender.map { $0 as AnyObject }) }

  /// Runs the closure on behalf of a control.
  package func perform(sender: AnyObject?) {
    heldSender = sender
    SimulatedProcess.witness?.performed(self, from: sender)
    UserCode.run(.action, .init(text: title), { $0.text.isEmpty ? "-> UIAction" : "-> UIAction '\($0.text)'" }) {
      handler(self)
    }
    heldSender = nil
  }
}

/// An action of one of UIKit's own controls, such as the button that leads back: it is not part of the app's wiring.
package final class SystemAction: UIAction {}

extension UIMenuElement {
  /// How an element of a menu behaves.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Creates attributes with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something; its title is red.
    public static let destructive = Attributes(rawValue: 2)
    /// The menu leaves the element out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable { case off, on, mixed }
}
