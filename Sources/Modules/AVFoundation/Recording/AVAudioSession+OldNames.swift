import Foundation

// The session's names before Swift 4.2 made them members of its types.

/// `AVAudioSession.CategoryOptions` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// `AVAudioSession.SetActiveOptions` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
/// `AVAudioSession.RecordPermission` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
/// `AVAudioSession.PortOverride` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride

/// `AVAudioSession.Category.ambient` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: String { AVAudioSession.Category.ambient.rawValue }
/// `AVAudioSession.Category.soloAmbient` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: String { AVAudioSession.Category.soloAmbient.rawValue }
/// `AVAudioSession.Category.playback` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: String { AVAudioSession.Category.playback.rawValue }
/// `AVAudioSession.Category.record` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: String { AVAudioSession.Category.record.rawValue }
/// `AVAudioSession.Category.playAndRecord` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: String { AVAudioSession.Category.playAndRecord.rawValue }
/// `AVAudioSession.Mode.default` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: String { AVAudioSession.Mode.default.rawValue }

extension AVAudioSession {
  /// `setCategory(_:)` as it was before Swift 4.2.
  @available(swift, obsoleted: 4.2, message: "Use AVAudioSession.Category")
  public func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
  /// `setCategory(_:options:)` as it was before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "setCategory(_:options:)")
  public func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }
  /// `setCategory(_:mode:options:)` as it was before Swift 4.2.
  @available(swift, obsoleted: 4.2, message: "Use AVAudioSession.Category and AVAudioSession.Mode")
  public func setCategory(_ category: String, mode: String, options: CategoryOptions = []) throws {
    try setCategory(Category(rawValue: category), mode: Mode(rawValue: mode), options: options)
  }
  /// `setMode(_:)` as it was before Swift 4.2.
  @available(swift, obsoleted: 4.2, message: "Use AVAudioSession.Mode")
  public func setMode(_ mode: String) throws { try setMode(Mode(rawValue: mode)) }
  /// `setActive(_:options:)` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}
