public import Foundation

// The traits of the system, by the names that code asks for them with.

/// The trait for light or dark mode.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: colors differ between light and dark mode.
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
  static func set(_ value: UIUserInterfaceStyle, in values: inout TraitValues) { values.userInterfaceStyle = value }
}

/// The trait for how wide the area is.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}

/// The trait for how high the area is.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) { values.verticalSizeClass = value }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// True: colors may differ between devices.
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
  static func set(_ value: UIUserInterfaceIdiom, in values: inout TraitValues) { values.userInterfaceIdiom = value }
}

/// The trait for the direction of reading.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
  static func set(_ value: UITraitEnvironmentLayoutDirection, in values: inout TraitValues) {
    values.layoutDirection = value
  }
}

/// The trait for the pixels a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Zero: not given.
  public static var defaultValue: CGFloat { 0 }
  static func get(_ values: TraitValues) -> CGFloat { values.displayScale }
  static func set(_ value: CGFloat, in values: inout TraitValues) { values.displayScale = value }
}

/// The trait for the colors that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True: colors may differ between displays.
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIDisplayGamut { values.displayGamut }
  static func set(_ value: UIDisplayGamut, in values: inout TraitValues) { values.displayGamut = value }
}

/// The trait for the user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func get(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
  static func set(_ value: UIContentSizeCategory, in values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}

/// The trait for whether the display feels force.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Not known.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static func get(_ values: TraitValues) -> UIForceTouchCapability { values.forceTouchCapability }
  static func set(_ value: UIForceTouchCapability, in values: inout TraitValues) { values.forceTouchCapability = value }
}

/// The trait for the contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: colors differ with the contrast.
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
  static func set(_ value: UIAccessibilityContrast, in values: inout TraitValues) {
    values.accessibilityContrast = value
  }
}

/// The trait for whether the content is above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: backgrounds differ between the levels.
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
  static func set(_ value: UIUserInterfaceLevel, in values: inout TraitValues) { values.userInterfaceLevel = value }
}

/// The trait for bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func get(_ values: TraitValues) -> UILegibilityWeight { values.legibilityWeight }
  static func set(_ value: UILegibilityWeight, in values: inout TraitValues) { values.legibilityWeight = value }
}

/// The trait for whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// True: colors may differ in windows that are not active.
  public static var affectsColorAppearance: Bool { true }
  static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance { values.activeAppearance }
  static func set(_ value: UIUserInterfaceActiveAppearance, in values: inout TraitValues) {
    values.activeAppearance = value
  }
}

/// The trait for whether the scene is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Not given.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static func get(_ values: TraitValues) -> UISceneCaptureState { values.sceneCaptureState }
  static func set(_ value: UISceneCaptureState, in values: inout TraitValues) { values.sceneCaptureState = value }
}

/// The trait for the language that decides how text is set.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// Nil: not given.
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

  /// The traits of the system that colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits of the system that the choice of a picture depends on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self,
    ]
  }
}
