public import Foundation
public import PlainviewLayout
public import PlainviewUIKitCore

/// Arranges views in a row or a column by constraints that it keeps itself (contract K1 to K10).
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the stack's length.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// Where views stand across the stack's axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that stands for "whatever the stack has".
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private let arrangement = StackArrangement()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: What is arranged (contract K1)

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges a view at a place; it becomes the front subview if it is not one yet.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  // MARK: How

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance behind one arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// The distance behind an arranged view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacing[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? SystemSpacing.betweenSiblings : spacing
  }

  // MARK: Constraints

  func arrangementDidChange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    arrangement.rebuild(for: self)
    super.updateConstraints()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { setNeedsLayout() }
  }

  /// The first or last baseline is that of the first or last view (of any view of a row).
  open override func textBaseline(isFirst: Bool) -> LayoutBaseline? { nil }
}

extension UIStackView: SubviewObserving {
  package func subviewWasRemoved(_ view: UIView) { removeArrangedSubview(view) }

  package func visibilityDidChange(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  package func contentSizeDidChange(of view: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }
}
