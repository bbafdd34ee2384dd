public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// An action of an element besides tapping it, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that is read, as plain text.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name that is read.
  open var attributedName: NSAttributedString
  /// The image shown with the name; nil for none. Kept, without effect.
  open var image: UIImage?
  /// The name of the group of actions that this one belongs to; nil for none. Kept, without effect.
  open var category: String?
  /// The object that performs the action; not retained.
  open weak var target: AnyObject?
  /// The method of the target that performs the action.
  open var selector = Selector("")
  /// The closure that performs the action; nil if the target does.
  open var actionHandler: Handler?

  /// Creates an action with a name and the method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action with an attributed name and the method of a target.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Creates an action with a name, an image and the method of a target.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with a name, an image and a closure.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action with an attributed name, an image and a closure.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  @available(*, unavailable) public override init() { fatalError("use init(name:actionHandler:)") }

  /// Runs the handler, or sends the message with the action; returns whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return UserCode.run(else: false) { actionHandler(self) } }
    guard let target else { return false }
    return Message(selector, sender: self).send(to: target) as? Bool ?? true
  }
}

/// A rotor, which goes from one item of a kind to the next, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the next item from where the predicate stands; nil if there is none.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?
  /// Whether a rotor searches backwards or forwards.
  public enum Direction: Int, Sendable { case previous, next }

  /// The kinds that the system names; raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    /// What the rotor goes through: none for a rotor of the app, or one of the system's kinds.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5,
      headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// The name that is read, as plain text.
  open var name: String
  /// The name that is read. Kept, without effect.
  open var attributedName: NSAttributedString
  /// The closure that finds the next item. Kept, without effect.
  open var itemSearchBlock: Search
  /// The system's kind; `.none` for a rotor with a name of its own.
  open private(set) var systemRotorType = SystemRotorType.none

  /// Creates a rotor with a name and the closure that finds items.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor with an attributed name and the closure that finds items.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }

  /// Creates a rotor of a system's kind with the closure that finds items.
  public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }

  @available(*, unavailable) public override init() { fatalError("use init(name:itemSearch:)") }
}

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item to start from. Kept, without effect.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction to search in.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found; not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text that was found; nil for the whole element.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// Creates a result with an element and a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// The direction of scrolling by VoiceOver; raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// How the elements of a container are navigated.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
