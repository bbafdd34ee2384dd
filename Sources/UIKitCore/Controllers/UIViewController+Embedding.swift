import PlainviewGraphics
import PlainviewRuntime

extension UIViewController {
  /// Makes a controller a child whose view fills a view of this one, or the whole of its own.
  package final func embed(_ child: UIViewController, in container: UIView? = nil) {
    guard let container = container ?? view, let content = child.view else { return }
    addChild(child)
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    UserCode.run { child.didMove(toParent: self) }
  }
}
