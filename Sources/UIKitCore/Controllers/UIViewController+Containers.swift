package import Foundation
package import PlainviewGraphics

/// The containers that controllers ask for by their kind, since their classes belong to a higher target.
package enum ContainerKind: Sendable { case navigation, tabs, split }

/// UIViewController, for the members whose types belong to a higher target.
///
/// A subclass overrides the member of the class, whose type is a superclass of UIKit's: `override var
/// navigationController: UINavigationController?` narrows it. Callers see the member of this protocol's extension, with
/// UIKit's type, which asks the overridable one.
@preconcurrency @MainActor public protocol _UIViewControllerContainers: UIViewController {}

extension UIViewController: _UIViewControllerContainers {
  /// The nearest controller above this one that is a container of the kind.
  func nearestContainer(_ kind: ContainerKind) -> UIViewController? {
    var candidate = parent
    while let controller = candidate {
      if (controller as? any ChildPlacing)?.containerKind == kind { return controller }
      candidate = controller.parent
    }
    return nil
  }

  /// The container of a kind as the overridable member says.
  package func container(_ kind: ContainerKind) -> UIViewController? {
    switch kind {
    case .navigation: ask(.navigation, { navigationController }, orElse: { nearestContainer(kind) })
    case .tabs: ask(.tabs, { tabBarController }, orElse: { nearestContainer(kind) })
    case .split: ask(.split, { splitViewController }, orElse: { nearestContainer(kind) })
    }
  }

  /// The scroll view that the bars follow, as the overridable method says.
  package func scrollView(at edge: NSDirectionalRectEdge) -> UIView? {
    ask(.scrollView, { contentScrollView(for: edge) }, orElse: { namedScroller })
  }

  /// The storyboard as the overridable member says.
  package var askedStoryboard: NSObject? {
    ask(.storyboard, { storyboard }, orElse: { documentSource?.storyboardObject })
  }

  /// Asks an overridable member; an override that asks `super` comes here again and gets the base answer.
  private func ask<Answer>(_ member: AskedMembers, _ overridable: () -> Answer, orElse base: () -> Answer) -> Answer {
    guard !askedMembers.contains(member) else { return base() }
    askedMembers.insert(member)
    defer { askedMembers.remove(member) }
    return overridable()
  }
}
