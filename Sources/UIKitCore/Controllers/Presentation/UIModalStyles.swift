public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether the presenter's view leaves the window while the presented one covers it (contract V6, V7, V12).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation goes over the nearest controller that defines a context, not over the whole screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  var isScreenWide: Bool { !isInContext }

  /// Whether the presented view is a card that leaves a strip of the presenter visible.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
