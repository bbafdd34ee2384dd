public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore
public import PlainviewWidgets

/// The view of an item of a collection view: content above a background, and the state that both depend on.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The type of closures that configure a cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The state of a drag of the item: none, lifted, or dragging.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// The segue that the document has from the cell.
  package final var selectionSegue: UIStoryboardSegueTemplate?
  private var ownContentView = UIView()
  private var configuredView: UIView?
  private var systemBackground: SystemBackgroundView?
  private var needsConfiguration = false
  /// The states that the collection view sets.
  final var isEditingCell = false { didSet { if isEditingCell != oldValue { stateDidChange() } } }
  final var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }
  final var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }
  final var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
  final var dragState = DragState.none { didSet { if dragState != oldValue { stateDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  /// Creates a cell from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
  }

  /// Creates a cell with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepareContent() {
    isOpaque = false
    ownContentView.isOpaque = false
    // Rows below the bars have the same margins as the others.
    ownContentView.insetsLayoutMarginsFromSafeArea = false
    ownContentView.frame = contentFrame
    addSubview(ownContentView)
  }

  // MARK: Parts

  /// The superview of the item's own views; with a content configuration it is the configuration's view.
  open var contentView: UIView { configuredView ?? ownContentView }

  override var fittedView: UIView { contentView }

  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }

  /// A view that is shown behind the content, above `backgroundView`, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: selectedBackgroundView)
      showSelectedBackground()
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: contentView) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    setNeedsLayout()
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// The rectangle that is available to the content.
  var contentFrame: CGRect { bounds }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, systemBackground] { view?.frame = bounds }
    contentView.frame = contentFrame
    if let list = superview as? UICollectionView, list.selfSizingInvalidation == .enabledIncludingConstraints {
      list.measureAgain(self)
    }
  }

  /// Has the collection view measure the cell again, unless its `selfSizingInvalidation` forbids it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if let list = superview as? UICollectionView, list.selfSizingInvalidation != .disabled { list.measureAgain(self) }
  }

  // MARK: State

  /// Also when the collection view selects the item.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      showSelectedBackground()
      stateDidChange()
    }
  }

  /// Also while a finger is on the cell.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showSelectedBackground()
      stateDidChange()
    }
  }

  /// The state of the cell, for configurations; overrides may add values of their own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditingCell
    state.isReordering = isReordering
    state.isExpanded = isExpanded
    state.isSwiped = isSwiped
    state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func stateDidChange() { setNeedsUpdateConfiguration() }

  // MARK: Configurations

  /// Has the cell configured again in its next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for the state; overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      show(configuration.adapted(to: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      show(configuration.updated(for: state))
    }
  }

  /// Configures the cell, before its state is shown, in addition to `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether the content configuration is updated whenever the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated whenever the state changes; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration, let state = UserCode.make({ configurationState }) else { return }
    needsConfiguration = false
    UserCode.run { updateConfiguration(using: state) }
    UserCode.run { configurationUpdateHandler?(self, state) }
    needsConfiguration = false
  }

  /// What the content view shows; the view is made by the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else { return showOwnContent() }
      show(
        automaticallyUpdatesContentConfiguration
          ? contentConfiguration.adapted(to: configurationState) : contentConfiguration)
    }
  }

  private func show(_ configuration: any UIContentConfiguration) {
    let former = contentView
    let view = configuration.view(reusing: configuredView)
    configuredView = view
    view.insetsLayoutMarginsFromSafeArea = false
    guard view !== former else { return setNeedsLayout() }
    view.frame = contentFrame
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
    setNeedsLayout()
  }

  private func showOwnContent() {
    guard let view = configuredView else { return }
    configuredView = nil
    ownContentView.frame = contentFrame
    insertSubview(ownContentView, aboveSubview: view)
    view.removeFromSuperview()
  }

  /// The background behind the content; nil shows `backgroundView` only.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else {
        systemBackground?.removeFromSuperview()
        systemBackground = nil
        return
      }
      show(
        automaticallyUpdatesBackgroundConfiguration
          ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration)
    }
  }

  private func show(_ configuration: UIBackgroundConfiguration) {
    let view = systemBackground ?? SystemBackgroundView()
    if systemBackground == nil {
      systemBackground = view
      insertSubview(view, at: 0)
    }
    view.show(configuration, tint: tintColor, liesOnSurface: liesOnSurface)
    setNeedsLayout()
  }

  /// Whether a background of the standard colour belongs to a surface behind all rows of the section.
  var liesOnSurface: Bool { false }

  /// Called when a drag of the item lifts it, begins and is over; does nothing here.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Reuse

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}

extension UICollectionViewCell: ConfigurationUpdating {}
