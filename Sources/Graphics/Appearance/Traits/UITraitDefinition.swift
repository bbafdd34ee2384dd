public import Foundation

/// A trait: one of the system's, or one that an app defines for itself.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing is set.
  static var defaultValue: Value { get }
  /// The name that is unique among all traits.
  static var identifier: String { get }
  /// The name in descriptions.
  static var name: String { get }
  /// Whether colours may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// By default the full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// By default the name of the type.
  public static var name: String { String(describing: Self.self) }
  /// By default false: colors do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }

  static func isSame(in one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    TraitEquality.areEqual(one[Self.self], other[Self.self])
  }
}

/// Any trait, as lists of them hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection stores in a property.
protocol SystemTrait: UITraitDefinition {
  static func get(_ values: TraitValues) -> Value
  static func set(_ value: Value, in values: inout TraitValues)
}

/// Traits that can be changed one by one: overrides, and collections that are being made.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark mode.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// How much space the width gives.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much space the height gives.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The pixels a point; 0 if not given.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The colors that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether the display feels force.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// Whether the user has switched on a higher contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether the content is at the base or above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether the user has switched on bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

/// The overrides of a view, a controller or a scene of the inherited traits.
public struct UITraitOverrides: UIMutableTraits {
  package var values: TraitValues

  package init(_ values: TraitValues) { self.values = values }

  /// The value of a trait that is overridden, or its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is changed here.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of the trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
  /// The value of a trait; its default where it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

extension TraitValues {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? trait.defaultValue
      }
      return custom(trait.identifier)?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.take(newValue, in: &self)
      } else {
        setCustom(
          CustomTrait(identifier: trait.identifier, affectsColors: trait.affectsColorAppearance, value: newValue))
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return !system.isUnsaid(in: self) }
    return custom(trait.identifier) != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { system.clear(in: &self) } else { removeCustom(trait.identifier) }
  }
}

extension SystemTrait {
  fileprivate static func value(in values: TraitValues) -> Any { get(values) }

  fileprivate static func take(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { set(value, in: &values) }
  }

  fileprivate static func isUnsaid(in values: TraitValues) -> Bool {
    TraitEquality.areEqual(get(values), get(TraitValues()))
  }

  fileprivate static func clear(in values: inout TraitValues) { set(get(TraitValues()), in: &values) }
}
