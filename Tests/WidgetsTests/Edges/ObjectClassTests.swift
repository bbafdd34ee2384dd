import Foundation
import PlainviewLists
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// What objects and classes say of their classes.
@MainActor @Suite struct ObjectClassTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {}

  @Test func `An object of a protocol says whether it is of a class or of one above it`() {
    let delegate: any UINavigationControllerDelegate = Delegate()
    #expect(delegate.isKind(of: Delegate.self) && delegate.isKind(of: NSObject.self))
    #expect(!delegate.isKind(of: UIView.self))
    #expect(delegate.isMember(of: Delegate.self) && !delegate.isMember(of: NSObject.self))
  }

  @Test func `A class says what it is for archives, and what is above it`() {
    let (coder, above, root): (AnyClass, AnyClass?, AnyClass?) = (
      UITableViewCell.classForCoder(), UIButton.superclass(), NSObject.superclass()
    )
    let isRight = coder == UITableViewCell.self && above == UIControl.self && root == nil
    #expect(isRight)
  }

  @Test func `Classes are compared as the objects that they are on a device`() {
    let type: AnyClass? = UIButton.self
    let (isSame, isOther, isThere) = (type === UIButton.self, type !== UIView.self, type !== nil)
    #expect(isSame && isOther && isThere)
  }

  private final class Change: UICollectionViewUpdateItem {
    override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 1, section: 0) }
  }

  @Test func `A subclass of a change says by itself what changes`() {
    let change = Change()
    #expect(change.indexPathAfterUpdate == IndexPath(item: 1, section: 0))
    #expect(change.indexPathBeforeUpdate == nil && change.updateAction == .none)
  }
}
