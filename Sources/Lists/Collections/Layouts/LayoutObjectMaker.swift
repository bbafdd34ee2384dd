import Foundation
import PlainviewUIKitCore

/// Makes objects of classes that layouts and collection views know at run time only.
///
/// `Made…` has the slot of the initialiser in common with every class that inherits it, and the call goes through the
/// slot. The overrides below it keep the compiler from binding the call to `Made…` itself.
@MainActor enum LayoutObjectMaker {
  static func attributes(of type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(type, to: MadeAttributes.Type.self).init()
  }

  static func context(
    of type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(type, to: MadeContext.Type.self).init()
  }

  static func view(of type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
    unsafeBitCast(type, to: MadeReusableView.Type.self).init(frame: frame)
  }
}

private class MadeAttributes: UICollectionViewLayoutAttributes {
  required override init() { super.init() }
}

private final class OverridingAttributes: MadeAttributes {
  required init() { super.init() }
}

private class MadeContext: UICollectionViewLayoutInvalidationContext {
  required override init() { super.init() }
}

private final class OverridingContext: MadeContext {
  required init() { super.init() }
}

private class MadeReusableView: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingReusableView: MadeReusableView {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
