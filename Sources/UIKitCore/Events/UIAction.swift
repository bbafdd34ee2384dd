public import Foundation
import PlainviewRuntime

/// Something of a menu: an action or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var image: UIImage?
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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The control that runs the action, while it does.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    // A name nobody else has: an action without an identifier replaces only itself.
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  private static var made = 0

  /// Runs the closure on behalf of a control.
  package func perform(sender: AnyObject?) {
    self.sender = sender
    SimulatedProcess.witness?.performed(self, from: sender)
    UserCode.run(.action, .init(text: title), { $0.text.isEmpty ? "-> UIAction" : "-> UIAction '\($0.text)'" }) {
      handler(self)
    }
    self.sender = nil
  }
}

/// An action of one of UIKit's own controls, such as the button that leads back: it is not part of the app's wiring.
package final class SystemAction: UIAction {}

extension UIMenuElement {
  /// How an element of a menu behaves.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable { case off, on, mixed }
}
