public import Foundation

/// An input or accessory view whose keys may click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether `playInputClick()` of the device is heard while the view is on the screen; nothing is heard here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// By default false.
  public var enableInputClicksWhenVisible: Bool { false }
}
