package import PlainviewUIKitCore
import Foundation

/// A root view of a document as Interface Builder's canvas shows it.
@MainActor package struct CanvasRoot {
  /// The scene's id; nil in a xib.
  package let sceneID: String?
  /// The controller whose view it is; nil for other views of a xib.
  package let controller: UIViewController?
  package let root: UIView
  /// The window of the root's size that it is laid out in.
  package let window: UIWindow
}

extension DocumentLoader {
  /// All root views at the sizes that the document stores for them, laid out; costs a layout of every scene.
  ///
  /// Each stands in a window of its own, whose safe area is what the stored frames tell of it; see `SafeAreaEvidence`.
  package func canvasRoots() -> [CanvasRoot] {
    document.kind == .storyboard ? storyboardRoots() : xibRoots()
  }

  private func storyboardRoots() -> [CanvasRoot] {
    var roots: [CanvasRoot] = []
    for (sceneID, controller) in sceneControllers() {
      guard let id = controller.documentID, let element = document.controller(id: id) else { continue }
      let size = element.view?.frame?.size ?? document.canvas.size
      let evidence = element.view.map { SafeAreaEvidence(root: $0, of: element, in: document) } ?? SafeAreaEvidence()
      let window = window(size, evidence.insets(default: document.canvas.safeArea))
      guard let root = controller.view else { continue }
      prepare(root, evidence)
      window.rootViewController = controller
      show(window)
      roots.append(CanvasRoot(sceneID: sceneID, controller: controller, root: root, window: window))
    }
    return roots
  }

  private func xibRoots() -> [CanvasRoot] {
    let owner = isOwnedByController ? xibController() : nil
    owner?.loadViewIfNeeded()
    let views = owner?.documentObjects.compactMap { $0 as? UIView } ?? xibRootViews()
    var roots: [CanvasRoot] = []
    for root in views where root.superview == nil {
      let controller = owner?.viewIfLoaded === root ? owner : nil
      let element = root.documentID.flatMap { document.view(id: $0) }
      let evidence =
        element.map { SafeAreaEvidence(root: $0, of: nil, isOwned: controller != nil, in: document) }
        ?? SafeAreaEvidence()
      let window = window(root.bounds.size, evidence.insets(default: .zero))
      prepare(root, evidence)
      if let controller {
        window.rootViewController = controller
      } else {
        root.frame = window.bounds
        window.addSubview(root)
      }
      show(window)
      roots.append(CanvasRoot(sceneID: nil, controller: controller, root: root, window: window))
    }
    return roots
  }

  /// On the canvas a root has the size that is stored, whatever the document says about its constraints.
  private func prepare(_ root: UIView, _ evidence: SafeAreaEvidence) {
    root.translatesAutoresizingMaskIntoConstraints = true
    if evidence.marginsIgnoreSafeArea { root.insetsLayoutMarginsFromSafeArea = false }
  }

  private func show(_ window: UIWindow) {
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func window(_ size: CGSize, _ safeArea: UIEdgeInsets) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceSafeArea = safeArea
    return window
  }
}
