package import UIKit

/// A controller that notes its callbacks under its name; several layouts in a row are one.
package final class NotingController: UIViewController {
  package let name: String
  private let notes: Notes

  /// What controllers noted, oldest first; the same line twice in a row is one.
  @MainActor package final class Notes {
    package private(set) var lines: [String] = []

    package init() {}

    package func note(_ line: String) { if lines.last != line { lines.append(line) } }

    /// What was noted since the last time.
    package func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  package init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  deinit {
    let (notes, name) = (notes, name)
    MainActor.assumeIsolated { notes.note("\(name).deinit") }
  }

  private func note(_ event: String) { notes.note("\(name).\(event)") }

  package override func loadView() {
    note("loadView")
    super.loadView()
  }
  package override func viewDidLoad() { note("viewDidLoad") }
  package override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  package override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  package override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  package override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  package override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  package override func viewWillLayoutSubviews() { notes.note("\(name).layout") }
  package override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove(nil)" : "willMove(toParent)")
  }
  package override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove(toParent)")
  }
}
