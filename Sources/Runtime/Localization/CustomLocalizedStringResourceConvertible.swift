/// A value, often an error, that has a text for the user. Foundation has it on Apple's systems only.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
