public import Foundation
public import PlainviewUIKitCore

extension UISegmentedControl {
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.show(title: title)
    segmentsDidChange()
  }

  /// Nil for a segment that shows an image.
  public func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.show(image: image)
    segmentsDidChange()
  }

  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Gives a segment the title, the image and the closure of an action.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(at: segment)?.show(action)
    segmentsDidChange()
  }

  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The segment whose action has the name; `NSNotFound` when none has.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(at: segment)?.isEnabled = enabled }

  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

  /// The width in points; 0 lets the control decide.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(at: segment)?.fixedWidth = max(0, width)
    segmentsDidChange()
  }

  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.fixedWidth ?? 0 }

  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(at: segment)?.contentOffset = offset
  }

  public func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }

  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// One segment: what it shows, and a button to those who look at the screen.
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
