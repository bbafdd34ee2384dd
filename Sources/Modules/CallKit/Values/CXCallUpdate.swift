public import Foundation

/// What is to be changed of a call: only what was set.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
  /// By what the other is known; nil for no change.
  open var remoteHandle: CXHandle?
  /// The caller's name; nil for no change.
  open var localizedCallerName: String?
  /// Whether the call can be put on hold; true before it is set.
  open var supportsHolding = true
  /// Whether the call can be grouped with others; true before it is set. Kept, without effect.
  open var supportsGrouping = true
  /// Whether the call can be taken out of its group; true before it is set. Kept, without effect.
  open var supportsUngrouping = true
  /// Whether the call can send digits; true before it is set. Kept, without effect.
  open var supportsDTMF = true
  /// Whether the call has video; false before it is set.
  open var hasVideo: Bool {
    get { video ?? false }
    set { video = newValue }
  }
  var video: Bool?

  public override init() { super.init() }

  /// Returns another update with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    copy.remoteHandle = remoteHandle
    copy.localizedCallerName = localizedCallerName
    copy.supportsHolding = supportsHolding
    copy.supportsGrouping = supportsGrouping
    copy.supportsUngrouping = supportsUngrouping
    copy.supportsDTMF = supportsDTMF
    copy.video = video
    return copy
  }
}
