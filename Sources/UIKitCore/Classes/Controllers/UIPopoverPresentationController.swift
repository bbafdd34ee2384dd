public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// Shows a controller beside the view that it belongs to; on a narrow screen as a sheet, unless the delegate says `.none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to, and the rectangle in it, in points.
  open var sourceView: UIView?
  /// The rectangle in the source view that the popover points to, in points; null for all of the view.
  open var sourceRect: CGRect = .null
  /// The bar's item that the popover points to; nil for a view.
  open var barButtonItem: UIBarButtonItem?
  /// The view or the bar's item that the popover points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The sides at which the arrow may be; any by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The side of the popover at which its arrow is; unknown before it is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the popover may cover the source rectangle. Kept, without effect.
  open var canOverlapSourceViewRect = false
  /// Views beside the popover that can be touched while it is shown.
  open var passthroughViews: [UIView]? { didSet { dimming.passthroughViews = passthroughViews ?? [] } }
  /// The color behind the content and of the arrow; nil for the system's. Kept, without effect.
  open var backgroundColor: UIColor?
  /// The class of the view behind the content, with an arrow; nil for the system's. Kept, without effect.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The distances that the popover keeps from the edges, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The sheet that the popover becomes on a narrow screen.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)
  /// Runs at a touch beside the popover instead of the dismissal.
  package final var outsideTapped: (@MainActor () -> Void)?
  private let dimming = UIDimmingView()
  /// The size of the container in the last layout.
  private var formerSize: CGSize?

  /// The size of a popover whose controller prefers none, in points.
  static let usualSize = CGSize(width: 320, height: 480)

  open override var shouldRemovePresentersView: Bool { false }

  // MARK: Frame

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : Self.usualSize.width, area.width),
      height: min(preferred.height > 0 ? preferred.height : Self.usualSize.height, area.height))
    let anchor = anchor(in: container)
    arrowDirection = direction(of: size, beside: anchor, in: area)
    return place(size, beside: anchor, in: area)
  }

  private func anchor(in container: UIView) -> CGRect {
    guard let view = sourceView ?? barButtonItem?.shownView ?? sourceItem as? UIView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  private func direction(of size: CGSize, beside anchor: CGRect, in area: CGRect) -> UIPopoverArrowDirection {
    let fits: [(UIPopoverArrowDirection, Bool)] = [
      (.up, anchor.maxY + size.height <= area.maxY), (.down, anchor.minY - size.height >= area.minY),
      (.left, anchor.maxX + size.width <= area.maxX), (.right, anchor.minX - size.width >= area.minX),
    ]
    let permitted = fits.filter { permittedArrowDirections.contains($0.0) }
    return permitted.first { $0.1 }?.0 ?? permitted.first?.0 ?? .up
  }

  private func place(_ size: CGSize, beside anchor: CGRect, in area: CGRect) -> CGRect {
    var origin: CGPoint
    switch arrowDirection {
    case .down: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - size.height)
    case .left: origin = CGPoint(x: anchor.maxX, y: anchor.midY - size.height / 2)
    case .right: origin = CGPoint(x: anchor.minX - size.width, y: anchor.midY - size.height / 2)
    default: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY)
    }
    origin.x = min(max(origin.x, area.minX), max(area.maxX - size.width, area.minX))
    origin.y = min(max(origin.y, area.minY), max(area.maxY - size.height, area.minY))
    return CGRect(origin: origin, size: size)
  }

  // MARK: Steps

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    UserCode.tell(delegate as? any UIPopoverPresentationControllerDelegate, "prepareForPopoverPresentation(_:)") {
      $0.prepareForPopoverPresentation(self)
    }
    requireSource()
    dimming.backgroundColor = nil
    dimming.frame = container.bounds
    dimming.passthroughViews = passthroughViews ?? []
    dimming.tapped = { [weak self] in
      if let outsideTapped = self?.outsideTapped { outsideTapped() } else { self?.dismissByUser() }
    }
    container.insertSubview(dimming, at: 0)
  }

  /// A popover without a source view or item is an error; alerts have a text of their own for it.
  private func requireSource() {
    guard sourceView == nil, barButtonItem == nil, sourceItem == nil,
      !presentedViewController.providesPresentation
    else { return }
    raise(
      .generic(
        "UIPopoverPresentationController (<\(SimulatedProcess.classAndAddress(of: self))>) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs."))
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let size = containerView?.bounds.size
    if let formerSize, size != nil, formerSize != size { askForSource() }
    formerSize = size
  }

  // MARK: The delegate

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The screen has another size: the delegate may change the source rectangle and view.
  private func askForSource() {
    guard let source = sourceView else { return }
    var rect = sourceRect.isNull ? source.bounds : sourceRect
    var view: UIView = source
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        UserCode.tell(popoverDelegate, "popoverPresentationController(_:willRepositionPopoverTo:in:)") {
          $0.popoverPresentationController(
            self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(view))
        }
      }
    }
    if rect != (sourceRect.isNull ? source.bounds : sourceRect) { sourceRect = rect }
    if view !== source { sourceView = view }
  }

  /// The methods of popovers' delegates are asked where those of all presentations are left out.
  override var delegateAllowsDismissal: Bool {
    let answer: Bool? = UserCode.ask(delegate, "presentationControllerShouldDismiss(_:)") {
      $0.presentationControllerShouldDismiss(self)
    }
    if let answer { return answer }
    return UserCode.ask(popoverDelegate, "popoverPresentationControllerShouldDismissPopover(_:)") {
      $0.popoverPresentationControllerShouldDismissPopover(self)
    } ?? true
  }

  override func tellDismissal() {
    let told: Void? = UserCode.ask(delegate, "presentationControllerDidDismiss(_:)") {
      $0.presentationControllerDidDismiss(self)
    }
    guard told == nil else { return }
    UserCode.tell(popoverDelegate, "popoverPresentationControllerDidDismissPopover(_:)") {
      $0.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}

/// The side at which a popover's arrow is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates directions with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four sides.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// Something that a popover can point to: a view or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Prepares popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Asked when the user touches beside the popover, without `presentationControllerShouldDismiss(_:)`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover, without `presentationControllerDidDismiss(_:)`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the screen has another size; the rectangle, in points, and the view may be changed.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  dynamic public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    leftOut(by: self, with: [popoverPresentationController])
  }

  /// By default true: the popover is dismissed.
  dynamic public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { leftOut(by: self, true, with: [popoverPresentationController]) }

  /// Does nothing by default.
  dynamic public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { leftOut(by: self, with: [popoverPresentationController]) }

  /// By default the source stays the same.
  dynamic public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { leftOut(by: self, with: [popoverPresentationController, rect, view]) }
}

extension BareDelegate: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
