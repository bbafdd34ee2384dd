import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Watches controllers come onto the screen and go, to find those that never end.
///
/// On the screen are the controllers of windows, their children, and what they present. A controller that was there, is
/// not any more and still lives is a suspect. It is leaked if moreover nothing that is on the screen holds it in a
/// property: a controller that is kept to be shown again is no leak. Properties are followed by reflection, those that
/// are delegates by name left out as they are weak; what closures hold cannot be seen.
@MainActor final class ControllerWatch {
  private struct Entry {
    weak var controller: UIViewController?
    let name: String
  }

  private let app: XCUIApplication
  private var seen: [Entry] = []
  /// Those that were on the screen at the last look.
  private var present: Set<ObjectIdentifier> = []
  private var questioned: Set<ObjectIdentifier> = []

  init(_ app: XCUIApplication) { self.app = app }

  /// Notes the controllers that are on the screen now.
  func look() {
    let shown = onScreen
    present = Set(shown.map { ObjectIdentifier($0) })
    for controller in shown where !seen.contains(where: { $0.controller === controller }) {
      seen.append(Entry(controller: controller, name: plainName(of: controller)))
    }
    seen.removeAll { $0.controller == nil }
  }

  /// Whether there are suspects that were not examined before.
  var hasNewSuspects: Bool {
    let new = suspects.filter { questioned.insert(ObjectIdentifier($0.controller)).inserted }
    return !new.isEmpty
  }

  /// The names of those that nothing holds visibly, in the order in which they came.
  var leaked: [String] {
    let suspects = suspects
    guard !suspects.isEmpty else { return [] }
    let held = ObjectWalk(from: roots).objects
    return suspects.filter { !held.contains(ObjectIdentifier($0.controller)) }.map(\.name)
  }

  private var suspects: [(controller: UIViewController, name: String)] {
    seen.compactMap { entry in
      guard let controller = entry.controller, !present.contains(ObjectIdentifier(controller)) else { return nil }
      return (controller, entry.name)
    }
  }

  /// The controllers of windows, their children, and what they present.
  var onScreen: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = windows.compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      if found.contains(where: { $0 === controller }) { continue }
      found.append(controller)
      waiting += controller.children
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
    return found
  }

  private var windows: [UIWindow] { app.process?.enter { UIApplication.shared.windows } ?? [] }

  private var roots: [AnyObject] {
    let delegate = app.process?.enter { UIApplication.shared.delegate }
    return windows + onScreen + (delegate.map { [$0 as AnyObject] } ?? [])
  }
}

/// All objects that can be reached from some by their stored properties.
private struct ObjectWalk {
  private(set) var objects: Set<ObjectIdentifier> = []
  private var waiting: [Any] = []
  /// Nobody's app is larger; what lies beyond counts as not held.
  private static let limit = 200_000

  init(from roots: [AnyObject]) {
    waiting = roots
    var steps = 0
    while let value = waiting.popLast(), steps < Self.limit {
      steps += 1
      visit(value)
    }
  }

  private mutating func visit(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class, !objects.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
    var current: Mirror? = mirror
    while let level = current {
      for child in level.children where !Self.isWeakByName(child.label) && !Self.isPlain(child.value) {
        waiting.append(child.value)
      }
      current = level.superclassMirror
    }
  }

  private static func isWeakByName(_ label: String?) -> Bool {
    guard let label = label?.lowercased() else { return false }
    return label.hasSuffix("delegate") || label.hasSuffix("datasource")
  }

  /// Values without anything in them that could hold an object.
  private static func isPlain(_ value: Any) -> Bool {
    value is String || value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool
      || value is CGRect || value is CGPoint || value is CGSize
  }
}
