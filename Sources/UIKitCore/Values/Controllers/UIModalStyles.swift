/// How a presented controller covers the screen; raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system prefers, a sheet for most controllers.
  case automatic = -2
  /// No other style: what a delegate returns to keep a presentation as it is.
  case none = -1
  /// Covers the whole screen; the presenter's view is taken away.
  case fullScreen = 0
  /// A sheet that covers most of the screen.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide screen.
  case formSheet = 2
  /// Covers the controller that defines the context; its view is taken away.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller decides.
  case custom = 4
  /// Covers the whole screen; the presenter's view stays behind it.
  case overFullScreen = 5
  /// Covers the controller that defines the context; its view stays behind it.
  case overCurrentContext = 6
  /// A popover beside a view or a bar's item.
  case popover = 7

  /// Whether the presenter's view leaves the window while the presented one covers it (contract V6, V7, V12).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation goes over the nearest controller that defines a context, not over the whole screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  var isScreenWide: Bool { !isInContext }

  /// Whether the presented view is a card that leaves a strip of the presenter visible.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// How a presented controller appears: from below, by turning, by fading, or like a turned page.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
