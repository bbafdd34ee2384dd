package import Foundation
import PlainviewGraphics
@_spi(Plainview) package import PlainviewUIKitCore
import PlainviewWidgets

extension ElementTree {
  // MARK: What queries find (W83)

  /// The view and the elements in it, parents first: without what is hidden, and without what is inside an accessibility
  /// element, which is one thing for screen readers. The label and the image of a button are elements in it.
  package static func queried(below root: UIView) -> [UIView] {
    if isHidden(root) { return [] }
    var found: [UIView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += children(of: view).reversed()
    }
    return found
  }

  /// The elements directly in a view, from the back to the front.
  package static func children(of view: UIView) -> [UIView] {
    if view.accessibilityElementsHidden { return [] }
    let shown = inReadingOrder(view).filter { !isHidden($0) }
    if view.isAccessibilityElement, !hasElements(view) { return shown.filter { isPart($0) && hasText($0) } }
    return shown.filter { !($0 is any ControlPart) || isPart($0) && hasText($0) }
  }

  /// Whether what is in an accessibility element is found: fields have a button, date pickers buttons or wheels.
  private static func hasElements(_ view: UIView) -> Bool {
    view is UITextField || view is UIDatePicker || view is UIPickerView
  }

  /// Whether the view is the label or the image of a button, which queries of their own kinds find.
  package static func isPart(_ view: UIView) -> Bool {
    view is any ControlPart && (view is UILabel || view is UIImageView) && view.superview is UIButton
  }

  private static func hasText(_ view: UIView) -> Bool { !label(of: view).isEmpty }

  /// The view and the elements in it, parents first, hidden ones left out; what is inside an accessibility element is
  /// part of it and no element itself, as on a device.
  package static func elements(below root: UIView) -> [UIView] {
    var found: [UIView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !isHidden(view), !(view is any ControlPart) else { continue }
      found.append(view)
      if !view.isAccessibilityElement, !view.accessibilityElementsHidden { waiting += inReadingOrder(view).reversed() }
    }
    return found
  }

  /// What is left of a view inside the window and inside all views around it that clip, in the window's coordinates.
  package static func visibleFrame(of view: UIView) -> CGRect {
    guard let window = view.window else { return .null }
    var visible = view.convert(view.bounds, to: window).intersection(window.bounds)
    var parent = view.superview
    while let current = parent {
      if current.clipsToBounds { visible = visible.intersection(current.convert(current.bounds, to: window)) }
      parent = current.superview
    }
    return visible
  }

  /// How much of a view's area is inside its window, from 0 to 1, with or without what views around it clip.
  package static func visibleShare(of view: UIView, ignoringClipping: Bool = false) -> CGFloat {
    guard let window = view.window else { return 0 }
    let frame = view.convert(view.bounds, to: window)
    let visible = ignoringClipping ? frame.intersection(window.bounds) : visibleFrame(of: view)
    guard !visible.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return (visible.width * visible.height) / (frame.width * frame.height)
  }

  /// The opaque view in front that hides all of a view's visible part; several that do so together do not count.
  package static func cover(of view: UIView) -> UIView? {
    let frame = visibleFrame(of: view)
    var current = view
    while let parent = current.superview {
      guard let index = parent.subviews.firstIndex(where: { $0 === current }) else { return nil }
      for sibling in parent.subviews[(index + 1)...].reversed() {
        if let cover = opaqueView(in: sibling, over: frame) { return cover }
      }
      current = parent
    }
    return nil
  }

  private static func opaqueView(in view: UIView, over frame: CGRect) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.99 else { return nil }
    if view.backgroundColor?.isOpaque ?? false, visibleFrame(of: view).contains(frame) { return view }
    for subview in view.subviews.reversed() {
      if let found = opaqueView(in: subview, over: frame) { return found }
    }
    return nil
  }

  // MARK: What flows ask for

  /// The texts that the user sees or hears: the names without the identifier.
  package static func texts(of view: UIView) -> [String] {
    [label(of: view), title(of: view), value(of: view), placeholder(of: view)].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Whether a switch or the like is on: its value is 1.
  package static func isChecked(_ view: UIView) -> Bool { !(view is UITextField) && value(of: view) == "1" }
}
