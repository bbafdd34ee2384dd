public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

/// Something that can be done with an element besides tapping it, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open var category: String?
  open weak var target: AnyObject?
  open var selector = Selector("")
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
    self.attributedName = attributedName
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.image = image
    self.actionHandler = actionHandler
  }

  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  @available(*, unavailable) public override init() { fatalError("use init(name:actionHandler:)") }

  /// Does it: runs the handler, or sends the message with the action; whether it was done.
  package func perform() -> Bool {
    if let actionHandler { return UserCode.run(else: false) { actionHandler(self) } }
    guard let target else { return false }
    return Message(selector, sender: self).send(to: target) as? Bool ?? true
  }
}

/// A way of going from one thing of a kind to the next, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?
  public enum Direction: Int, Sendable { case previous, next }

  /// The kinds that the system names; raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5,
      headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }

  public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }

  @available(*, unavailable) public override init() { fatalError("use init(name:itemSearch:)") }
}

/// From where, and in which direction, a rotor goes on.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// Where content is scrolled to for someone who hears the screen; raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// How the elements of a container are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
