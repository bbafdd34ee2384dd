package import Foundation

/// The traits of a collection by their values; each has an unspecified one.
package struct TraitValues: Equatable, @unchecked Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Pixels a point; 0 for unspecified.
  package var displayScale: CGFloat = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  package var sceneCaptureState = UISceneCaptureState.unspecified
  package var typesettingLanguage: Locale.Language?
  package var textMetrics: TextMetrics?
  /// The limits of the size category; among an object's own values, not inherited.
  package var categoryLimits = CategoryLimits()
  /// The app's own traits, in the order in which they were set.
  package var custom: [CustomTrait] = []

  package init() {}

  /// Takes over all specified values of the other one.
  package mutating func override(by other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    preferredContentSizeCategory = other.categoryLimits.limiting(preferredContentSizeCategory)
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
    if let language = other.typesettingLanguage { typesettingLanguage = language }
    if let metrics = other.textMetrics { textMetrics = metrics }
    for trait in other.custom { setCustom(trait) }
  }

  /// Whether these, as an object's own, leave all traits as they are.
  package var changesNothing: Bool { self == TraitValues() && categoryLimits == CategoryLimits() }

  package func overridden(by other: TraitValues) -> TraitValues {
    var values = self
    values.override(by: other)
    return values
  }

  /// Whether a change from the other may change sizes, and not only colours.
  package func affectsLayout(comparedTo other: TraitValues) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
      || userInterfaceIdiom != other.userInterfaceIdiom || layoutDirection != other.layoutDirection
      || displayScale != other.displayScale || legibilityWeight != other.legibilityWeight
      || preferredContentSizeCategory != other.preferredContentSizeCategory || textMetrics != other.textMetrics
      || custom != other.custom
  }

  /// Whether colours that depend on traits may differ.
  func affectsColors(comparedTo other: TraitValues) -> Bool {
    if userInterfaceStyle != other.userInterfaceStyle || userInterfaceIdiom != other.userInterfaceIdiom
      || displayGamut != other.displayGamut || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || activeAppearance != other.activeAppearance
    {
      return true
    }
    let (one, two) = (custom.filter(\.affectsColors), other.custom.filter(\.affectsColors))
    return one.contains { !two.contains($0) } || two.contains { !one.contains($0) }
  }

  // MARK: The app's own traits

  func custom(_ identifier: String) -> CustomTrait? { custom.first { $0.identifier == identifier } }

  mutating func setCustom(_ trait: CustomTrait) {
    if let index = custom.firstIndex(where: { $0.identifier == trait.identifier }) {
      custom[index] = trait
    } else {
      custom.append(trait)
    }
  }

  mutating func removeCustom(_ identifier: String) { custom.removeAll { $0.identifier == identifier } }

  package static func == (one: TraitValues, other: TraitValues) -> Bool {
    !one.affectsLayout(comparedTo: other) && !one.affectsColors(comparedTo: other)
      && one.forceTouchCapability == other.forceTouchCapability && one.sceneCaptureState == other.sceneCaptureState
      && one.typesettingLanguage == other.typesettingLanguage
  }
}

/// A trait that an app defined, with its value.
package struct CustomTrait: Equatable {
  let identifier: String
  let affectsColors: Bool
  let value: Any

  package static func == (one: CustomTrait, other: CustomTrait) -> Bool {
    one.identifier == other.identifier && TraitEquality.areEqual(one.value, other.value)
  }
}

/// Equality of values whose types are known at run time only; values that cannot be compared differ.
enum TraitEquality {
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    let (one, other) = (one as AnyObject, other as AnyObject)
    return one === other
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }
}
