import Foundation
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore

/// The views of a trace's screens by their numbers, which stay the same from step to step.
@MainActor struct TracedViews {
  private struct Known {
    weak var view: UIView?
    let key: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  /// The numbers of views by the recognizers and controllers that belong to them.
  private var owners: [ObjectIdentifier: Int] = [:]
  private var count = 0

  /// Numbers the views that are new.
  mutating func look(at windows: [UIView]) {
    for view in windows.flatMap({ $0.preorder() }) {
      let id = ObjectIdentifier(view)
      // Another object may have got the address of one that is gone.
      if known[id]?.view !== view {
        known[id] = Known(view: view, key: count)
        count += 1
      }
      guard let key = known[id]?.key else { continue }
      for recognizer in view.gestureRecognizers ?? [] { owners[ObjectIdentifier(recognizer)] = key }
      if let controller = view.viewController { owners[ObjectIdentifier(controller)] = key }
    }
  }

  /// The number of a view, or of the view that a recognizer or a controller belongs to.
  func key(of object: ObjectIdentifier) -> Int? { known[object]?.key ?? owners[object] }

  /// The name of a view that is still there.
  func name(of object: ObjectIdentifier) -> String? { known[object]?.view.map { plainName(of: $0) } }

  /// What is known of the views, in the order of the facts.
  func records(_ facts: TreeFacts, _ found: [UIView?]) -> [Trace.View] {
    let explanation = FrameExplanation(facts)
    var records: [Trace.View] = []
    for (index, view) in found.enumerated() where !facts.views[index].isGuide {
      guard let view, let key = known[ObjectIdentifier(view)]?.key else { continue }
      records.append(
        Trace.View(
          key: key, depth: facts.views[index].depth, name: plainName(of: view),
          frame: view.convert(view.bounds, to: nil), details: details(of: view, explanation.lines(of: index, depth: 2)))
      )
    }
    return records
  }

  private func details(of view: UIView, _ explanation: [String]) -> Trace.Details {
    let parent = view.superview.map { " in \(plainName(of: $0))" } ?? ""
    let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      .map { compactNumber(Double($0)) }
    return Trace.Details(
      frame: "(\(numbers[0]), \(numbers[1]); \(numbers[2]) x \(numbers[3]))\(parent)", constraints: explanation,
      responders: sequence(first: view.next) { $0?.next }.prefix(Self.longestChain)
        .compactMap { $0.map { plainName(of: $0) } },
      recognizers: (view.gestureRecognizers ?? []).filter { !($0 is any SystemRecognizer) }
        .map { "\(className(of: $0)) \($0.state)\($0.isEnabled ? "" : ", disabled")" })
  }

  /// A chain that an override makes endless is cut.
  private static let longestChain = 64
}
