/// The style of a bar: light or dark.
public enum UIBarStyle: Int, Sendable {
  /// Light, dark, and dark by the name before iOS 13, which is drawn as `black`.
  case `default`, black, blackTranslucent

  /// `black` by its name before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The height of a bar, and whether it has a prompt; settings of bars are made for each of them.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }
