import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The address under which activities keep their entity.
@MainActor private enum ActivityKeys {
  static let entity = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension NSUserActivity {
  /// The entity that the activity shows; nil for none. Kept, without effect.
  public var appEntityIdentifier: EntityIdentifier? {
    get { objc_getAssociatedObject(self, ActivityKeys.entity) as? EntityIdentifier }
    set { objc_setAssociatedObject(self, ActivityKeys.entity, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
