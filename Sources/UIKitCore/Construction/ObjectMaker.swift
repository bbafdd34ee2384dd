package import Foundation
package import PlainviewLayout
package import PlainviewTargetAction

/// Makes instances of classes that are known at run time only and whose initialisers are not `required`.
///
/// `Made…` has the slot of the initialiser in common with every class that inherits it, and the call goes through the
/// slot. The overrides below it keep the compiler from binding the call to `Made…` itself.
@MainActor package enum ObjectMaker {
  /// An object as `init()` makes it; views, controllers and recognizers begin with their own designated initialisers.
  package nonisolated static func object(of type: NSObject.Type) -> NSObject {
    guard type is UIResponder.Type || type is UIGestureRecognizer.Type else {
      return unsafeBitCast(type, to: MadeObject.Type.self).init()
    }
    return MainActor.assumeIsolated { Made(object: ownObject(of: type)) }.object
  }

  private struct Made: @unchecked Sendable {
    let object: NSObject
  }

  private static func ownObject(of type: NSObject.Type) -> NSObject {
    switch type {
    case let type as UIView.Type: view(of: type, frame: .zero)
    case let type as UIViewController.Type: controller(of: type, nibName: nil, bundle: nil)
    case let type as UIGestureRecognizer.Type: recognizer(of: type)
    default: unsafeBitCast(type, to: MadeObject.Type.self).init()
    }
  }

  package static func view(of type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: MadeView.Type.self).init(frame: frame)
  }

  package static func controller(of type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController
  {
    unsafeBitCast(type, to: MadeController.Type.self).init(nibName: nibName, bundle: bundle)
  }

  package static func recognizer(
    of type: UIGestureRecognizer.Type, target: Any? = nil, action: Selector? = nil
  ) -> UIGestureRecognizer {
    unsafeBitCast(type, to: MadeRecognizer.Type.self).init(target: target, action: action)
  }

  /// A constraint that relates what another one relates; nil where that has no item.
  package static func constraint(
    of type: NSLayoutConstraint.Type, like other: NSLayoutConstraint
  ) -> NSLayoutConstraint? {
    guard let first = other.firstItem else { return nil }
    return unsafeBitCast(type, to: MadeConstraint.Type.self).init(
      item: first, attribute: other.firstAttribute, relatedBy: other.relation, toItem: other.secondItem,
      attribute: other.secondAttribute, multiplier: other.multiplier, constant: other.constant)
  }
}

private class MadeObject: NSObject {
  required override init() { super.init() }
}

private final class OverridingObject: MadeObject {
  required init() { super.init() }
}

private class MadeView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingView: MadeView {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeController: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingController: MadeController {
  required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeRecognizer: UIGestureRecognizer {
  required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class OverridingRecognizer: MadeRecognizer {
  required init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private class MadeConstraint: NSLayoutConstraint {
  required override init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    super.init(
      item: item, attribute: attribute, relatedBy: relatedBy, toItem: toItem, attribute: other, multiplier: multiplier,
      constant: constant)
  }
}

private final class OverridingConstraint: MadeConstraint {
  required init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    super.init(
      item: item, attribute: attribute, relatedBy: relatedBy, toItem: toItem, attribute: other, multiplier: multiplier,
      constant: constant)
  }
}
