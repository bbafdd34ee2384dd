package import Foundation
import PlainviewRuntime

/// The view in which transitions take place; while one runs that is not interactive, it takes all touches.
@MainActor package final class UITransitionView: UIView {
  /// The presentation whose views these are.
  private weak var presentation: UIPresentationController?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = false
  }

  convenience init(of presentation: UIPresentationController) {
    self.init(frame: .zero)
    self.presentation = presentation
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  private var swallowsTouches: Bool {
    window?.application.transitions.contains { $0.plan.container === self && !$0.isInteractive } ?? false
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard swallowsTouches else {
      let hit = super.hitTest(point, with: event)
      return hit === self && presentation?.letsTouchesThrough ?? false ? nil : hit
    }
    return self.point(inside: point, with: event) ? self : nil
  }

  package override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    guard UserCode.mayRun else { return }
    presentation?.placePresentedView()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// A container for the views of the presentation.
  final func transitionView() -> UIView { UITransitionView(of: self) }
}

extension UIView {
  /// Whether transitions take place in the view.
  final var isTransitionView: Bool { self is UITransitionView }
}
