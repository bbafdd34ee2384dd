public import Foundation

// The traits of the system, by the names that code asks for them with.

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
  static func set(_ value: UIUserInterfaceStyle, in values: inout TraitValues) { values.userInterfaceStyle = value }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) { values.verticalSizeClass = value }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
  static func set(_ value: UIUserInterfaceIdiom, in values: inout TraitValues) { values.userInterfaceIdiom = value }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
  static func set(_ value: UITraitEnvironmentLayoutDirection, in values: inout TraitValues) {
    values.layoutDirection = value
  }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static func get(_ values: TraitValues) -> CGFloat { values.displayScale }
  static func set(_ value: CGFloat, in values: inout TraitValues) { values.displayScale = value }
}

public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIDisplayGamut { values.displayGamut }
  static func set(_ value: UIDisplayGamut, in values: inout TraitValues) { values.displayGamut = value }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func get(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
  static func set(_ value: UIContentSizeCategory, in values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}

public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static func get(_ values: TraitValues) -> UIForceTouchCapability { values.forceTouchCapability }
  static func set(_ value: UIForceTouchCapability, in values: inout TraitValues) { values.forceTouchCapability = value }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
  static func set(_ value: UIAccessibilityContrast, in values: inout TraitValues) {
    values.accessibilityContrast = value
  }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
  static func set(_ value: UIUserInterfaceLevel, in values: inout TraitValues) { values.userInterfaceLevel = value }
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func get(_ values: TraitValues) -> UILegibilityWeight { values.legibilityWeight }
  static func set(_ value: UILegibilityWeight, in values: inout TraitValues) { values.legibilityWeight = value }
}

public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance { values.activeAppearance }
  static func set(_ value: UIUserInterfaceActiveAppearance, in values: inout TraitValues) {
    values.activeAppearance = value
  }
}

public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static func get(_ values: TraitValues) -> UISceneCaptureState { values.sceneCaptureState }
  static func set(_ value: UISceneCaptureState, in values: inout TraitValues) { values.sceneCaptureState = value }
}

public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  public static var defaultValue: Locale.Language? { nil }
  static func get(_ values: TraitValues) -> Locale.Language? { values.typesettingLanguage }
  static func set(_ value: Locale.Language?, in values: inout TraitValues) { values.typesettingLanguage = value }
}

extension UITraitCollection {
  /// Every trait of the system.
  static let systemTraits: [UITrait] = [
    UITraitUserInterfaceStyle.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitUserInterfaceIdiom.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitForceTouchCapability.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self,
    UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
  ]

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self,
    ]
  }
}
