package import Foundation
import PlainviewTargetAction

/// Makes instances of classes that are known at run time only and whose initialisers are not `required`.
///
/// `Made…` has the slot of the initialiser in common with every class that inherits it, and the call goes through the
/// slot. The overrides below it keep the compiler from binding the call to `Made…` itself.
@MainActor package enum ObjectMaker {
  package static func object(of type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: MadeObject.Type.self).init()
  }

  package static func recognizer(of type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    unsafeBitCast(type, to: MadeRecognizer.Type.self).init(target: nil, action: nil)
  }
}

private class MadeObject: NSObject {
  required override init() { super.init() }
}

private final class OverridingObject: MadeObject {
  required init() { super.init() }
}

private class MadeRecognizer: UIGestureRecognizer {
  required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class OverridingRecognizer: MadeRecognizer {
  required init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}
