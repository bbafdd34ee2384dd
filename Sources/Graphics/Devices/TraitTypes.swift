// The values that traits have; raw values are UIKit's.

/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// How much space an area has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not given, a phone, a tablet, a television, a car, a Mac, or a headset.
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
/// The direction of reading.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 = 1 }
/// Whether a display feels force.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// Whether the user has switched on a higher contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }
/// Whether content is at the base or above other content.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }
/// Whether the user has switched on bold text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }
/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }
/// Whether a scene is recorded.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// The side that a language starts from, as a view overrides it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language, never mirrored for playback or spatial controls, or forced to a direction.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of reading in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
