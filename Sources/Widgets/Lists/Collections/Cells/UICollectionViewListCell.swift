public import Foundation
import PlainviewLayout
public import PlainviewUIKitCore

/// A cell of a list: content between accessories, indented, with lines above and below; lengths in points.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private static let edgeMargin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// How high a row is whose content has no wish.
  private static let standardHeight: CGFloat = 44

  private var accessoryViews: [AccessoryView] = []
  private let topSeparator = UIView()
  private let bottomSeparator = UIView()
  private var separatorGuide: ContentGuide?
  private var place: ListPlace?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSeparators()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSeparators()
  }

  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepareSeparators() {
    for line in [topSeparator, bottomSeparator] {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  // MARK: Content

  /// The standard content of a row, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether accessories before the content are moved in too.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  // MARK: Accessories

  /// What stands beside the content, on each side in the order given.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  private func showAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.filter { $0.isShown(whileEditing: isEditingCell) }.map { accessory in
      AccessoryView(accessory, tap: action(of: accessory))
    }
    for view in accessoryViews {
      view.isMarked = isSelected
      view.isExpanded = isExpanded
      addSubview(view)
    }
    setNeedsLayout()
  }

  private func action(of accessory: UICellAccessory) -> (() -> Void)? {
    if let handler = accessory.handler { return handler }
    guard accessory.accessoryType == .outlineDisclosure else { return nil }
    return { [weak self] in self?.toggleExpansion() }
  }

  /// What opens and closes the items inside the cell's item, as a data source of sections sets it.
  final var expansionToggle: (() -> Void)?

  private func toggleExpansion() { expansionToggle?() }

  /// Opens or closes the items inside the cell's item if it is a header that a tap anywhere does that for.
  final func toggleAsHeader() -> Bool {
    let isHeader = accessories.contains {
      $0.accessoryType == .outlineDisclosure && $0.handler == nil && !$0.isHidden
        && ($0.style == .header || $0.style == .automatic && place?.isHeader == true)
    }
    guard isHeader, let expansionToggle else { return false }
    expansionToggle()
    return true
  }

  override func stateDidChange() {
    super.stateDidChange()
    showAccessories()
  }

  // MARK: Layout

  /// The area that lines reach across: by default from where the content begins to the end of the cell.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = ContentGuide(in: self)
    separatorGuide = made
    setNeedsLayout()
    return made.guide
  }

  private func accessories(isLeading: Bool) -> [AccessoryView] {
    accessoryViews.filter { $0.accessory.isLeading == isLeading }
  }

  private func width(_ view: AccessoryView) -> CGFloat {
    switch view.accessory.reservedLayoutWidth {
    case .custom(let width): width
    case .actual: view.naturalSize.width
    case .standard, nil: max(view.naturalSize.width, view.accessory.isLeading ? 28 : 0)
    }
  }

  /// How much room the accessories of a side take, with their margin at the edge of the cell.
  private func room(isLeading: Bool) -> CGFloat {
    let views = accessories(isLeading: isLeading)
    guard !views.isEmpty else { return 0 }
    return Self.edgeMargin + views.reduce(0) { $0 + width($1) } + CGFloat(views.count - 1) * Self.gap
  }

  override var contentFrame: CGRect {
    let leading = room(isLeading: true) + indentation
    let trailing = room(isLeading: false)
    let frame = CGRect(
      x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
    return isLayoutRightToLeft ? frame.offsetBy(dx: trailing - leading, dy: 0) : frame
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories(isLeading: true)
    placeAccessories(isLeading: false)
    placeSeparators()
  }

  private func placeAccessories(isLeading: Bool) {
    let views = accessories(isLeading: isLeading)
    var place =
      isLeading
      ? Self.edgeMargin + (indentsAccessories ? indentation : 0) : bounds.width - room(isLeading: false)
    for view in views {
      let (room, size) = (width(view), view.naturalSize)
      let frame = CGRect(
        x: place + (room - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      view.frame =
        isLayoutRightToLeft
        ? CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size) : frame
      place += room + Self.gap
    }
  }

  /// The least line that a screen shows.
  private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private func placeSeparators() {
    keepSeparatorsInFront()
    let start = contentFrame.minX + Self.edgeMargin
    let automatic = NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: 0)
    separatorGuide?.show(CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height))
    show(topSeparator, place?.showsTopSeparator ?? false, y: 0, place?.separators?.topSeparatorInsets ?? automatic)
    show(
      bottomSeparator, place?.showsBottomSeparator ?? false, y: bounds.height - hairline,
      place?.separators?.bottomSeparatorInsets ?? automatic)
  }

  /// Moves the lines only where something lies above them: moving a subview asks for another layout.
  private func keepSeparatorsInFront() {
    let lines = [topSeparator, bottomSeparator]
    guard !subviews.suffix(lines.count).elementsEqual(lines, by: ===) else { return }
    for line in lines { bringSubviewToFront(line) }
  }

  private func show(_ line: UIView, _ isShown: Bool, y: CGFloat, _ insets: NSDirectionalEdgeInsets) {
    line.isHidden = !isShown
    guard isShown else { return }
    line.backgroundColor = place?.separators?.color ?? .separator
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    let leading = isAutomatic ? contentFrame.minX + Self.edgeMargin : insets.leading
    let trailing = isAutomatic ? 0 : insets.trailing
    line.frame = CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: hairline)
  }

  // MARK: Lists

  override func take(_ attributes: UICollectionViewLayoutAttributes) {
    super.take(attributes)
    guard let place = attributes.listPlace, place != self.place else { return }
    self.place = place
    if backgroundConfiguration == nil { backgroundConfiguration = standardBackground(place) }
    setNeedsLayout()
  }

  private func standardBackground(_ place: ListPlace) -> UIBackgroundConfiguration {
    switch place.appearance {
    case .plain, .sidebarPlain: .listPlainCell()
    case .grouped, .insetGrouped: .listGroupedCell()
    case .sidebar: .listSidebarCell()
    }
  }

  /// The size with the height that the content wants beside the accessories; 44 if it has no wish.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.openLengths.height,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let content = CGSize(width: contentFrame.width, height: 0)
    let wanted = contentView.systemLayoutSizeFitting(
      content, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let accessories = accessoryViews.map(\.naturalSize.height).max() ?? 0
    fitting.size.height = max(wanted.height > 0 ? wanted.height : Self.standardHeight, accessories)
    return fitting
  }
}
