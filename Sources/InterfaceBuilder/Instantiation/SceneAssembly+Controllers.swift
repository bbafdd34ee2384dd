import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

extension SceneAssembly {
  /// Makes a controller of its class; its view is made later.
  func makeController(
    _ element: ControllerElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let controller = createdController(creator) ?? instance(of: element)
    controller.documentID = element.id
    if context.document.kind == .storyboard { controller.documentSource = context }
    setAttributes(of: controller, element)
    owner = controller
    makeSegueTemplates(of: controller)
    makeItems(of: controller, element)
    RuntimeAttributes(of: element, context).set(on: controller)
    return controller
  }

  /// What the caller's own closure makes; it has to decode the controller (contract N4).
  private func createdController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let controller = UserCode.run(else: nil, { creator?(coder) }) else { return nil }
    if !controller.isDecoded {
      raise(.internalInconsistency("Custom instantiated view controller must call -[super initWithCoder:]"))
    }
    return controller
  }

  private func instance(of element: ControllerElement) -> UIViewController {
    if let name = element.customClass, name != "UIViewController" {
      let type = ClassFinder.find(name, module: element.customModule) as? UIViewController.Type
      if let controller = UserCode.run(else: nil, { type?.init(coder: coder) }) { return controller }
      context.reportUnknownClass(name, at: element)
      if let missing = kind(of: element).makeMissing(coder) {
        missing.absence = absence(name)
        return missing
      }
    }
    return kind(of: element).make(coder) ?? UIViewController(nibName: nil, bundle: nil)
  }

  /// On the canvas every scene stands for itself, so containers show what the document stores for them.
  private func kind(of element: ControllerElement) -> ControllerElement.Kind {
    context.options.isCanvasStored ? .viewController : element.kind
  }

  private func setAttributes(of controller: UIViewController, _ element: ControllerElement) {
    controller.title = element.title ?? element.navigationItem?.title
    controller.hidesBottomBarWhenPushed = element.hidesBottomBarWhenPushed
    if let size = element.preferredContentSize { controller.preferredContentSize = size }
    controller.definesPresentationContext = element.definesPresentationContext
    controller.extendedLayoutIncludesOpaqueBars = element.extendsUnderOpaqueBars
    controller.automaticallyAdjustsScrollViewInsets = element.adjustsScrollViewInsets
    if let sides = element.edgesForExtendedLayout { controller.edgesForExtendedLayout = UIRectEdge(sides: sides) }
    if let name = element.restorationIdentifier { controller.restorationIdentifier = name }
    if let style = element.modalPresentationStyle.flatMap({ UIModalPresentationStyle(documentName: $0) }) {
      controller.modalPresentationStyle = style
    }
    if let style = element.modalTransitionStyle.flatMap({ UIModalTransitionStyle(documentName: $0) }) {
      controller.modalTransitionStyle = style
    }
    if let isModal = element.bool("modalInPresentation") { controller.isModalInPresentation = isModal }
    if let respects = element.bool("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
  }
}
