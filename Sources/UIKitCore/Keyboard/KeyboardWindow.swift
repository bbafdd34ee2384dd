import Foundation
import PlainviewLayout
import PlainviewRuntime

/// The window over an app's windows that contains its keyboard, and the app's accessory and input views (W65).
///
/// It belongs to the system and is not among the app's windows. A responder in it that has the focus has it in the window that
/// the keyboard serves.
final class KeyboardWindow: UIWindow {
  /// The window whose first responder the keyboard serves.
  weak var served: UIWindow?
  /// The keyboard's own rectangle: the accessory at its top, below it the keys or the input view.
  let content = UIView()
  let keys: KeyboardView
  private(set) var views = InputViews() { didSet { showsViewsOfApp = !views.ofApp.isEmpty } }
  /// Whether it contains views of the app, which may change their heights at any time.
  private(set) var showsViewsOfApp = false
  /// The constraints of views that are laid out by constraints.
  private var held: [NSLayoutConstraint] = []
  private var heightOfAccessory: NSLayoutConstraint?
  private var heightOfInput: NSLayoutConstraint?

  init(keyboard: Keyboard, screen: UIScreen) {
    keys = KeyboardView(keyboard: keyboard)
    super.init(frame: screen.bounds)
    windowLevel = .alert + 1
    isHidden = false
    content.isAccessibilityElement = false
    content.addSubview(keys)
    super.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var belongsToSystem: Bool { true }

  override var focus: UIResponder? {
    get { served?.focus }
    set { served?.focus = newValue }
  }

  /// Touches beside the keyboard belong to the app's windows.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { content.frame.contains(point) }

  // MARK: Contents

  func show(_ new: InputViews) {
    let old = views
    views = new
    for view in old.ofApp where !new.ofApp.contains(where: { $0 === view }) { remove(view) }
    keys.isHidden = !new.hasKeys || new.inputView != nil
    for view in new.ofApp where view.superview !== content { add(view) }
    bind()
  }

  /// The controller of such a view gets appearance callbacks, as a presented one does.
  private func add(_ view: UIView) {
    let controller = view.viewController.flatMap { $0.storedParent == nil ? $0 : nil }
    controller?.beginAppearing(animated: false)
    UserCode.run { content.addSubview(view) }
    controller?.continueAppearing(animated: false)
    controller?.finishAppearing(animated: false)
  }

  func clear() {
    let old = views
    views = InputViews()
    keys.forgetKeys()
    for view in old.ofApp { remove(view) }
  }

  private func remove(_ view: UIView) {
    guard view.superview === content else { return }
    let controller = view.viewController.flatMap { $0.storedParent == nil ? $0 : nil }
    controller?.beginDisappearing(animated: false)
    UserCode.run { view.removeFromSuperview() }
    controller?.finishDisappearing(animated: false)
  }

  /// Holds views without an autoresizing mask at the keyboard's sides.
  private func bind() {
    NSLayoutConstraint.deactivate(held)
    (held, heightOfAccessory, heightOfInput) = ([], nil, nil)
    for view in views.ofApp where view.superview === content && !view.translatesAutoresizingMaskIntoConstraints {
      let height = view.heightAnchor.constraint(equalToConstant: 0)
      height.priority = Self.leastPriority
      held += [
        view.leftAnchor.constraint(equalTo: content.leftAnchor),
        view.rightAnchor.constraint(equalTo: content.rightAnchor), height,
      ]
      if view === views.accessory {
        heightOfAccessory = height
        held.append(view.topAnchor.constraint(equalTo: content.topAnchor))
      } else {
        heightOfInput = height
        held.append(view.bottomAnchor.constraint(equalTo: content.bottomAnchor))
      }
    }
    for constraint in held { constraint.isSystem = true }
    NSLayoutConstraint.activate(held)
  }

  /// The priority of the height constraints, below those of a view's own.
  private static let leastPriority = UILayoutPriority(49)

  // MARK: Layout

  /// Lays out the shown views; returns their frame on the screen, in points.
  func layOutContent() -> CGRect {
    let screen = screen.bounds
    if frame != screen { frame = screen }
    if deviceSafeArea != self.screen.safeArea { deviceSafeArea = self.screen.safeArea }
    let keysHeight = heightOfKeys(width: screen.width)
    let accessoryHeight = heightOfAccessory(over: keysHeight, in: screen)
    let end = CGRect(
      x: 0, y: screen.maxY - keysHeight - accessoryHeight, width: screen.width, height: keysHeight + accessoryHeight)
    content.frame = end
    if let accessory = views.accessory { place(accessory, y: 0, width: end.width, accessoryHeight, heightOfAccessory) }
    let below = CGRect(x: 0, y: accessoryHeight, width: end.width, height: keysHeight)
    if let view = views.inputView {
      place(view, y: below.minY, width: below.width, keysHeight, heightOfInput)
    } else {
      keys.frame = below
    }
    layoutIfNeeded()
    return end
  }

  private func place(_ view: UIView, y: CGFloat, width: CGFloat, _ height: CGFloat, _ constraint: NSLayoutConstraint?) {
    guard view.superview === content else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      let frame = CGRect(x: 0, y: y, width: width, height: height)
      if view.frame != frame { view.frame = frame }
    } else if let constraint, constraint.constant != height {
      constraint.constant = height
    }
  }

  private func heightOfKeys(width: CGFloat) -> CGFloat {
    guard views.hasKeys else { return 0 }
    let usual = application.textSettings.keyboardHeight ?? KeyboardHeight.on(screen)
    guard let view = views.inputView else { return usual }
    if !view.translatesAutoresizingMaskIntoConstraints { return Self.fittingHeight(of: view, width: width) }
    let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
    if isFlexible, !((view as? UIInputView)?.allowsSelfSizing ?? false) { return usual }
    return Self.ownHeight(of: view, width: width)
  }

  /// The accessory reaches the area below the safe one where it stands alone, which it may take into account.
  private func heightOfAccessory(over keysHeight: CGFloat, in screen: CGRect) -> CGFloat {
    guard let view = views.accessory, view.superview === content else { return 0 }
    let before = view.frame.height
    content.frame = CGRect(
      x: 0, y: screen.maxY - keysHeight - before, width: screen.width, height: keysHeight + before)
    place(view, y: 0, width: screen.width, before, nil)
    refreshSafeArea()
    return Self.ownHeight(of: view, width: screen.width)
  }

  /// A view's height: that of its frame, unless it is laid out by constraints or its height is flexible.
  private static func ownHeight(of view: UIView, width: CGFloat) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints { return fittingHeight(of: view, width: width) }
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? view.autoresizingMask.contains(.flexibleHeight)
    let intrinsic = UserCode.run(else: .zero) { view.intrinsicContentSize }.height
    if sizesItself, intrinsic > 0 { return intrinsic }
    if sizesItself, intrinsic == 0 || view.frame.height == 0 { return fittingHeight(of: view, width: width) }
    if view.frame.height > 0 { return view.frame.height }
    return max(0, intrinsic)
  }

  private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let size = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return UserCode.run(else: .zero) {
      view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }.height
  }
}
