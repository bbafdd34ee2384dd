public import Foundation

/// An object that takes part in focus movement by a keyboard or a remote: a view, a controller or another object.
///
/// No focus moves here, as on a phone without a keyboard: `didUpdateFocus` and `shouldUpdateFocus` are called by apps only.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that the focus goes to first, the most preferred one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the focus items in the environment; nil for none. Never asked for.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The name of the group that the environment belongs to; nil for that of its parent. Never asked for.
  var focusGroupIdentifier: String? { get }
  /// Asks for the focus to be determined anew.
  func setNeedsFocusUpdate()
  /// Determines the focus anew now, if that was asked for.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved; the coordinator runs animations beside it.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Returns whether an environment is this one or inside it.
  func contains(_ environment: any UIFocusEnvironment) -> Bool
}

extension UIFocusEnvironment {
  /// By default nil: the environment has no container.
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// By default nil: the group of the parent.
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
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// The rectangle of the item in its container's coordinates, in points.
  var frame: CGRect { get }
  /// The effect that shows the focus; nil for none. Never asked for.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item in its group. Never asked for.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether the focus passes through the item to those behind it. Never asked for.
  var isTransparentFocusItem: Bool { get }
  /// Called when a movement of the focus is only hinted at.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// By default nil: no effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// By default the item has no priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// By default false: the item hides those behind it from the focus.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing by default.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// A container that knows the positions of its focus items.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates that the frames of the items are in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that touch a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item with the focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The position of the visible part in the content, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible part, in points.
  var visibleSize: CGSize { get }
}

/// The priority of an item for the focus of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number; larger comes first.
  public let rawValue: Int
  /// Creates a priority with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority with a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// 0: the item is not preferred.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The priority of the item that had the focus of the group before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1_000)
  /// The priority of an item that the app prefers.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2_000)
  /// The highest priority: the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// Where the focus moves to.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates a heading with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item, as with the tabulator key.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 256)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 512)
}

/// The sound of a movement of the focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a text.
  public let rawValue: String
  /// Creates an identifier from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  /// The system's sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
