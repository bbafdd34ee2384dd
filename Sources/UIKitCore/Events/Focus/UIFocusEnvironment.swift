public import Foundation

/// What takes part in the movement of the focus by a keyboard or a remote: views, controllers and others.
///
/// No focus moves here, as on a phone without a keyboard: `didUpdateFocus` and `shouldUpdateFocus` are called by apps only.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first, the most wanted environment first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  func contains(_ environment: any UIFocusEnvironment) -> Bool
}

extension UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  public var focusGroupIdentifier: String? { nil }

  /// Whether another environment is this one or within it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let current = next {
      if current === self { return true }
      next = current.parentFocusEnvironment
    }
    return false
  }
}

/// An environment that can have the focus itself.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  var isTransparentFocusItem: Bool { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Knows which focus items are where.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item with the focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// How much an item wants the focus of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1_000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2_000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// Where the focus moves to.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 256)
  public static let last = UIFocusHeading(rawValue: 512)
}

/// What is heard when the focus moves.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
