import PlainviewRuntime

extension UIView {
  /// The descriptions of the view and everything in it, a line each, as the debugger prints them (contract D2).
  public func recursiveDescription() -> String { recursiveDescription { $0.description } }

  /// The same with other descriptions for some of the views.
  package func recursiveDescription(_ describe: (UIView) -> String) -> String {
    var text = ""
    var waiting: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = waiting.popLast() {
      if view !== self { text += "\n" }
      for _ in 0..<depth { text += "   | " }
      text += describe(view)
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return text
  }
}

extension UIViewController {
  /// The controller, its children and what it presents, a line each, as `_printHierarchy` does.
  package func controllerHierarchy() -> String {
    var lines: [String] = []
    var waiting: [(controller: UIViewController, depth: Int, sign: String)] = [(self, 0, "")]
    while let (controller, depth, sign) = waiting.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + sign + controller.hierarchyLine)
      if let presented = controller.storedPresented { waiting.append((presented, depth + 1, "+ ")) }
      waiting += controller.children.reversed().map { ($0, depth + 1, "") }
    }
    return lines.joined(separator: "\n")
  }

  private var hierarchyLine: String {
    let name = "\(className(of: self)) \(SimulatedProcess.address(of: self))"
    let view = viewIfLoaded.map { "<\(className(of: $0)) \(SimulatedProcess.address(of: $0))>" } ?? "(view not loaded)"
    return "<\(name), state: \(appearance), view: \(view)>"
  }

  /// All controllers below this one.
  package var descendants: [UIViewController] { children.flatMap { [$0] + $0.descendants } }

  /// The controller, all below it, and what is presented over it with all below that; each once.
  package var shownControllers: [UIViewController] {
    let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return [self] + descendants + (presented?.shownControllers ?? [])
  }
}
