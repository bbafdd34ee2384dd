import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// Makes the segue of a document's element: the controller that it shows, and the presentation.
@MainActor struct SegueBuilder {
  let element: SegueElement
  let context: LoadingContext
  /// The containment of the segue's source controller.
  let containment: Containment?

  func template(from source: UIViewController) -> UIStoryboardSegueTemplate {
    UIStoryboardSegueTemplate(
      identifier: element.identifier, className: templateClassName, source: source
    ) { template, source, sender in
      element.kind == .unwind
        ? unwindSegue(from: source, sender: sender) : segue(template, from: source, sender: sender)
    }
  }

  private var templateClassName: String {
    switch element.kind {
    case .show: "UIStoryboardShowSegueTemplate"
    case .showDetail: "UIStoryboardShowDetailSegueTemplate"
    case .presentation: "UIStoryboardPresentationSegueTemplate"
    case .popoverPresentation: "UIStoryboardPopoverPresentationSegueTemplate"
    case .popover: "UIStoryboardPopoverSegueTemplate"
    case .push: "UIStoryboardPushSegueTemplate"
    case .modal: "UIStoryboardModalSegueTemplate"
    case .replace: "UIStoryboardReplaceSegueTemplate"
    case .embed: "UIStoryboardEmbedSegueTemplate"
    case .unwind: "UIStoryboardUnwindSegueTemplate"
    default: "UIStoryboardSegueTemplate"
    }
  }

  // MARK: Forward

  private func segue(
    _ template: UIStoryboardSegueTemplate, from source: UIViewController, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let destination = destination(from: source, sender: sender) else { return nil }
    let made = UserCode.make {
      segueType.init(identifier: self.element.identifier, source: source, destination: destination)
    }
    guard let segue = made else { return nil }
    let (element, anchor) = (element, template.anchor)
    segue.take { [unowned segue] in
      SeguePerformance(element: element, anchor: anchor).show(segue.destination, from: segue.source, sender: sender)
    }
    return segue
  }

  private var segueType: UIStoryboardSegue.Type {
    guard let name = element.customClass, name != "UIStoryboardSegue" else { return UIStoryboardSegue.self }
    if let type = ClassFinder.find(name, module: element.customModule) as? UIStoryboardSegue.Type { return type }
    context.reportUnknownClass(name, at: element)
    return UIStoryboardSegue.self
  }

  private func destination(from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let controller = context.document.controller(id: element.destinationID) else {
      context.warn("the segue's destination '\(OneLine(element.destinationID, limit: 40))' does not exist", at: element)
      return nil
    }
    let outer = element.kind == .embed ? containment : nil
    return DocumentLoader(context: context, within: outer).controller(of: controller) { coder in
      element.creationSelector.flatMap { created(by: $0, of: source, coder, sender: sender) }
    }
  }

  /// The controller that the source's `@IBSegueAction` makes; nil lets the document make it.
  private func created(
    by selector: String, of source: UIViewController, _ coder: NSCoder, sender: Any?
  ) -> UIViewController? {
    Message(Selector(selector), sender: coder, event: sender).send(to: source) as? UIViewController
  }

  // MARK: Back

  private func unwindSegue(from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    guard let name = element.unwindAction else { return nil }
    let action = Selector(name)
    guard let path = UnwindPath(from: source, action: action, sender: sender) else { return nil }
    let made = UserCode.make {
      segueType.init(identifier: element.identifier, source: source, destination: path.destination)
    }
    guard let segue = made else { return nil }
    let animates = element.animates
    segue.take { [unowned segue] in
      // The method takes the segue, whatever the sender is.
      Message(action, sender: segue).send(to: path.destination)
      UserCode.run { path.go(segue, animated: animates) }
    }
    return segue
  }
}
