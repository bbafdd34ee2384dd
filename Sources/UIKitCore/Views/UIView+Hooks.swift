import Foundation
package import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime

/// A container of this package that is told of changes of its subviews; plain views do not need this.
@preconcurrency @MainActor package protocol SubviewObserving: UIView {
  func subviewWasRemoved(_ view: UIView)
  func visibilityDidChange(of view: UIView)
  func contentSizeDidChange(of view: UIView)
}

/// A view whose descendants' positions are relative to a content area instead of its frame.
@preconcurrency @MainActor package protocol ContentScrolling: UIView {
  var contentGuide: UILayoutGuide { get }
  /// The view's own area, in the coordinates of the content.
  var frameGuide: UILayoutGuide { get }
  /// Whether the content begins below the bars, so that nothing in it needs to keep clear of them.
  var adjustsContentForSafeArea: Bool { get }
  /// Whether a tap on the status bar scrolls up.
  var scrollsToTop: Bool { get }
  /// Whether a finger presses a row or an item, which is chosen when it lifts.
  var hasPressedItem: Bool { get }
  /// Scrolls up after a tap on the status bar, as the delegate allows.
  func scrollUpForStatusBar()
}

/// A view that is a part of a control: users see the control, not the part.
@preconcurrency @MainActor package protocol ControlPart: UIView {}

/// A responder that was asked to take the focus when it could not, and takes it when it can (contract T16).
@preconcurrency @MainActor package protocol FocusRemembering: UIView {
  func takeRememberedFocus()
}

/// A view that shows a hint as long as it has no text; the hint names it better than a text that changes.
@preconcurrency @MainActor package protocol PlaceholderShowing: UIView {
  var placeholder: String? { get }
}

/// A view whose layer has a class of its own on a device, for descriptions (contract D3).
@preconcurrency @MainActor package protocol LayerNaming: UIView {
  var layerClassName: String { get }
}

/// A view that is configured for its state: a button, a cell, a header or footer.
@preconcurrency @MainActor package protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

/// A view that shows subviews of its own in other columns of a text picture than their frames say.
@preconcurrency @MainActor package protocol SubviewPlacing: UIView {
  /// By how many columns a subview moves to the right; the rectangles are those of the subview and of the view itself.
  func columnShift(of subview: UIView, in rectangle: CellRect, of view: CellRect) -> Int
}

/// A view whose background may be a part of a larger surface behind it, which has the outline: a row of a section.
@preconcurrency @MainActor package protocol SurfacePart: UIView {
  var sharesSurface: Bool { get }
}

/// A line between the rows of a list, which a text picture shows only together with the list's other ones.
@preconcurrency @MainActor package protocol SeparatorShowing: UIView {}

extension ViewRoles {
  @MainActor private static var known: [ObjectIdentifier: ViewRoles] = [:]

  /// What the class of a view conforms to, found out once.
  @MainActor static func ofClass(of view: UIView) -> ViewRoles {
    let key = ObjectIdentifier(type(of: view))
    if let roles = known[key] { return roles }
    let roles = ViewRoles(casting: view)
    known[key] = roles
    return roles
  }

  @MainActor private init(casting view: UIView) {
    self = .isKnown
    if view is any SubviewObserving { insert(.observesSubviews) }
    if view is any ContentScrolling { insert(.scrollsContent) }
    if view is any SubviewPlacing { insert(.placesSubviews) }
    if view is any SurfacePart { insert(.mayBePartOfSurface) }
    let type = type(of: view)
    guard !isFrameworkType(type) else { return }
    let overridden = OverridableMethods.ofView.overridden(by: type) ?? []
    if overridden.contains("layoutSublayers(of:)") || !isFrameworkType(type.layerClass) { insert(.laysOutLayer) }
    if overridden.contains("draw(_:in:)") { insert(.drawsLayer) }
    if overridden.contains("display(_:)") { insert(.displaysLayer) }
  }
}

extension OverridableMethods {
  fileprivate static let ofView = OverridableMethods(
    ["display(_:)", "draw(_:in:)", "layoutSublayers(of:)"], declaredLastIn: UIView.self)
}

extension UIView {
  var roles: ViewRoles {
    if storedRoles.rawValue == 0 { storedRoles = ViewRoles.ofClass(of: self) }
    return storedRoles
  }

  private var asObserver: (any SubviewObserving)? {
    roles.contains(.observesSubviews) ? self as? any SubviewObserving : nil
  }

  private var asScroller: (any ContentScrolling)? {
    roles.contains(.scrollsContent) ? self as? any ContentScrolling : nil
  }

  package var asSubviewPlacer: (any SubviewPlacing)? {
    roles.contains(.placesSubviews) ? self as? any SubviewPlacing : nil
  }

  /// Whether the background belongs to a larger surface.
  package var isPartOfSurface: Bool {
    roles.contains(.mayBePartOfSurface) && ((self as? any SurfacePart)?.sharesSurface ?? false)
  }

  /// Lays out the layer after the subviews, if an app's class of the view or of the layer does that.
  func layOutLayer() {
    guard roles.contains(.laysOutLayer) else { return }
    UserCode.run { layoutSublayers(of: layer) }
    if let layer = layerIfLoaded, !isFrameworkType(type(of: layer)) { UserCode.run { layer.layoutSublayers() } }
  }

  func didRemoveSubview(_ view: UIView) { asObserver?.subviewWasRemoved(view) }

  func arrangedVisibilityDidChange(of view: UIView) { asObserver?.visibilityDidChange(of: view) }

  func contentSizeOfSubviewDidChange(_ view: UIView) { asObserver?.contentSizeDidChange(of: view) }

  var keepsContentClearOfSafeArea: Bool { asScroller?.adjustsContentForSafeArea ?? false }

  var scrolledContentGuide: UILayoutGuide? { asScroller?.contentGuide }

  var scrolledFrameGuide: UILayoutGuide? { (self as? any ContentScrolling)?.frameGuide }
}

extension UIView {
  func setMark(_ mark: Marks, _ isSet: Bool) {
    guard marks.contains(mark) != isSet else { return }
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
    if mark == .hidden { superview?.arrangedVisibilityDidChange(of: self) }
  }
}

extension UIWindow: LayerNaming {
  package var layerClassName: String { "UIWindowLayer" }
}
