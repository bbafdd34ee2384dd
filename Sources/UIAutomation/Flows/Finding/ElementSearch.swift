import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A selector written on a command line, and what it finds in an app.
@MainActor package struct ElementSearch {
  package struct Matches {
    /// Some lines for each element.
    package let found: [String]
    /// What comes near if there is none.
    package let near: [String]
  }

  /// An argument that is no selector.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  private var selector = FlowSelector(at: TextPosition(line: 1, column: 1))
  private var type: XCUIElement.ElementType?

  /// An argument without an equals sign is a text; others are a selector's key and value.
  package init(arguments: [String]) throws(Fault) {
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].contains(" ") else {
        guard selector.text == nil else {
          throw Fault(description: "two texts, `\(argument)` is the second, remove one")
        }
        selector.text = argument
        continue
      }
      try set(parts[0], to: parts[1])
    }
  }

  private static let keys =
    ["text", "id", "type", "index", "enabled", "checked", "selected", "focused"]
    + FlowRelation.Kind.allCases.map(\.rawValue)

  private mutating func set(_ key: String, to value: String) throws(Fault) {
    switch key {
    case "text": selector.text = value
    case "id": selector.id = value
    case "type":
      guard let type = XCUIElement.ElementType(name: value) else {
        let known = XCUIElement.ElementType.ofApps.map(\.name)
        throw Self.unknown(value, "type", known)
      }
      self.type = type
    case "index":
      guard let index = Int(value) else { throw Fault(description: "`index` cannot be `\(value)`, write a number") }
      selector.index = .literal(index)
    case "enabled": selector.isEnabled = try Self.flag(key, value)
    case "checked": selector.isChecked = try Self.flag(key, value)
    case "selected": selector.isSelected = try Self.flag(key, value)
    case "focused": selector.isFocused = try Self.flag(key, value)
    default:
      guard let kind = FlowRelation.Kind(rawValue: key) else { throw Self.unknown(key, "key", Self.keys) }
      var other = FlowSelector(at: selector.position)
      other.text = value
      selector.relations.append(FlowRelation(kind, other))
    }
  }

  private static func flag(_ key: String, _ value: String) throws(Fault) -> Bool {
    guard let flag = Bool(value) else { throw Fault(description: "`\(key)` cannot be `\(value)`, write true or false") }
    return flag
  }

  private static func unknown(_ value: String, _ what: String, _ known: [String]) -> Fault {
    let nearest = nearestNames(to: value, among: known, limit: 1).first
    let advice = nearest.map { "did you mean `\($0)`?" } ?? "use one of: \(known.joined(separator: ", "))"
    return Fault(description: "unknown \(what) `\(value)` of a selector, \(advice)")
  }

  package var description: String {
    let parts = [type.map { "a \($0)" }, selector.description].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.joined(separator: " ")
  }

  // MARK: Finding

  package func run(in app: XCUIApplication) throws -> Matches {
    let process = try app.runningProcess()
    return process.enter {
      let finder = FlowElementFinder(app, rules: .strict)
      let isOnlyType = selector == FlowSelector(at: selector.position)
      let all = isOnlyType ? finder.everything() : (try? finder.elements(selector)) ?? []
      let found = all.filter { type == nil || ElementTree.type(of: $0) == type }
      let near = found.isEmpty && !isOnlyType ? finder.nearMisses(of: selector).map(\.line) : []
      return Matches(found: found.map { lines(of: $0, in: app, finder).joined(separator: "\n") }, near: near)
    }
  }

  private func lines(of view: UIView, in app: XCUIApplication, _ finder: FlowElementFinder) -> [String] {
    let path = sequence(first: view) { $0.superview }.map { plainName(of: $0) }.reversed().joined(separator: " > ")
    var lines = [ElementTree.line(view), "  path      \(path)"]
    do {
      let point = try app.hitPoint(of: view)
      lines.append("  tap       \(compactNumber(Double(point.x))),\(compactNumber(Double(point.y)))")
    } catch let error as ElementError {
      lines.append("  tap       " + error.essence)
    } catch {
      lines.append("  tap       \(error)")
    }
    lines.append("  flow      \(flowSelector(of: view, finder))")
    lines.append("  XCUITest  \(query(of: view, app))")
    return lines
  }

  // MARK: What would find it

  /// The shortest selector of a flow that means the view alone.
  private func flowSelector(of view: UIView, _ finder: FlowElementFinder) -> String {
    var candidates: [(FlowSelector, String)] = []
    var selector = FlowSelector(at: selector.position)
    if let id = view.accessibilityIdentifier, !id.isEmpty {
      selector.id = id
      candidates.append((selector, "{id: \(FlowSelector.quoted(id))}"))
    }
    for text in ElementTree.texts(of: view) {
      selector = FlowSelector(at: selector.position)
      selector.text = text
      candidates.append((selector, FlowSelector.quoted(text)))
    }
    for (selector, text) in candidates where means(selector, view, finder) { return text }
    for (selector, text) in candidates {
      guard let found = try? finder.elements(selector), let index = found.firstIndex(where: { $0 === view }) else {
        continue
      }
      let inside = text.hasPrefix("{") ? String(text.dropFirst().dropLast()) : "text: \(text)"
      return "{\(inside), index: \(index)}"
    }
    let frame = FlowElementFinder.frame(of: view)
    return "{point: \"\(compactNumber(Double(frame.midX))),\(compactNumber(Double(frame.midY)))\"}"
  }

  private func means(_ selector: FlowSelector, _ view: UIView, _ finder: FlowElementFinder) -> Bool {
    (try? finder.element(selector)) === view
  }

  private func query(of view: UIView, _ app: XCUIApplication) -> String {
    let type = ElementTree.type(of: view)
    let all = app.descendants(matching: type)
    for name in ElementTree.names(of: view) {
      let matches = all.matching(identifier: name).matches()
      let quoted =
        "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
      if matches.count == 1 { return "app.\(type.queryName)[\(quoted)]" }
    }
    let index = all.matches().firstIndex { $0 === view } ?? 0
    return "app.\(type.queryName).element(boundBy: \(index))"
  }
}

extension XCUIElement.ElementType {
  /// The property of an app that looks for the kind.
  fileprivate var queryName: String {
    switch self {
    case .switch: "switches"
    case .any: "descendants(matching: .any)"
    case .other: "otherElements"
    default: name + "s"
    }
  }
}
