public import PlainviewIntents

/// The sizes of widgets on iOS.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
  /// Sizes on the home screen.
  case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge
  /// Sizes on the lock screen.
  case accessoryCircular = 5, accessoryRectangular, accessoryInline

  /// The name of the size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// A widget of the app that the user has placed.
public struct WidgetInfo: Hashable, Identifiable, CustomDebugStringConvertible, Sendable {
  /// The kind of the widget, by which the app knows it.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
  /// How the user has configured the widget; nil for one that cannot be configured.
  public let configuration: INIntent?
  /// The widget itself, which stands for its identity.
  public var id: WidgetInfo { self }

  /// Creates a widget of a kind and size, for what a test says of the device.
  public init(kind: String, family: WidgetFamily, configuration: INIntent? = nil) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The kind and the size in words.
  public var debugDescription: String { "WidgetInfo: kind: \(kind), family: \(family)" }
}
