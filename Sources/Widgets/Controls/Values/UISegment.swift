import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// One segment: what it shows, and a button for accessibility.
final class UISegment: UIView, ControlElement {
  private weak var control: UISegmentedControl?
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  var isEnabled = true
  /// 0 for a width that the control decides.
  var fixedWidth: CGFloat = 0
  var contentOffset = CGSize.zero

  init(of control: UISegmentedControl, title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    self.control = control
    self.title = title
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    if let action { show(action) }
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String?) {
    self.title = title
    image = nil
  }

  func show(image: UIImage?) {
    self.image = image
    title = nil
  }

  func show(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }

  override var displayedText: String? { title ?? image?.name }
  /// What the picture shows.
  var text: String { title ?? image.map { ImageDrawing.label($0) } ?? "" }

  var isElementEnabled: Bool { isEnabled && control?.isEnabled ?? false }
  var isElementSelected: Bool { isSelected }
  var isSelected: Bool {
    guard let control, control.segments.indices.contains(control.selectedSegmentIndex) else { return false }
    return control.segments[control.selectedSegmentIndex] === self
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? displayedText }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      super.accessibilityTraits.union(.button).union(isSelected ? .selected : [])
        .union(isElementEnabled ? [] : .notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }
}
