public import PlainviewRuntime

/// Values that the user can pick from.
public protocol ResultsCollection {
  /// The type of a value.
  associatedtype Result: _IntentValue
  /// The text above the values; nil for none.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether letters at the side lead to the values.
  var usesIndexedCollation: Bool { get }
  /// The values.
  var items: [Result] { get }
  /// No values.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of a value.
  public typealias Result = Element
  /// The text above the values: none.
  public var promptLabel: LocalizedStringResource? { nil }
  /// Whether letters at the side lead to the values: no.
  public var usesIndexedCollation: Bool { false }
  /// The values.
  public var items: [Element] { self }
  /// No values.
  public static var empty: [Element] { [] }
}

/// A value with how it is shown.
public struct IntentItem<Value: _IntentValue>: @unchecked Sendable {
  /// The value.
  public var value: Value
  /// How the value is shown.
  public var description: DisplayRepresentation

  /// Creates an item that is shown as its value is.
  public init(_ value: Value) {
    self.value = value
    description =
      (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      ?? DisplayRepresentation(title: "\(String(describing: value))")
  }
  /// Creates an item with texts and a picture of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Makes a list of items from statements.
  @resultBuilder public enum Builder {
    /// Takes a value.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    /// Takes an item.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    /// Takes several items.
    public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    /// Joins the items.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap { $0 } }
    /// Takes the items of a condition that holds.
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
    /// Takes the items of the first case.
    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    /// Takes the items of the second case.
    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    /// Joins the items of a loop.
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap { $0 } }
  }
}

/// Values under a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// How the title is shown; nil for none.
  public var description: DisplayRepresentation?
  /// The values.
  public var items: [IntentItem<Result>]

  /// Creates a section without a title.
  public init(items: [IntentItem<Result>]) { self.items = items }
  /// Creates a section without a title.
  public init(items: [Result]) { self.items = items.map { IntentItem($0) } }
  /// Creates a section with a title.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }
  /// Creates a section with a title.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    self.items = items
  }
  /// Creates a section with a title.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }
  /// Creates a section with a title from statements.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }

  /// Makes a list of sections from statements.
  @resultBuilder public enum Builder {
    /// Takes a section.
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
      [section]
    }
    /// Joins the sections.
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
      sections.flatMap { $0 }
    }
    /// Takes the sections of a condition that holds.
    public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
      sections ?? []
    }
    /// Takes the sections of the first case.
    public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
      sections
    }
    /// Takes the sections of the second case.
    public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
      sections
    }
    /// Joins the sections of a loop.
    public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
      sections.flatMap { $0 }
    }
  }
}

/// Values that the user can pick from, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// The text above the values; nil for none.
  public var promptLabel: LocalizedStringResource?
  /// Whether letters at the side lead to the values. Kept, without effect.
  public var usesIndexedCollation: Bool
  /// The values in their sections.
  public var sections: [IntentItemSection<Result>]

  /// Creates values in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }
  /// Creates values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
  /// Creates values in one section.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, items: items.map { IntentItem($0) })
  }
  /// Creates values in sections from statements.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// The values of all sections.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
  /// No values.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}
