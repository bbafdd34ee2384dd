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
    case .keyboard: band("UIKeyboardLayoutGuide", from: view.safeAreaLayoutGuide.bottomAnchor, to: view.bottomAnchor)
    case .top: band("_UIViewControllerTop", from: view.topAnchor, to: view.safeAreaLayoutGuide.topAnchor)
    case .bottom: band("_UIViewControllerBottom", from: view.safeAreaLayoutGuide.bottomAnchor, to: view.bottomAnchor)
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

  /// A guide as wide as the view between two heights; the one that was made before, if there is one.
  @MainActor private func band(
    _ identifier: String, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor
  ) -> UILayoutGuide {
    if let known = view.layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: top), guide.bottomAnchor.constraint(equalTo: bottom),
    ]
    for constraint in constraints { constraint.isSystem = true }
    view.addConstraints(constraints)
    return guide
  }
}

extension SceneAssembly {
  /// Takes note of the guides that controllers had before safe areas.
  func addLayoutGuides(of element: ControllerElement, to controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    for guide in element.layoutGuides {
      if let id = guide.id { guides[id] = GuideSource(view: view, kind: guide.kind) }
    }
  }
}
