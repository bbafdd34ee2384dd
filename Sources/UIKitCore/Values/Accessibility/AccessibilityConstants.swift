/// The kind of a container of elements for VoiceOver; raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container, a table, a list, a part of the screen that can be jumped to, or elements that belong together.
  case none, dataTable, list, landmark, semanticGroup
}

/// How important an announcement is.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a text.
  public let rawValue: String
  /// Creates a priority from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Interrupts other announcements and is not interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts other announcements and can be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until other announcements are read.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// What kind of text an element is.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The context as a text.
  public let rawValue: String
  /// Creates a context from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A document that is written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story or a book that is read.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A table of numbers.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The source of a program.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// Whether what belongs to an element is shown; raw values are UIKit's.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// How touches go to an element that takes them directly; raw values are UIKit's.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read aloud when the element is touched.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches go to the element only after it was activated.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}
