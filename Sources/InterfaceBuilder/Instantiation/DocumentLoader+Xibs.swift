import Foundation
import PlainviewRuntime
package import PlainviewUIKitCore

extension DocumentLoader {
  /// The views at the top level of a xib, made with a stand-in for the File's Owner.
  package func xibRootViews() -> [UIView] { xibRootObjects().compactMap { $0 as? UIView } }

  /// The objects at the top level of a xib, made with a stand-in for the File's Owner.
  func xibRootObjects() -> [AnyObject] {
    let owner = standInOwner()
    let objects = topLevelObjects(owner: owner)
    if let view = (owner as? UIViewController)?.viewIfLoaded, !objects.contains(where: { $0 === view }) {
      return [view]
    }
    return objects
  }

  /// Makes what is in a xib; `owner` takes the File's Owner's connections.
  func topLevelObjects(owner: AnyObject?, externalObjects: [String: AnyObject] = [:]) -> [AnyObject] {
    // Without an owner its connections fail as those of an object that has no properties (contract N5).
    let owner = owner ?? NSObject()
    var external: [String: AnyObject] = [:]
    for placeholder in document.placeholders {
      if let id = placeholder.id, let name = placeholder.node["placeholderIdentifier"] {
        external[id] = externalObjects[name]
      }
    }
    let assembly = SceneAssembly(
      document, owner: owner, ownerID: document.filesOwner?.id, context: context, externalObjects: external)
    return withExtendedLifetime(owner) { assembly.makeTopLevelObjects() }
  }

  /// A controller that shows a xib: one of the File's Owner's class if that is what the xib gives its view to.
  func xibController() -> UIViewController {
    if let controller = document.controllers.first {
      let objects = topLevelObjects(owner: standInOwner())
      let made = objects.lazy.compactMap { $0 as? UIViewController }.first { $0.documentID == controller.id }
      if let made { return made }
    }
    guard isOwnedByController else {
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.viewLoader = { [self] in $0.view = xibRootViews().first ?? UIView(frame: UIScreen.main.bounds) }
      return controller
    }
    let controller = owningController()
    controller.viewLoader = { [self] in
      _ = topLevelObjects(owner: $0)
      if !$0.isViewLoaded { $0.view = UIView(frame: UIScreen.main.bounds) }
    }
    return controller
  }

  /// Whether the File's Owner has its view from the xib, as controllers do.
  var isOwnedByController: Bool { document.filesOwner?.outlets.contains { $0.property == "view" } ?? false }

  private func owningController() -> UIViewController {
    if let owner = document.filesOwner, let name = owner.customClass, name != "UIViewController" {
      let type = ClassFinder.find(name, module: owner.customModule) as? UIViewController.Type
      if let controller = UserCode.run(else: nil, { type?.init(coder: DocumentCoder()) }) { return controller }
      context.reportUnknownClass(name, at: owner)
      let missing = MissingViewController(nibName: nil, bundle: nil)
      missing.absence = absence(name)
      return missing
    }
    return UIViewController(nibName: nil, bundle: nil)
  }

  private func absence(_ name: String) -> Absence {
    StandIns.exist = true
    return Absence(className: name, recordsCalls: context.options.missingCode == .recorded)
  }

  /// An owner that takes every connection, whatever the class of the real one.
  private func standInOwner() -> AnyObject {
    if isOwnedByController {
      let owner = MissingViewController(nibName: nil, bundle: nil)
      owner.absence = absence(document.filesOwner?.customClass ?? "UIViewController")
      return owner
    }
    let owner = MissingObject()
    owner.absence = absence(document.filesOwner?.customClass ?? "NSObject")
    return owner
  }
}
