import Foundation
import PlainviewGraphics
import PlainviewLists
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// Looks for accessibility problems of the views that can be seen, by Apple's Human Interface Guidelines.
@MainActor struct AccessibilityAudit {
  /// A problem, and the view that has it if that is an element.
  struct Finding {
    let type: XCUIAccessibilityAuditType
    let summary: String
    let details: String
    let element: UIView?
  }

  private let types: XCUIAccessibilityAuditType
  private(set) var findings: [Finding] = []

  init(_ types: XCUIAccessibilityAuditType, of windows: [UIView]) {
    self.types = types
    for window in windows {
      for view in ElementTree.queried(below: window) where Self.isLookedAt(view) { check(view) }
      if types.contains(.elementDetection) { checkDetection(below: window) }
    }
  }

  /// Whether some of a view is seen, and it is not a part of something that the system makes.
  private static func isLookedAt(_ view: UIView) -> Bool {
    let frame = ElementTree.visibleFrame(of: view)
    guard !frame.isNull, frame.width > 0, frame.height > 0, !(view is any ControlPart) else { return false }
    var responder = view.next
    while let current = responder {
      if current is UIControl || current is UIAlertController || isBar(current) { return false }
      responder = current.next
    }
    return true
  }

  private static func isBar(_ responder: UIResponder) -> Bool {
    responder is UINavigationBar || responder is UITabBar || responder is UIToolbar || responder is UISearchBar
      || responder is UIPickerView || responder is KeyView
  }

  private mutating func add(_ type: XCUIAccessibilityAuditType, _ summary: String, _ details: String, _ view: UIView?) {
    findings.append(Finding(type: type, summary: summary, details: details, element: view))
  }

  private mutating func check(_ view: UIView) {
    if types.contains(.sufficientElementDescription), Self.lacksDescription(view) {
      add(
        .sufficientElementDescription, "Element has no description",
        "This element is missing useful accessibility information.", view)
    }
    if types.contains(.hitRegion), Self.isTooSmall(view) {
      let least = Int(Self.leastControlSize)
      add(
        .hitRegion, "Hit area is too small",
        "Touches around the middle of this element do not reach it; controls are at least \(least) x \(least) points.",
        view)
    }
    if types.contains(.contrast), let label = view as? UILabel { checkContrast(of: label) }
    if types.contains(.dynamicType), Self.keepsTextSize(view) {
      add(
        .dynamicType, "Dynamic Type font sizes are unsupported",
        "The font of this element does not follow the size of text that the user prefers.", view)
    }
    if types.contains(.textClipped), let label = view as? UILabel, label.isTextCut {
      add(.textClipped, "Text clipped", "The text of this element does not fit into it.", view)
    }
  }

  // MARK: Descriptions

  /// Whether a screen reader stops at an element that has no text at all.
  private static func lacksDescription(_ view: UIView) -> Bool {
    guard view.isAccessibilityElement, ElementTree.texts(of: view).isEmpty else { return false }
    // A label without text is nothing to stop at; what the system's other views say is their matter.
    if view is UILabel { return false }
    return view is UIButton || view is UIImageView || view is UITextField || view is UITextView
      || !isFrameworkType(type(of: view))
  }

  /// Texts that are shown outside of all elements.
  private mutating func checkDetection(below window: UIView) {
    for view in ElementTree.visible(below: window) {
      guard let label = view as? UILabel, Self.isLookedAt(label), !(label.text ?? "").isEmpty, !Self.isFound(label)
      else { continue }
      add(
        .elementDetection, "Potentially inaccessible text",
        "The text \"\(label.text ?? "")\" is shown, and no accessibility element has it.", nil)
    }
  }

  /// Whether a view, or something around it that stands for it, is an element that a screen reader finds.
  private static func isFound(_ view: UIView) -> Bool {
    var isFound = false
    var current: UIView? = view
    while let candidate = current {
      if candidate.accessibilityElementsHidden { return false }
      if candidate.isAccessibilityElement || candidate.accessibilityElements != nil { isFound = true }
      current = candidate.superview
    }
    return isFound
  }

  // MARK: Touches

  /// The least width and height of a control, in points (Human Interface Guidelines, "Accessibility"; 44 are usual).
  static let leastControlSize: CGFloat = 28

  /// Whether a button, a link or a field does not take the touches of an area of the least size around its middle.
  private static func isTooSmall(_ view: UIView) -> Bool {
    let isTouched =
      view is UIButton || view is UITextField || !view.accessibilityTraits.isDisjoint(with: [.button, .link])
    guard isTouched, view.isUserInteractionEnabled else { return false }
    let (middle, half) = (CGPoint(x: view.bounds.midX, y: view.bounds.midY), leastControlSize / 2)
    // The end of an area does not belong to it.
    let end = half - 0.01
    let points = [
      CGPoint(x: middle.x - half, y: middle.y), CGPoint(x: middle.x + end, y: middle.y),
      CGPoint(x: middle.x, y: middle.y - half), CGPoint(x: middle.x, y: middle.y + end),
    ]
    return !points.allSatisfy { point in UserCode.run(else: true) { view.point(inside: point, with: nil) } }
  }

  // MARK: Texts

  /// Whether a text keeps its size: labels of cells' own kinds follow it.
  private static func keepsTextSize(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !(label.text ?? "").isEmpty && !follows(label, label.font) && !isOfCell(label)
    case let field as UITextField: !ElementTree.texts(of: field).isEmpty && !follows(field, field.font)
    case let text as UITextView: !(text.text ?? "").isEmpty && !follows(text, text.font)
    default: false
    }
  }

  private static func follows(_ view: any UIContentSizeCategoryAdjusting, _ font: UIFont?) -> Bool {
    view.adjustsFontForContentSizeCategory && font?.adjusted(for: .current) != nil
  }

  private static func isOfCell(_ label: UILabel) -> Bool {
    var current = label.superview
    while let view = current {
      if let cell = view as? UITableViewCell { return label === cell.textLabel || label === cell.detailTextLabel }
      current = view.superview
    }
    return false
  }

  /// Compares the colors of a text with the one behind it: 4.5 to 1, and for text of 18 points or bold text 3 to 1.
  private mutating func checkContrast(of label: UILabel) {
    guard label.isEnabled, !(label.text ?? "").isEmpty, let background = TextBackground.color(behind: label),
      let ratio = TextBackground.contrast(of: label, on: background)
    else { return }
    let font = label.font ?? .systemFont(ofSize: 17)
    let isLarge = font.pointSize >= 18 || font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let shown = compactNumber((Double(ratio) * 100).rounded(.down) / 100)
    let details = "The contrast of the text and what is behind it is \(shown) to 1."
    if ratio < 3 {
      add(.contrast, "Contrast failed", details + " At least 3 to 1 is needed.", label)
    } else if !isLarge, ratio < 4.5 {
      add(.contrast, "Contrast nearly passed", details + " Text of this size needs 4.5 to 1.", label)
    }
  }
}
