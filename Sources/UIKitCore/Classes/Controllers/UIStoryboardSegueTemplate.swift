package import Foundation
import PlainviewRuntime
package import PlainviewTargetAction

/// A segue as a document declares it: a new segue object is made for each transition.
///
/// What triggers the segue sends `perform:` to the template (contract N6).
@MainActor package final class UIStoryboardSegueTemplate: NSObject, ActionProviding, ClassStandIn {
  package typealias Maker =
    @MainActor (UIStoryboardSegueTemplate, _ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?

  package let identifier: String?
  /// UIKit's name for templates of this kind of segue.
  package nonisolated let shownClassName: String
  /// The object that a popover points to.
  package weak var anchor: AnyObject?
  private weak var source: UIViewController?
  private let make: Maker

  package init(identifier: String?, className: String, source: UIViewController, make: @escaping Maker) {
    self.identifier = identifier
    shownClassName = className
    self.source = source
    self.make = make
    super.init()
  }

  package static var actions: ActionTable { ["perform:": .init(performIfAllowed)] }

  /// Performs the segue for a user's event, if `shouldPerformSegue` of the source allows it.
  package func performIfAllowed(_ sender: Any?) {
    guard let source else { return }
    let call = "\(plainName(of: source)) shouldPerformSegue(withIdentifier:sender:)\(name)"
    let isAllowed = UserCode.run(.controller, call, else: false) {
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    }
    if isAllowed { perform(sender: sender) }
  }

  /// Performs the segue: the source prepares it before the destination's view is loaded (contract N1).
  package func perform(sender: Any?) {
    guard let source, UserCode.mayRun, let segue = make(self, source, sender) else { return }
    UserCode.run(.controller, "\(plainName(of: source)) prepare(for:sender:)\(name)") {
      source.prepare(for: segue, sender: sender)
    }
    UserCode.run { segue.perform() }
  }

  private var name: String { identifier.map { " '\($0)'" } ?? "" }
}

extension UIViewController {
  func performStoredSegue(_ identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      raise(
        .invalidArgument(
          "Receiver (<\(SimulatedProcess.classAndAddress(of: self))>) has no segue with identifier '\(identifier)'",
          remedies: segueRemedies(identifier)))
      return
    }
    template.perform(sender: sender)
  }

  private func segueRemedies(_ identifier: String) -> [String] {
    let known = segueTemplates.compactMap(\.identifier)
    let nearest = nearestNames(to: identifier, among: known, limit: 3)
    if !nearest.isEmpty { return ["Nearest identifiers that it has: " + nearest.joined(separator: ", ")] }
    return known.isEmpty ? [] : ["Identifiers that it has: " + known.joined(separator: ", ")]
  }
}
