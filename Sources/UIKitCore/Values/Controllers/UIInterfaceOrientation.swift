package import PlainviewGraphics

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, or turned upside down.
  case unknown, portrait, portraitUpsideDown
  /// Turned sideways, with the bottom of the device at the right or at the left.
  case landscapeRight, landscapeLeft

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that a screen can be shown in; raw values are UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt
  /// Creates a mask with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Sideways, with the bottom of the device at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Sideways, with the bottom of the device at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Sideways in either direction.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// What apps and controllers support that do not say: all of a tablet's, all but upside down of a phone's.
  package static func ordinary(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
    idiom == .pad ? .all : .allButUpsideDown
  }
}

/// The color of the status bar's text; raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text in light mode and light text in dark mode.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}

/// How the status bar appears and disappears; raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
