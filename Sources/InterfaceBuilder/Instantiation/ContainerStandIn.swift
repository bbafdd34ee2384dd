import PlainviewRuntime
import PlainviewUIKitCore

/// Stands for containers of kinds without a class, and on the canvas for all: a view that the first child fills.
@MainActor enum ContainerStandIn {
  static func loadView(of controller: UIViewController, showing child: UIViewController?) {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
    guard let child, let content = child.view else { return }
    controller.addChild(child)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    UserCode.run { child.didMove(toParent: controller) }
  }
}
