public import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// What holds for all sections of a compositional layout; lengths in points.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the content insets of sections are distances from; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  /// Returns a copy of the configuration.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewCompositionalLayoutConfiguration in
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      copy.scrollDirection = scrollDirection
      copy.interSectionSpacing = interSectionSpacing
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }
}

/// The section for a number; nil is an error of the app.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Puts items into groups, groups into sections, and sections one after the other.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections; setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  final var solutions: [SectionSolution] = []
  /// The views at the edges of the whole content.
  final var boundaries: [SectionSolution.Boundary] = []
  private var isSolved = false
  /// The size of the view that the sections were made for.
  private var solvedSize = CGSize.zero
  /// Whether only the starts of sections are invalid.
  private var needsStarts = false
  final var contentLength: CGFloat = 0
  /// The background of a layout that is a list.
  final var listBackground: UIColor?

  /// Creates a layout in which all sections are alike, with the standard configuration.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// The same section for all numbers.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure returns, with the standard configuration.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure returns, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(section:)") }

  /// Documents store no compositional layouts.
  public required init?(coder: NSCoder) { nil }

  /// The layout is computed from left to right and mirrored, except for sections that scroll by themselves.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  final var axis: ScrollAxis { ScrollAxis(isVertical: configuration.scrollDirection == .vertical) }

  // MARK: Solving

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if !isSolved { solve(view) } else if needsStarts { placeSections() }
  }

  private func solve(_ view: UICollectionView) {
    isSolved = true
    if let listBackground, view.backgroundColor == nil || view.backgroundColor == .systemBackground {
      view.backgroundColor = listBackground
    }
    solvedSize = view.bounds.size
    let offsets = solutions.map(\.scrollOffset)
    solutions = []
    let available = view.bounds.inset(by: view.adjustedContentInset).size
    let size = CGSize(width: max(0, available.width), height: max(0, available.height))
    for number in 0..<view.numberOfSections {
      guard let solution = solve(section: number, size, view) else { break }
      if number < offsets.count { solution.scrollOffset = offsets[number] }
      solutions.append(solution)
    }
    boundaries = SectionSolution.numbered(configuration.boundarySupplementaryItems, in: size)
    placeSections()
  }

  private func solve(section number: Int, _ size: CGSize, _ view: UICollectionView) -> SectionSolution? {
    let environment = LayoutEnvironment(LayoutContainer(size), view.traitCollection)
    guard let section = UserCode.run(else: nil, { sectionProvider(number, environment) }) else {
      raise(
        .internalInconsistency(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
            + "section. This is a client error."))
      return nil
    }
    if section.list?.offersSwipes == true { view.noticeSwipes() }
    let reference = section.contentInsetsReference.resolved(configuration.contentInsetsReference)
    let boundaryReference = section.supplementaryContentInsetsReference.resolved(reference)
    return SectionSolution(
      section, count: view.numberOfItems(inSection: number), axis: axis, container: size,
      sideInsets: sideInsets(reference, view), boundarySideInsets: sideInsets(boundaryReference, view),
      traits: view.traitCollection)
  }

  /// The distances of sections from the sides.
  private func sideInsets(_ reference: UIContentInsetsReference, _ view: UICollectionView) -> UIEdgeInsets {
    let (insets, known): (UIEdgeInsets, UIEdgeInsets)
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: (insets, known) = (view.safeAreaInsets, view.adjustedContentInset)
    case .layoutMargins, .readableContent: (insets, known) = (view.layoutMargins, .zero)
    }
    guard axis.isVertical else {
      return UIEdgeInsets(
        top: max(0, insets.top - known.top), left: 0, bottom: max(0, insets.bottom - known.bottom), right: 0)
    }
    return UIEdgeInsets(
      top: 0, left: max(0, insets.left - known.left), bottom: 0, right: max(0, insets.right - known.right))
  }

  private func placeSections() {
    needsStarts = false
    var offset = boundaries.length(isAtStart: true, along: axis)
    let gap = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    for (number, solution) in solutions.enumerated() {
      if number > 0 { offset += gap }
      solution.start = offset
      offset += solution.length
    }
    contentLength = offset + boundaries.length(isAtStart: false, along: axis)
  }

  // MARK: Elements (UICollectionViewCompositionalLayout+Elements)

  open override var collectionViewContentSize: CGSize { solvedContentSize() }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cell(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, at: indexPath) }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    solutions.indices.contains(section) ? solutions[section].section.list : nil
  }

  override func listSurfaces(in rect: CGRect) -> [ListSurface] { surfaces(in: rect) }

  /// A row of a list moves up and down only.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    if list(ofSection: indexPath.section) != nil, let row = cell(at: indexPath) { attributes.center.x = row.center.x }
    return attributes
  }

  override func scrolledSections(in rect: CGRect) -> [ScrolledSection] { scrollers(in: rect) }

  override func section(_ section: Int, didScrollTo offset: CGPoint) {
    if solutions.indices.contains(section) { solutions[section].scrollOffset = offset }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes, !context.invalidateEverything, isSolved {
      takeOver(preferred)
      needsStarts = true
    } else if !context.isForBoundsChange || context.invalidateEverything || collectionView?.bounds.size != solvedSize {
      isSolved = false
    }
    super.invalidateLayout(with: context)
  }

  private func takeOver(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    guard path.count == 2, solutions.indices.contains(path.section) else { return }
    switch preferred.representedElementCategory {
    case .cell: solutions[path.section].setPreferred(preferred.size, ofItem: path.item)
    case .supplementaryView:
      solutions[path.section].setPreferred(
        preferred.size, ofBoundary: preferred.representedElementKind ?? "", number: path.item)
    case .decorationView: break
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.openLengths.isAny
      && preferredAttributes.size.isNoticeablyDifferent(from: originalAttributes.size)
  }
}
