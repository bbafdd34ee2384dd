public import Foundation

/// What is to be changed of a call: only what was set.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
  /// By what the other is known; nil for no change.
  open var remoteHandle: CXHandle?
  /// The caller's name; nil for no change.
  open var localizedCallerName: String?
  /// Whether the call can be put on hold; true before it is set.
  open var supportsHolding: Bool {
    get { holding ?? true }
    set { holding = newValue }
  }
  /// Whether the call can be grouped with others; true before it is set. Kept, without effect.
  open var supportsGrouping: Bool {
    get { grouping ?? true }
    set { grouping = newValue }
  }
  /// Whether the call can be taken out of its group; true before it is set. Kept, without effect.
  open var supportsUngrouping: Bool {
    get { ungrouping ?? true }
    set { ungrouping = newValue }
  }
  /// Whether the call can send digits; true before it is set. Kept, without effect.
  open var supportsDTMF: Bool {
    get { digits ?? true }
    set { digits = newValue }
  }
  /// Whether the call has video; false before it is set.
  open var hasVideo: Bool {
    get { video ?? false }
    set { video = newValue }
  }
  /// The properties that were set; nil for no change.
  private(set) var holding, grouping, ungrouping, digits, video: Bool?

  public override init() { super.init() }

  /// Returns another update with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    copy.remoteHandle = remoteHandle
    copy.localizedCallerName = localizedCallerName
    copy.holding = holding
    copy.grouping = grouping
    copy.ungrouping = ungrouping
    copy.digits = digits
    copy.video = video
    return copy
  }
}
