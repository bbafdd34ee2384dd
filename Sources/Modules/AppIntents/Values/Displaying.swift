public import PlainviewRuntime

/// A value that can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}
extension InstanceDisplayRepresentable {
  /// The title under which the value is shown.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has a name.
public protocol TypeDisplayRepresentable {
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The name of the type.
  static var typeDisplayName: LocalizedStringResource { get }
}
extension TypeDisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A type that has a name, and whose values can be shown.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose cases can be shown.
public protocol CaseDisplayRepresentable: DisplayRepresentable, Hashable {
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension CaseDisplayRepresentable {
  /// How the case is shown; its name in the source, for one that the type does not list.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
  /// The title under which the case is shown.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Both a type and its cases, with names.
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable

/// A type with a name that stays the same for the system.
public protocol PersistentlyIdentifiable {
  /// The name by which the system knows the type.
  static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
  /// The name of the type in the source.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A value of a type of the app, which can be shown.
public protocol AppValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable
where ValueType == Self, UnwrappedType == Self {}

/// A list of cases from which the user picks one.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}
