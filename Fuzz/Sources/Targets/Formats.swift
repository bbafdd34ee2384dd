import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

extension Target {
  /// Visual formats are read and become constraints, which are solved.
  static let formats = Target.ofTexts("formats") { text in
    answered {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      var views: [String: UIView] = [:]
      for name in ["a", "b", "c"] {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        views[name] = view
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: text, options: [], metrics: ["gap": 12, "low": 250], views: views))
      root.layoutIfNeeded()
    }
  }

  /// Formats of predicates are read and asked about an object.
  static let predicates = Target.ofTexts("predicates") { text in
    answered {
      let predicate = NSPredicate(format: text, argumentArray: [])
      // Collections in the object have one element: nested subqueries evaluate each element once per element of the outer one.
      _ = predicate.evaluate(with: ["name": "Kim", "count": 3, "tags": ["a"]] as [String: Any])
    }
  }

  /// Runs code as an app's process does: an exception ends it and is an expected result.
  @MainActor private static func answered(_ body: () -> Void) {
    do {
      try SimulatedProcess().run(body)
    } catch {
      expect(error is UncaughtException, "an error that is no exception: \(error)")
    }
  }
}
