public import Foundation
public import PlainviewRuntime

/// How an entity or a case is shown: a title, more text and a picture.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible,
  Sendable
{
  /// The text in the first line.
  public var title: LocalizedStringResource
  /// The text in the second line; nil for none.
  public var subtitle: LocalizedStringResource?
  /// A longer text; nil for none.
  public var descriptionText: LocalizedStringResource?
  /// The picture; nil for none.
  public var image: Image?
  /// Other words for it.
  public var synonyms: [LocalizedStringResource]

  /// Creates what is shown from its texts, its picture and other words for it.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
  /// Creates what is shown from its texts, its picture and other words for it, with a longer text.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?, image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }
  /// Creates what is shown from its texts, its picture and closures for other words.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: @Sendable () -> [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms())
  }
  /// Creates what is shown as a title alone.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// Creates what is shown as a title alone, with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The title.
  public var localizedStringResource: LocalizedStringResource { title }

  /// A picture beside the title.
  public struct Image: Hashable, Sendable {
    /// The shape to which a picture is cut.
    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

    /// Where the picture comes from.
    enum Source: Hashable, Sendable {
      case data(Data)
      case url(URL, width: Double?, height: Double?)
      case named(String)
      case system(String)
    }
    let source: Source
    /// Whether only the shape of the picture counts. Kept, without effect.
    let isTemplate: Bool?
    /// The shape to which the picture is cut. Kept, without effect.
    public var displayStyle = DisplayStyle.default

    private init(_ source: Source, _ isTemplate: Bool?, _ style: DisplayStyle = .default) {
      self.source = source
      self.isTemplate = isTemplate
      displayStyle = style
    }
    /// Creates a picture from a file's bytes.
    public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }
    /// Creates a picture from a file's bytes, cut to a shape.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.data(data), isTemplate, displayStyle)
    }
    /// Creates a picture that is at an address.
    public init(url: URL, isTemplate: Bool? = nil) { self.init(.url(url, width: nil, height: nil), isTemplate) }
    /// Creates a picture that is at an address, cut to a shape.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
    }
    /// Creates a picture that is at an address, with its size.
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      self.init(.url(url, width: width, height: height), isTemplate)
    }
    /// Creates a picture of the app.
    public init(named: String, isTemplate: Bool? = nil) { self.init(.named(named), isTemplate) }
    /// Creates a picture of the app, cut to a shape.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.named(named), isTemplate, displayStyle)
    }
    /// Creates a symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) { self.init(.system(systemName), isTemplate) }
  }
}

/// How a type is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible,
  Sendable
{
  /// The name of one value.
  public var name: LocalizedStringResource
  /// A number of values in words; nil for none.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the name.
  public var synonyms: [LocalizedStringResource]

  /// Creates the name of a type.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
  /// Creates the name of a type from text.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  /// Creates the name of a type from text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The name of one value.
  public var localizedStringResource: LocalizedStringResource { name }
}
