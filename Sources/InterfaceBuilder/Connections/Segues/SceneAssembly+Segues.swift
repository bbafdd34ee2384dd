import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

extension SceneAssembly {
  /// Gives the controller its scene's segues, before any view is loaded: code may perform them by name.
  func makeSegueTemplates(of controller: UIViewController) {
    var waiting = container.objects.map(\.node)
    while let node = waiting.popLast() {
      for segue in node.segues { makeTemplate(of: segue, controller) }
      waiting += node.children.reversed()
    }
  }

  private func makeTemplate(of element: SegueElement, _ controller: UIViewController) {
    if case .relationship = element.kind { return }
    let template = SegueBuilder(element: element, context: context, containment: containment).template(from: controller)
    controller.segueTemplates.append(template)
    if let id = element.id { segueTemplates[id] = template }
  }

  /// Lets an object of the scene trigger a segue; embedding segues are performed at once.
  func connect(_ segue: SegueElement, of object: AnyObject) {
    note(segue, of: object)
    guard let id = segue.id, let template = segueTemplates[id] else { return }
    template.anchor = segue.popoverAnchorID.flatMap { self.object($0) } ?? (object as? UIView)
    let perform = Selector("perform:")
    switch object {
    case let control as UIControl: control.addTarget(template, action: perform, for: control.primaryEvent)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: perform)
    case let item as UIBarButtonItem:
      item.target = template
      item.action = perform
    case let cell as UITableViewCell where segue.trigger == "accessoryAction": cell.accessorySegue = template
    case let cell as UITableViewCell: cell.selectionSegue = template
    case let cell as UICollectionViewCell: cell.selectionSegue = template
    case is UIView where segue.kind == .embed: if !context.options.isCanvasStored { template.perform(sender: nil) }
    default: break
    }
  }
}
