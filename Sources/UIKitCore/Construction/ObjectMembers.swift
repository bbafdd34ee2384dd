import Foundation
import PlainviewRuntime
public import PlainviewLayout

// Objective-C finds members of an object of an unknown class by their names; Swift alone has no such lookup. The first and
// the last object of a list, as older interfaces pass constraints and views around, answer for the members of these classes.

/// An object of an unknown class, with the members of constraints and views.
///
/// An object of another class fails as an unrecognized selector does. Numbers behind names, as priorities, are found both as
/// their types and as plain numbers, as in C.
@preconcurrency @MainActor @dynamicMemberLookup public struct _ObjectMembers {
  private let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  /// The value of a constraint's property; fails if the object is no constraint.
  public subscript<Value>(dynamicMember path: KeyPath<NSLayoutConstraint, Value>) -> Value {
    receiver(path)[keyPath: path]
  }

  /// The raw value of a constraint's property; fails if the object is no constraint.
  public subscript<Value: RawRepresentable>(dynamicMember path: KeyPath<NSLayoutConstraint, Value>) -> Value.RawValue {
    receiver(path)[keyPath: path].rawValue
  }

  /// The value of a view's property; fails if the object is no view.
  public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value { receiver(path)[keyPath: path] }

  /// Members whose getters have no symbol of their own in optimized programs.
  private static let names: [AnyKeyPath: String] = [
    \NSLayoutConstraint.priority: "priority", \NSLayoutConstraint.constant: "constant",
    \NSLayoutConstraint.identifier: "identifier", \NSLayoutConstraint.isActive: "isActive",
    \NSLayoutConstraint.multiplier: "multiplier", \NSLayoutConstraint.relation: "relation",
    \NSLayoutConstraint.firstItem: "firstItem", \NSLayoutConstraint.secondItem: "secondItem",
    \NSLayoutConstraint.firstAttribute: "firstAttribute", \NSLayoutConstraint.secondAttribute: "secondAttribute",
    \UIView.tag: "tag", \UIView.frame: "frame", \UIView.bounds: "bounds", \UIView.superview: "superview",
    \UIView.subviews: "subviews", \UIView.isHidden: "isHidden", \UIView.alpha: "alpha",
  ]

  private func receiver<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) -> Root {
    if let receiver = object as? Root { return receiver }
    let name = FunctionNames.lastMember(of: path) ?? Self.names[path] ?? "\(Value.self)"
    let address = SimulatedProcess.address(of: object)
    let text = "-[\(className(of: object)) \(name)]: unrecognized selector sent to instance \(address)"
    // There is no value to return.
    raise(.invalidArgument(text))
    fatalError(text)
  }
}

extension Array where Element == AnyObject {
  /// The first object where a member is asked of it that objects of any class might have.
  @_disfavoredOverload @preconcurrency @MainActor public var first: _ObjectMembers? {
    isEmpty ? nil : _ObjectMembers(self[0])
  }

  /// The last object where a member is asked of it that objects of any class might have.
  @_disfavoredOverload @preconcurrency @MainActor public var last: _ObjectMembers? {
    isEmpty ? nil : _ObjectMembers(self[count - 1])
  }
}
