import Foundation
import PlainviewRuntime

/// A controller with the ones that documents put it into: by relationships, embedding segues and references to other
/// storyboards.
///
/// Code may end a containment that the documents do not (`shouldPerformSegue`, `@IBSegueAction`), so that a controller
/// may be inside of itself, but not more often than `limit`.
@MainActor final class Containment {
  /// How often a scene may be inside of itself.
  static let limit = 16

  private let element: ControllerElement
  private let path: String
  private let outer: Containment?
  /// How often the same scene is around this one.
  private let repetitions: Int

  init(of element: ControllerElement, in document: InterfaceDocument, within outer: Containment?) {
    self.element = element
    path = document.path
    self.outer = outer
    var repetitions = 0
    var ancestor = outer
    while let next = ancestor {
      if next.path == document.path, next.element.position == element.position { repetitions += 1 }
      ancestor = next.outer
    }
    self.repetitions = repetitions
  }

  var isEndless: Bool { repetitions > Self.limit }

  /// The path back to this scene as an error.
  var error: DocumentError {
    var names = [element.shownName]
    var ancestor = outer
    while let next = ancestor {
      names.append(next.element.shownName)
      if next.path == path, next.element.position == element.position { break }
      ancestor = next.outer
    }
    return DocumentError(path: path, position: element.position, problem: .endlessContainment(names.reversed()))
  }
}

extension ControllerElement {
  /// The name in texts about containment.
  var shownName: String {
    if let referencedStoryboard { return "\(referencedStoryboard).storyboard" }
    return storyboardIdentifier ?? title ?? customClass ?? id ?? tag
  }
}
