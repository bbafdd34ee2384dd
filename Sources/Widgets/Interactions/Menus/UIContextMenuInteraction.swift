public import Foundation
import PlainviewGestures
import PlainviewRuntime
public import PlainviewUIKitCore

/// Opens a menu where a finger rests on the view: half a second, as a long press.
///
/// The delegate is asked when the press is long enough; what it answers is opened at once. The order of the calls is that
/// of UIKit: configuration, preview, the providers, `willDisplay`; at the end the preview, `willEnd`, and then what was
/// chosen. Completions of animators run 0.3 seconds later.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The style of an open menu; raw values are UIKit's.
  public enum Appearance: UInt, Sendable { case unknown, rich, compact }

  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Returns menus, and is informed of them; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// With a preview, as after a long press, or without one; unknown while no menu is open.
  open private(set) var menuAppearance = Appearance.unknown

  private let host: any ContextMenuHost
  private var recognizer: ContextMenuRecognizer?
  private weak var presentation: (any OpenMenu)?
  /// The last point of the finger, in the coordinates of the window.
  private var lastPoint = CGPoint.zero
  private var prepared: UIContextMenuConfiguration?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    host = DelegateMenuHost()
    super.init()
  }

  package init(_ host: any ContextMenuHost, delegate: (any UIContextMenuInteractionDelegate)? = nil) {
    self.host = host
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one; closes the menu and removes the recognizer.
  open func willMove(to view: UIView?) {
    dismissMenu()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Called after the interaction was added to a view or removed from one; adds the recognizer.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = ContextMenuRecognizer(self)
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// The point of the press, in a view's coordinates; in those of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    (view ?? self.view?.window).map { $0.convert(lastPoint, from: nil) } ?? lastPoint
  }

  /// Ends the menu that is open, as a tap beside it does.
  open func dismissMenu() { presentation?.close() }

  /// Replaces the visible menu by another one: an inner one, if one is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    presentation?.replaceMenu { menu in UserCode.run(else: menu) { block(menu) } }
  }

  // MARK: Opening

  /// Whether there is a menu for a point, in the coordinates of the window; it is kept until it is opened.
  func prepare(at point: CGPoint) -> Bool {
    guard presentation == nil, let view = view ?? host.anchor(of: self), view.window != nil else { return false }
    lastPoint = point
    prepared = host.configuration(at: view.convert(point, from: nil), of: self)
    return prepared != nil
  }

  /// Opens the menu after a long press: that of a control without a preview.
  func openAfterPress() { open(as: appearanceAfterPress(on: host.anchor(of: self))) }

  /// Opens the prepared menu.
  func open(as appearance: Appearance) {
    guard let configuration = prepared, UserCode.mayRun else { return }
    prepared = nil
    let preview = host.highlightPreview(configuration, of: self)
    let controller = appearance == .rich ? UserCode.run(else: nil) { configuration.previewProvider?() } : nil
    let menu = UserCode.run(else: nil) { configuration.actionProvider?([]) }
    let source = (preview?.view).flatMap { $0.window == nil ? nil : $0 } ?? host.anchor(of: self)
    guard let source, source.window != nil, menu?.children.isEmpty == false || controller != nil else { return }
    let animator = ContextMenuAnimator(controller)
    host.willDisplay(configuration, animator, of: self)
    guard UserCode.mayRun else { return }
    menuAppearance = appearance
    let platter = appearance == .rich ? MenuPreviewView(controller) : nil
    platter?.tapped = { [weak self] in self?.commit(configuration, controller) }
    let host = host
    presentation = source.showMenu(
      menu ?? UIMenu(), preview: platter,
      closed: { [weak self] in self?.didClose(configuration, controller) },
      choose: { [weak self] in if let self { host.perform($0, of: self) } })
    animator.run()
  }

  private func didClose(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    menuAppearance = .unknown
    presentation = nil
    _ = host.dismissalPreview(configuration, of: self)
    let animator = ContextMenuAnimator(controller)
    host.willEnd(configuration, animator, of: self)
    animator.run()
  }

  /// The preview was tapped.
  private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = ContextMenuAnimator(controller)
    host.willCommit(configuration, animator, of: self)
    dismissMenu()
    animator.run()
  }
}

/// The long press that opens the menus of an interaction; where there is no menu it fails, and the touch goes on.
@MainActor final class ContextMenuRecognizer: UILongPressGestureRecognizer, SystemRecognizer {
  private weak var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if view?.opensMenusByPress == false {
      state = .failed
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  override var state: State {
    get { super.state }
    set {
      guard newValue == .began, super.state == .possible else { return super.state = newValue }
      guard let interaction, interaction.prepare(at: location(in: nil)) else { return super.state = .failed }
      super.state = .began
      if super.state == .began { interaction.openAfterPress() }
    }
  }
}
