public import Foundation

/// What the system shows of a provider, and how many calls it allows.
open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The app's name for its calls; nil for the name of the app.
  open private(set) var localizedName: String?
  /// The name of the sound for incoming calls; nil for the standard sound. Kept, without effect.
  open var ringtoneSound: String?
  /// The picture for the button that opens the app; nil for none. Kept, without effect.
  open var iconTemplateImageData: Data?
  /// How many groups of calls there may be at a time; 2 before it is set.
  open var maximumCallGroups = 2
  /// How many calls may be in a group; 5 before it is set. Kept, without effect.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are in the Phone app's list; true before it is set. Kept, without effect.
  open var includesCallsInRecents = true
  /// Whether calls may have video; false before it is set. Kept, without effect.
  open var supportsVideo = false
  /// The kinds of handles that can be called; none before it is set. Kept, without effect.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  public override init() { super.init() }
  /// Creates a configuration with the app's name for its calls.
  public convenience init(localizedName: String) {
    self.init()
    self.localizedName = localizedName
  }

  /// Returns another configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXProviderConfiguration()
    copy.localizedName = localizedName
    copy.ringtoneSound = ringtoneSound
    copy.iconTemplateImageData = iconTemplateImageData
    copy.maximumCallGroups = maximumCallGroups
    copy.maximumCallsPerCallGroup = maximumCallsPerCallGroup
    copy.includesCallsInRecents = includesCallsInRecents
    copy.supportsVideo = supportsVideo
    copy.supportedHandleTypes = supportedHandleTypes
    return copy
  }
}
