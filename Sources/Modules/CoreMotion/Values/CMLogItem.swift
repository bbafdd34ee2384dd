public import Foundation

/// Something that was measured.
open class CMLogItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let time: TimeInterval

  /// When it was measured, in seconds since the app was launched.
  open var timestamp: TimeInterval { time }

  /// Creates an item of the time 0, for subclasses that override what was measured.
  public override init() {
    time = 0
    super.init()
  }
  init(timestamp: TimeInterval) {
    time = timestamp
    super.init()
  }
  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    time = coder.decodeDouble(forKey: "timestamp")
    super.init()
  }
  /// Archives the item.
  open func encode(with coder: NSCoder) { coder.encode(time, forKey: "timestamp") }
  /// Whether items can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the item, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
