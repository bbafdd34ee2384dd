import PlainviewRuntime
public import PlainviewUIKitCore

extension NSUserActivity {
  private static let attributeKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// What is known of the activity for searches; nil for nothing. Kept, without effect.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, Self.attributeKey) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, Self.attributeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
