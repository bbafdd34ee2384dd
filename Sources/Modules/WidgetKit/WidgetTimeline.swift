public import Foundation

/// The contents of a widget from a date on.
public protocol TimelineEntry {
  /// From when on the widget shows the contents.
  var date: Date { get }
  /// How important the contents are; nil where that is not known.
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  /// Nil: it is not known how important the contents are.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important the contents of a widget are.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The importance, compared with other contents of the widget.
  public var score: Float
  /// Seconds for which it is that; 0 until the next contents.
  public var duration: TimeInterval
  /// Creates an importance for some seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When new contents are asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool
  /// After the last contents.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Only when the app asks for it.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// Returns the policy for new contents after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}

/// The contents of a widget one after the other. No widget is drawn.
public struct Timeline<EntryType: TimelineEntry> {
  /// The contents, in the order of their dates.
  public let entries: [EntryType]
  /// When new contents are asked for.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline of contents.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
extension Timeline: Sendable where EntryType: Sendable {}
