public import Foundation
@_spi(Plainview) public import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore

/// Arranges views in a row or a column by constraints that it keeps itself (contract K1 to K10).
///
/// Where the constraints leave a choice, the frames are still the same in every run, by the rules of `LayoutSolver`: of
/// views with constraints of equal priority, the one that was added earlier is satisfied, and what is open beyond that is
/// as small and as near to the start as can be. `hasAmbiguousLayout` says where that happened: at views of equal hugging
/// or resistance in a stack of the distribution `fill`, and, with `equalSpacing` and `equalCentering`, at hidden views,
/// which stand anywhere between the views beside them.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the stack's length.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// Where views stand across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across its axis.
    case fill = 0
    /// Views are at the leading edge of a column, or at the top of a row.
    case leading = 1
    /// The baselines of the first lines of views in a row are aligned.
    case firstBaseline = 2
    /// Views are in the middle across the axis.
    case center = 3
    /// Views are at the trailing edge of a column, or at the bottom of a row.
    case trailing = 4
    /// The baselines of the last lines of views in a row are aligned.
    case lastBaseline = 5
    /// The same as `leading`, for rows.
    public static var top: Alignment { .leading }
    /// The same as `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that stands for "whatever the stack has".
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A distance that means the system's standard distance between neighbors.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that the stack arranges, in their order; all of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private let arrangement = StackArrangement()
  private var reportedAlignment: Alignment?
  /// The sizes that arranged views keep across the stack where nothing else decides, as on Interface Builder's canvas.
  package var keptSizes: [ObjectIdentifier: CGSize] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack from an archive or a document, with an empty frame.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Creates a stack without views.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Creates a stack that arranges views in the given order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: What is arranged (contract K1)

  /// Arranges a view after the others; it becomes a subview if it is not one yet.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges a view at an index; it becomes the front subview if it is not one yet. An index beyond the arranged views raises an
  /// `NSInternalInconsistencyException`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      raise(
        .internalInconsistency(
          "index out of bounds for arranged subview: index = \(UInt(bitPattern: stackIndex)) expected to be less than or "
            + "equal to \(arrangedSubviews.count)"))
      return
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  // MARK: How

  /// Whether views are in a row or in a column; a row by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How views share the length of the stack; they fill it by default.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// Baselines are for rows: in a column the first one counts as leading and the last one as trailing (contract K10).
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The distance between adjacent views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether distances in a column are measured from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views keep the layout margins of the stack; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance behind one arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that was set behind a view, in points; `spacingUseDefault` if none was set.
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
    reportInvalidAlignment()
    arrangement.update(for: self)
    super.updateConstraints()
  }

  /// The alignment that the axis allows.
  var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return alignment
    }
  }

  private func reportInvalidAlignment() {
    let effective = effectiveAlignment
    defer { reportedAlignment = effective == alignment ? nil : alignment }
    guard effective != alignment, reportedAlignment != alignment else { return }
    SimulatedProcess.log(
      "[UIStackView] <\(SimulatedProcess.classAndAddress(of: self))> is vertical, where the alignment \(alignment) means "
        + "nothing. It is laid out as \(effective).")
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { setNeedsLayout() }
  }

  // MARK: Baselines

  /// A column has the first baseline of its first visible view, a row that of the view with the tallest content.
  open override var forFirstBaselineLayout: UIView {
    baselineView { $0.first }?.forFirstBaselineLayout ?? self
  }

  /// A column has the last baseline of its last visible view, a row that of the view with the tallest content.
  open override var forLastBaselineLayout: UIView {
    baselineView { $0.last }?.forLastBaselineLayout ?? self
  }

  private func baselineView(inColumn choose: ([UIView]) -> UIView?) -> UIView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return choose(visible) }
    var tallest: UIView?
    for view in visible {
      if let known = tallest, known.intrinsicContentSize.height >= view.intrinsicContentSize.height { continue }
      tallest = view
    }
    return tallest
  }
}

extension UIStackView: SubviewObserving {
  package func subviewWasRemoved(_ view: UIView) { removeArrangedSubview(view) }

  package func visibilityDidChange(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  package func contentSizeDidChange(of view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    switch distribution {
    case .fillProportionally: arrangementDidChange()
    case .fill: if axis == .horizontal, arrangement.isOutdated(for: view) { arrangementDidChange() }
    case .fillEqually, .equalSpacing, .equalCentering: break
    }
  }
}

extension UIView {
  /// Whether a stack view arranges the view.
  var isInStack: Bool { superview is UIStackView }
}
