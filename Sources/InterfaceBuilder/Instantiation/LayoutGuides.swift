import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets

/// A guide that a document declares, before anything names it: guides cost constraints, so they are made on demand.
struct GuideSource {
  let view: UIView
  let kind: LayoutGuideElement.Kind
}

extension GuideSource {
  /// The guide; nil for a kind that is not known.
  @MainActor var guide: UILayoutGuide? {
    switch kind {
    case .safeArea: canvasScrollView?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide
    case .keyboard: view.keyboardLayoutGuide
    case .top: view.controllerGuide(isTop: true)
    case .bottom: view.controllerGuide(isTop: false)
    case .other: nil
    }
  }

  /// A scroll view on the canvas, which keeps its content clear of bars without moving it.
  @MainActor private var canvasScrollView: UIScrollView? {
    guard let view = view as? UIScrollView, view.showsContentAsStored, view.adjustsContentForSafeArea else {
      return nil
    }
    return view
  }
}

extension SceneAssembly {
  /// Notes the guides that controllers had before safe areas.
  func addLayoutGuides(of element: ControllerElement, to controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    for guide in element.layoutGuides {
      if let id = guide.id { guides[id] = GuideSource(view: view, kind: guide.kind) }
    }
  }
}
