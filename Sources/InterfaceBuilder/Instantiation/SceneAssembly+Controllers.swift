import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension SceneAssembly {
  /// Makes a controller of its class; its view is made later.
  func makeController(
    _ element: ControllerElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let controller = createdController(creator) ?? instance(of: element)
    controller.documentID = element.id
    setAttributes(of: controller, element)
    if !SimulatedProcess.isUnwinding { RuntimeAttributes(of: element, context).set(on: controller) }
    return controller
  }

  /// What the caller's own closure makes; it has to decode the controller (contract N4).
  private func createdController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard !SimulatedProcess.isUnwinding, let controller = creator?(coder) else { return nil }
    if !controller.isDecoded {
      raise(.internalInconsistency("Custom instantiated view controller must call -[super initWithCoder:]"))
    }
    return controller
  }

  private func instance(of element: ControllerElement) -> UIViewController {
    if let name = element.customClass, name != "UIViewController" {
      let type = ClassFinder.find(name, module: element.customModule) as? UIViewController.Type
      if let type, !SimulatedProcess.isUnwinding, let controller = type.init(coder: coder) { return controller }
      context.reportUnknownClass(name, at: element)
      if let missing = MissingViewController(coder: coder) {
        missing.absence = absence(name)
        return missing
      }
    }
    return UIViewController(coder: coder) ?? UIViewController(nibName: nil, bundle: nil)
  }

  private func setAttributes(of controller: UIViewController, _ element: ControllerElement) {
    controller.title = element.title ?? element.navigationItem?.title
    controller.definesPresentationContext = element.definesPresentationContext
    if let style = element.modalPresentationStyle.flatMap(Self.presentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let style = element.modalTransitionStyle.flatMap(Self.transitionStyle) {
      controller.modalTransitionStyle = style
    }
    if let isModal = element.bool("modalInPresentation") { controller.isModalInPresentation = isModal }
    if let respects = element.bool("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
  }

  private static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "automatic": .automatic
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "custom": .custom
    default: nil
    }
  }

  private static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }
}
