package import PlainviewUIKitCore
import PlainviewRuntime
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
    for (sceneID, controller) in sceneControllers() where !SimulatedProcess.isUnwinding {
      guard let id = controller.documentID, let element = document.controller(id: id) else { continue }
      let size = element.view?.frame?.size ?? document.canvas.size
      let evidence = element.view.map { SafeAreaEvidence(root: $0, of: element, in: document) }
      let safeArea = (evidence ?? SafeAreaEvidence()).insets(default: UIEdgeInsets(document.canvas.safeArea))
      let window = window(size, safeArea)
      show(controller, in: window)
      if let root = controller.viewIfLoaded {
        roots.append(CanvasRoot(sceneID: sceneID, controller: controller, root: root, window: window))
      }
    }
    return roots
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    controller.loadViewIfNeeded()
    controller.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
    // Margins of documents from before safe areas know nothing of them.
    if !document.usesSafeAreas { controller.viewIfLoaded?.insetsLayoutMarginsFromSafeArea = false }
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func xibRoots() -> [CanvasRoot] {
    let owned = isOwnedByController ? xibController() : nil
    owned?.loadViewIfNeeded()
    let views = (owned?.documentObjects.compactMap { $0 as? UIView } ?? xibRootViews())
    var roots: [CanvasRoot] = []
    for view in views where view.superview == nil && !SimulatedProcess.isUnwinding {
      let element = view.documentID.flatMap { document.view(id: $0) }
      let controller = owned?.viewIfLoaded === view ? owned : nil
      let evidence = element.map { SafeAreaEvidence(root: $0, of: nil, isOwned: controller != nil, in: document) }
      let window = window(view.bounds.size, (evidence ?? SafeAreaEvidence()).insets(default: .zero))
      if let controller {
        show(controller, in: window)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
      }
      roots.append(CanvasRoot(sceneID: nil, controller: controller, root: view, window: window))
    }
    return roots
  }

  private func window(_ size: CGSize, _ safeArea: UIEdgeInsets) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceSafeArea = safeArea
    return window
  }
}

extension UIScreen {
  /// Takes on the screen that a document was designed for, or another device's.
  package func become(_ screen: DeviceProfile.Screen, textMetrics: TextMetrics) {
    become(
      bounds: CGRect(origin: .zero, size: screen.size), safeArea: UIEdgeInsets(screen.safeArea),
      traits: UITraitCollection(
        horizontalSizeClass: UIUserInterfaceSizeClass(screen.traits.widthClass),
        verticalSizeClass: UIUserInterfaceSizeClass(screen.traits.heightClass),
        userInterfaceIdiom: screen.traits.idiom == .pad ? .pad : .phone, displayScale: CGFloat(screen.scale),
        textMetrics: textMetrics))
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: DocumentTraits.SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
