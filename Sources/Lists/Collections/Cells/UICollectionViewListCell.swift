public import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore
public import PlainviewWidgets

/// A cell of a list: content between accessories, indented, with lines above and below; lengths in points.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The height of a row whose content has no preferred height.
  private static let standardHeight: CGFloat = 44

  private var leadingAccessories: [AccessoryView] = []
  private var trailingAccessories: [AccessoryView] = []
  private var showsEditingAccessories = false
  let topSeparator = ListSeparatorView()
  let bottomSeparator = ListSeparatorView()
  /// The line in front of a reorder control that follows another accessory.
  let handleSeparator = UIView()
  var separatorGuide: ContentGuide?
  private(set) var listAttributes: ListCellAttributes?
  private var hasStandardBackground = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSeparators()
  }

  /// Creates a list cell from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSeparators()
  }

  /// Creates a list cell with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepareSeparators() {
    for line in [handleSeparator, topSeparator, bottomSeparator] {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  // MARK: Content

  /// The standard content of the cell in its list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listAttributes?.content ?? .cell() }

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How far one level of indentation moves the content, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether accessories before the content are moved in too.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  // MARK: Accessories

  /// The accessories beside the content: on each side in the order given, custom views at the position that they give.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  private func showAccessories() {
    for view in leadingAccessories + trailingAccessories { view.removeFromSuperview() }
    showsEditingAccessories = isEditingCell
    leadingAccessories = addAccessories(isLeading: true)
    trailingAccessories = addAccessories(isLeading: false)
    setNeedsLayout()
  }

  private func addAccessories(isLeading: Bool) -> [AccessoryView] {
    UICellAccessory.arranged(accessories, isLeading: isLeading, whileEditing: isEditingCell).map { accessory in
      let view = AccessoryView(accessory, of: self)
      addSubview(view)
      return view
    }
  }

  func accessoryViews(isLeading: Bool) -> [AccessoryView] { isLeading ? leadingAccessories : trailingAccessories }

  /// The collection view that shows the cell.
  final var list: UICollectionView? { superview as? UICollectionView }

  func accessoryWasTapped(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return UserCode.run(handler) }
    switch accessory.accessoryType {
    case .outlineDisclosure: expansionToggle?()
    case .delete: list?.toggleActions(of: self)
    default: break
    }
  }

  /// Expands or collapses the items inside the cell's item; set by a diffable data source.
  final var expansionToggle: (() -> Void)?

  /// Expands or collapses the items inside the cell's item if it is a header that a tap anywhere toggles.
  final func toggleAsHeader() -> Bool {
    let isHeader = accessories.contains {
      $0.accessoryType == .outlineDisclosure && $0.handler == nil && !$0.isHidden
        && ($0.style == .header || $0.style == .automatic && listAttributes?.role == .header)
    }
    guard isHeader, let expansionToggle else { return false }
    expansionToggle()
    return true
  }

  override func stateDidChange() {
    super.stateDidChange()
    if showsEditingAccessories != isEditingCell { showAccessories() }
    setNeedsLayout()
  }

  // MARK: Layout (UICollectionViewListCell+Layout)

  /// The area that lines reach across: by default from where the content begins to the end of the cell.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = ContentGuide(in: self)
    separatorGuide = made
    setNeedsLayout()
    return made.guide
  }

  override var contentFrame: CGRect { frameBetweenAccessories }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeHandleSeparator()
    placeSeparators()
  }

  // MARK: Lists

  override func take(_ attributes: UICollectionViewLayoutAttributes) {
    super.take(attributes)
    guard let listAttributes = attributes.listAttributes, listAttributes != self.listAttributes else { return }
    self.listAttributes = listAttributes
    if hasStandardBackground {
      backgroundConfiguration = listAttributes.background
      hasStandardBackground = true
    }
    setNeedsLayout()
  }

  open override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { hasStandardBackground = false } }

  override var liesOnSurface: Bool { listAttributes?.liesOnSurface == true && !isReordering && !isSwiped }

  /// The size with the preferred height of the content beside the accessories; 44 if there is none.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.openLengths.height,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let content = CGSize(width: contentFrame.width, height: 0)
    let preferred = contentView.systemLayoutSizeFitting(
      content, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let accessories = (leadingAccessories + trailingAccessories).map(\.naturalSize.height).max() ?? 0
    fitting.size.height = max(preferred.height > 0 ? preferred.height : Self.standardHeight, accessories)
    return fitting
  }
}
