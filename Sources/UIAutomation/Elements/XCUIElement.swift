public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// Something on the screen, described by how to find it; it is looked for anew at every use.
@preconcurrency @MainActor open class XCUIElement: XCUIElementTypeQueryProvider, CustomStringConvertible {
  enum Source {
    case application
    /// The match of a query at an index, or the only match.
    case query(XCUIElementQuery, index: Int?)
    /// A view that a query found once.
    case view(ElementReference)
  }

  let source: Source
  weak var application: XCUIApplication?

  init(source: Source) { self.source = source }

  // MARK: Finding

  /// The views that the element may mean.
  private var candidates: [UIView] {
    switch source {
    case .application: return application?.window.map { [$0] } ?? []
    case .query(let query, let index):
      let found = query.matches()
      guard let index else { return found }
      let position = index < 0 ? found.count + index : index
      return found.indices.contains(position) ? [found[position]] : []
    case .view(let reference):
      guard let view = reference.view, reference.query.matches().contains(where: { $0 === view }) else { return [] }
      return [view]
    }
  }

  /// The view that the element means; fails when there is none or more than one.
  package func resolve() throws -> UIView {
    guard let application else { throw ElementError.notRunning }
    _ = try application.runningProcess()
    let found = candidates
    if found.count == 1 { return found[0] }
    guard let (query, index) = queryAndIndex else { throw ElementError.notRunning }
    if found.isEmpty { throw application.notFound(query, index: index) }
    throw ElementError.ambiguous(query.description, found.count, application.details(telling: found))
  }

  /// What the element is looked for by; nil for the app.
  var queryAndIndex: (query: XCUIElementQuery, index: Int?)? {
    switch source {
    case .application: nil
    case .query(let query, let index): (query, index)
    case .view(let reference): (reference.query, nil)
    }
  }

  var queryDescription: String? { queryAndIndex?.query.description }

  /// The first element that the element's query finds; the app itself for the app. Unlike the element, it does not fail
  /// when there are more.
  public var firstMatch: XCUIElement {
    guard case .query(let query, nil) = source else { return self }
    return query.firstMatch
  }

  /// Whether the element can be seen now.
  open var exists: Bool { !candidates.isEmpty }

  /// Whether a tap on the element's middle would reach it.
  open var isHittable: Bool {
    guard let application, let view = candidates.first else { return false }
    return application.reachablePoint(of: view) != nil
  }

  // MARK: Attributes

  private func attribute<Value>(_ fallback: Value, _ read: (UIView) -> Value) -> Value {
    guard let view = candidates.first else { return fallback }
    return read(view)
  }

  /// The type of the element; `.other` when it is not there.
  open var elementType: ElementType { attribute(.other) { ElementTree.type(of: $0) } }
  /// The accessibility identifier of the element; empty for none.
  open var identifier: String { attribute("") { $0.accessibilityIdentifier ?? "" } }
  /// The accessibility label, or else the text that the element shows; empty for text fields without a label.
  open var label: String { attribute("") { ElementTree.label(of: $0) } }
  /// The title of a button; empty for all other elements.
  open var title: String { attribute("") { ElementTree.title(of: $0) } }
  /// The accessibility value, or else the text of a field or text view; nil for elements without one.
  open var value: Any? { attribute(nil) { ElementTree.value(of: $0) } }
  /// The placeholder of a text field; nil for other elements.
  open var placeholderValue: String? { attribute(nil) { ElementTree.placeholder(of: $0) } }
  /// Whether the element reacts to touches; true for what is no control, false when it is not there.
  open var isEnabled: Bool { attribute(false) { ElementTree.isEnabled($0) } }
  /// Whether the element is selected, as a control or part of one.
  open var isSelected: Bool { attribute(false) { ElementTree.isSelected($0) } }
  /// Whether the element is the first responder.
  open var hasFocus: Bool { attribute(false) { $0.isFirstResponder } }
  /// The rectangle on the screen, in points.
  open var frame: CGRect { attribute(.zero) { $0.frameOnScreen } }

  /// The view itself; Plainview's own, for assertions that XCUITest cannot make.
  public var view: UIView? { candidates.count == 1 ? candidates[0] : nil }

  // MARK: Keys

  /// Types into the element, which must have the focus: tap it first.
  open func typeText(_ text: String) throws {
    guard let application else { throw ElementError.notRunning }
    if queryAndIndex != nil {
      let view = try resolve()
      guard let focus = application.focus as? UIView, focus.isDescendant(of: view) else {
        throw ElementError.noFocus(application.text(of: view))
      }
    }
    try application.typeKeys(text)
  }

  /// A point relative to the element: (0, 0) is its upper left corner and (1, 1) its lower right one.
  open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: offset, offset: .zero)
  }

  /// Lets virtual time pass until the element exists; returns whether it does.
  ///
  /// If it does not, the next use of the element fails and says what changed meanwhile and what still waits.
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    guard let application else { return false }
    application.waiting = nil
    if exists { return true }
    let changes = application.screenChanges()
    var waited: TimeInterval = 0
    while !exists {
      guard waited < timeout, (try? application.advance(by: Self.poll)) != nil else {
        application.noteWaiting(changes, seconds: waited)
        return false
      }
      waited += Self.poll
    }
    return true
  }

  /// The interval at which a wait checks, in seconds of virtual time.
  static let poll: TimeInterval = 0.05

  // MARK: Queries

  /// A query for the elements of a type at any depth below this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.element(self), type: type, isDeep: true)
  }

  /// A query for the elements of a type directly below this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(.element(self), type: type, isDeep: false)
  }

  /// The views in which queries of this element look for a kind, and for a name unless it is nil.
  func roots(matching type: ElementType, called name: String? = nil) -> [UIView] {
    if case .application = source {
      guard let application, let process = application.process else { return [] }
      return application.rootWindows + process.enter { application.overlays(matching: type, called: name) }
    }
    return candidates
  }

  /// What the element is now, in a line; one that is not there says so, with what is near it and the tree (W85). Tests print it
  /// where an expectation about an element fails.
  open nonisolated var description: String {
    guard MainQueue.isCurrent else { return "an element, which the main thread alone can look for" }
    return MainActor.assumeIsolated { summary }
  }

  private var summary: String {
    if case .application = source { return debugDescription }
    do {
      return ElementTree.line(try resolve())
    } catch {
      return "\(error)"
    }
  }

  /// The element and everything in it, a line each.
  open var debugDescription: String {
    roots(matching: .any).map { ElementTree.describe($0) }.joined(separator: "\n")
  }
}

extension XCUIApplication {
  /// The app's windows that are shown, and over them what the app shows above its keyboard or instead of it.
  var rootWindows: [UIView] {
    process?.enter {
      let windows: [UIView] = UIApplication.shared.windows.filter { !$0.isHidden }
      return windows + (windows.first.map { Keyboard.current(for: $0).viewsOfApp } ?? [])
    } ?? []
  }

  func text(of view: UIView) -> String { ElementTree.line(view) }
}
