// The values that traits have; raw values are UIKit's.

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 = 1 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// The side that a language starts from, as a view overrides it.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
