import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

/// The elements of the screen that react to touches, in the tree's order.
@MainActor struct Reactions {
  /// What a tap does something to: controls, texts that can be edited, views with recognizers.
  private(set) var tapped: [UIView] = []
  /// How likely each of those is to be tapped: what has code of the app behind it more than what has not.
  private(set) var weights: [Int] = []
  /// Scroll views whose content is larger than they are.
  private(set) var scrolled: [UIView] = []

  /// Looks at all windows of the app; runs in the app's process.
  init(of app: XCUIApplication) {
    for view in app.rootWindows.flatMap({ ElementTree.visible(below: $0) }) {
      if let weight = Self.weight(of: view), ElementTree.visibleShare(of: view) > 0.1 {
        tapped.append(view)
        weights.append(weight)
      }
      if let scrollView = view as? UIScrollView, Self.scrolls(scrollView) { scrolled.append(view) }
    }
  }

  var isNone: Bool { tapped.isEmpty && scrolled.isEmpty }

  private static func weight(of view: UIView) -> Int? {
    let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled && !($0 is any SystemRecognizer) }
    if !recognizers.isEmpty { return recognizers.contains { !$0.targets.isEmpty } ? 4 : 2 }
    if let control = view as? UIControl {
      guard control.isEnabled, control.isUserInteractionEnabled else { return nil }
      if !control.allControlEvents.isEmpty { return 4 }
      return control is UIButton ? nil : 2
    }
    if let part = view as? any ControlElement { return part.isElementEnabled ? 2 : nil }
    if let textView = view as? UITextView, textView.isEditable { return 3 }
    return nil
  }

  private static func scrolls(_ view: UIScrollView) -> Bool {
    guard view.isScrollEnabled, view.isUserInteractionEnabled else { return false }
    return view.contentSize.height > view.bounds.height || view.contentSize.width > view.bounds.width
  }
}
