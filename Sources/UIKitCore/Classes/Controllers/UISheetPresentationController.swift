public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Shows a controller as a card that comes from below and leaves a part of the presenter visible.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a text.
      public let rawValue: String
      /// Creates a name from a text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen but a strip at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent, by which it is selected.
    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("a detent needs an identifier") }

    /// Returns a detent of half the largest height; there is none in compact height.
    open class func medium() -> Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
    }
    /// Returns a detent of the largest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own, in points; nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      made += 1
      return Detent(identifier ?? Identifier("com.apple.UIKit.dynamic.\(made)"), resolver)
    }

    private static var made = 0

    /// The height, in points.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet may rest, lowest first.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height at which the sheet rests; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The highest sheet behind which nothing is darkened and the presenter can be used; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether the sheet shows a bar to pull it by. Kept, without effect.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge enlarges the sheet. Kept, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the bottom edge when the height is compact, where it covers the whole screen else.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// Whether the width is the controller's preferred one at the bottom edge in compact height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of the corners in points; nil for the system's. Kept, without effect.
  open var preferredCornerRadius: CGFloat?
  private let dimming = UIDimmingView()
  private lazy var drag = dragRecognizer()

  /// Changes detents in an animation.
  open func animateChanges(_ changes: () -> Void) { baseAnimateChanges(changes) }

  /// Asks the detents for their heights anew at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Frame

  /// The strip above a sheet, below the safe area, in points.
  static let gap: CGFloat = 10
  /// The size of a form sheet on a wide screen, and the width of a page sheet, in points.
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 704

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    if isLow(container) { return lowFrame(in: container) }
    return isCompact(container) ? attachedFrame(in: container) : centredFrame(in: container)
  }

  private func isCompact(_ container: UIView) -> Bool {
    container.traitCollection.horizontalSizeClass != .regular
  }

  private func isLow(_ container: UIView) -> Bool { container.traitCollection.verticalSizeClass == .compact }

  /// In compact height the whole screen, or at the bottom edge as wide as the safe area, or as the controller prefers.
  private func lowFrame(in container: UIView) -> CGRect {
    guard prefersEdgeAttachedInCompactHeight else { return container.bounds }
    var frame = attachedFrame(in: container)
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let preferredWidth = presentedViewController.preferredContentSize.width
    let isOwn = widthFollowsPreferredContentSizeWhenEdgeAttached && preferredWidth > 0
    frame.size.width = isOwn ? min(preferredWidth, area.width) : area.width
    frame.origin.x = (area.midX - frame.width / 2).rounded(.down)
    return frame
  }

  /// At the bottom edge, as high as the selected detent says.
  private func attachedFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let highest = bounds.height - container.safeAreaInsets.top - Self.gap
    let height = height(of: selectedDetent(in: container), in: container) ?? highest
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func centredFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let preferred = presentedViewController.preferredContentSize
    let usual = CGSize(width: Self.pageWidth, height: bounds.height - 2 * (container.safeAreaInsets.top + Self.gap))
    let standard = presentationStyle == .formSheet ? Self.formSize : usual
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : standard.width, bounds.width),
      height: min(preferred.height > 0 ? preferred.height : standard.height, bounds.height))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(.down), y: ((bounds.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
  }

  // MARK: Detents

  private func selectedDetent(in container: UIView) -> Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? sortedDetents(in: container).first
  }

  private func sortedDetents(in container: UIView) -> [Detent] {
    let heights = detents.map { (detent: $0, height: height(of: $0, in: container)) }
    return heights.filter { $0.height != nil }.sorted { ($0.height ?? 0) < ($1.height ?? 0) }.map(\.detent)
  }

  private func height(of detent: Detent?, in container: UIView) -> CGFloat? {
    let highest = container.bounds.height - container.safeAreaInsets.top - Self.gap
    let context = DetentContext(containerTraitCollection: container.traitCollection, maximumDetentValue: highest)
    return detent?.resolvedValue(in: context).map { min(max($0, 0), highest) }
  }

  /// Goes to the next detent up or down, as the user drags; below the lowest one the sheet is dismissed.
  func dragged(up: Bool) {
    guard let container = containerView else { return }
    let sorted = sortedDetents(in: container)
    guard let current = sorted.firstIndex(where: { $0 === selectedDetent(in: container) }) else {
      if !up { dismissByUser() }
      return
    }
    let next = up ? current + 1 : current - 1
    if next < 0 { return dismissByUser() }
    guard next < sorted.count else { return }
    animateChanges { selectedDetentIdentifier = sorted[next].identifier }
    let sheetDelegate = delegate as? any UISheetPresentationControllerDelegate
    UserCode.tell(sheetDelegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") {
      $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  // MARK: Steps

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.tapped = { [weak self] in self?.dismissByUser() }
    container.insertSubview(dimming, at: 0)
    presentedView?.addGestureRecognizer(drag)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    presentedView?.removeGestureRecognizer(drag)
  }

  open override func containerViewDidLayoutSubviews() {
    guard let container = containerView else { return }
    let order = sortedDetents(in: container).map(\.identifier)
    let largest = largestUndimmedDetentIdentifier.flatMap { order.firstIndex(of: $0) }
    let current = selectedDetent(in: container).flatMap { order.firstIndex(of: $0.identifier) }
    dimming.isHidden = largest.map { (current ?? 0) <= $0 } ?? false
    letsTouchesThrough = dimming.isHidden
  }
}

/// The values that a custom detent computes its height from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container that the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

@MainActor private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// Observes the detents that the user selects.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  dynamic public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { leftOut(by: self, with: [sheetPresentationController]) }
}
