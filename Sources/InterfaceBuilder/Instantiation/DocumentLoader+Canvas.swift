import PlainviewGraphics
package import PlainviewUIKitCore
import Foundation
import PlainviewWidgets

/// A root view of a document as Interface Builder's canvas shows it.
@MainActor package struct CanvasRoot {
  /// The scene's id; nil in a xib.
  package let sceneID: String?
  /// The id of the controller of the scene that the view belongs to; nil in a xib without one.
  package let ownerID: String?
  /// The controller whose view it is; nil for other views of a scene or of a xib.
  package let controller: UIViewController?
  package let root: UIView
  /// The window of the root's size that it is laid out in.
  package let window: UIWindow
}

extension DocumentLoader {
  /// All root views at the sizes that the document stores for them, laid out; costs a layout of every scene.
  ///
  /// Each stands in a window of its own, whose safe area is what the stored frames tell of it, and whose scale is that of
  /// the screen that the frames were saved on; see `SafeAreaEvidence` and `SavedScale`. Behind the view of a scene's
  /// controller come the scene's other views at the top level and those that its bars show.
  package func canvasRoots() -> [CanvasRoot] {
    document.kind == .storyboard ? storyboardRoots() : xibRoots()
  }

  private func storyboardRoots() -> [CanvasRoot] {
    var roots: [CanvasRoot] = []
    for (sceneID, controller) in sceneControllers() {
      guard let root = controllerRoot(controller, sceneID: sceneID) else { continue }
      roots.append(root)
      for view in looseViews(of: controller) {
        roots.append(viewRoot(view, sceneID: sceneID, ownerID: controller.documentID))
      }
    }
    return roots
  }

  private func controllerRoot(_ controller: UIViewController, sceneID: String?) -> CanvasRoot? {
    guard let id = controller.documentID, let element = document.controller(id: id) else { return nil }
    let size = element.view?.frame?.size ?? document.canvas.size
    let evidence = element.view.map { SafeAreaEvidence(root: $0, of: element, in: document) } ?? SafeAreaEvidence()
    let insets = evidence.insets(on: document.canvas)
    let window = window(size, insets, element.view)
    guard let root = controller.view else { return nil }
    prepare(root, controller, evidence, insets, element.view)
    window.rootViewController = controller
    show(window)
    return CanvasRoot(sceneID: sceneID, ownerID: id, controller: controller, root: root, window: window)
  }

  /// The views of a scene that are in no other view: those beside its controller, and those that bars would show.
  private func looseViews(of controller: UIViewController) -> [UIView] {
    let beside = Set(controller.documentID.flatMap { document.scene(of: $0) }?.views.compactMap(\.id) ?? [])
    let item = controller.navigationItem
    let buttons =
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + [item.backBarButtonItem].compactMap { $0 }
      + (controller.toolbarItems ?? [])
    let views =
      controller.documentObjects.compactMap { $0 as? UIView }.filter { beside.contains($0.documentID ?? "") }
      + [item.titleView].compactMap { $0 } + buttons.compactMap(\.customView)
    return views.filter { $0.superview == nil && $0.documentID != nil }
  }

  private func xibRoots() -> [CanvasRoot] {
    let owner = isOwnedByController ? xibController() : nil
    owner?.loadViewIfNeeded()
    let objects = owner?.documentObjects ?? xibRootObjects()
    var roots: [CanvasRoot] = []
    for object in objects {
      if let controller = object as? UIViewController {
        if let root = controllerRoot(controller, sceneID: nil) { roots.append(root) }
      } else if let root = object as? UIView, root.superview == nil {
        if let owner, owner.viewIfLoaded === root {
          roots.append(ownedRoot(root, owner))
        } else {
          roots.append(viewRoot(root, sceneID: nil, ownerID: nil))
        }
      }
    }
    return roots
  }

  private func ownedRoot(_ root: UIView, _ owner: UIViewController) -> CanvasRoot {
    let (element, evidence) = evidence(of: root, isOwned: true)
    let insets = evidence.insets(on: nil)
    let window = window(root.bounds.size, insets, element)
    prepare(root, owner, evidence, insets, element)
    window.rootViewController = owner
    show(window)
    return CanvasRoot(sceneID: nil, ownerID: nil, controller: owner, root: root, window: window)
  }

  private func viewRoot(_ root: UIView, sceneID: String?, ownerID: String?) -> CanvasRoot {
    let (element, evidence) = evidence(of: root, isOwned: false)
    let insets = evidence.insets(on: nil)
    let window = window(root.bounds.size, insets, element)
    prepare(root, nil, evidence, insets, element)
    root.frame = window.bounds
    window.addSubview(root)
    show(window)
    return CanvasRoot(sceneID: sceneID, ownerID: ownerID, controller: nil, root: root, window: window)
  }

  private func evidence(of root: UIView, isOwned: Bool) -> (ViewElement?, SafeAreaEvidence) {
    let element = root.documentID.flatMap { document.view(id: $0) }
    return (
      element,
      element.map { SafeAreaEvidence(root: $0, of: nil, isOwned: isOwned, in: document) } ?? SafeAreaEvidence()
    )
  }

  /// On the canvas a root has the size that is stored, whatever the document says about its constraints, and the side
  /// margins that its views show.
  private func prepare(
    _ root: UIView, _ controller: UIViewController?, _ evidence: SafeAreaEvidence, _ insets: UIEdgeInsets,
    _ element: ViewElement?
  ) {
    root.translatesAutoresizingMaskIntoConstraints = true
    if evidence.marginsIgnoreSafeArea { root.insetsLayoutMarginsFromSafeArea = false }
    guard let sides = evidence.sideMargins(inside: insets, element) else { return }
    // Those that the system sees to are among the margins that were found; a controller's root has none above and below.
    controller?.viewRespectsSystemMinimumLayoutMargins = false
    let usual: CGFloat = controller == nil ? 8 : 0
    let own = element?.layoutMargins
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: own.map { CGFloat($0.top) } ?? usual, leading: sides.leading,
      bottom: own.map { CGFloat($0.bottom) } ?? usual, trailing: sides.trailing)
  }

  private func show(_ window: UIWindow) {
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func window(_ size: CGSize, _ safeArea: UIEdgeInsets, _ element: ViewElement?) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceSafeArea = safeArea
    let scale = document.canvas.scale
    let saved = element.map { SavedScale(of: $0, device: scale).scale } ?? scale
    if saved != scale { window.traitOverrides.displayScale = CGFloat(saved) }
    return window
  }
}
