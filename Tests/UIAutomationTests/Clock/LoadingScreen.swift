import Foundation
import PlainviewUIAutomation
import UIKit

/// A store behind an actor, as backends have one.
actor Store {
  private(set) var count = 0
  func touch() { count += 1 }
}

/// A backend with five hops to an actor and a detached task.
struct Backend: Sendable {
  static let shared = Backend()
  let store = Store()

  func load() async -> String {
    for _ in 0..<5 { await store.touch() }
    return await Task.detached { "loaded" }.value
  }
}

/// A screen whose label is set by a task, as most screens of apps are.
final class LoadingScreen: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func load(_ backend: Backend = Backend()) {
    Task { label.text = await backend.load() }
  }

  /// An app that shows such a screen.
  static func launched() throws -> (LoadingScreen, XCUIApplication) {
    let screen = LoadingScreen()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    return (screen, app)
  }

  /// Notes something in code of the main queue that the compiler does not know to be on the main actor.
  nonisolated func noteOnMainQueue(_ text: String) { MainActor.assumeIsolated { note(text) } }

  /// Notes something, with the time of the clock in seconds.
  func note(_ text: String) { log.append("\(text) \(compact(UIApplication.shared.clock.now))") }

  private func compact(_ time: TimeInterval) -> String {
    let text = String(format: "%.3f", time)
    return text.hasSuffix(".000") ? String(text.dropLast(4)) : text
  }
}

extension String {
  /// A report as it is; optimized, without the functions that work comes from, since the optimizer may put them into others.
  var withKnownFunctions: String {
    #if DEBUG
    self
    #else
    replacing(#/ in [\w.]+(?:`[^`]*`)?(?:\([^)]*\))?/#, with: "")
    #endif
  }
}
