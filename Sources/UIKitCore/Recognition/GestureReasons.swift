import Foundation
import PlainviewRuntime

// The reasons for recognizers' states, for transcripts with details.
extension GestureArbiter {
  /// Why a recognizer may recognize: which ones it prevents, and what happens to the touches.
  func winning(_ recognizer: UIGestureRecognizer, over others: [UIGestureRecognizer]) -> [String] {
    let rivals = others.filter { $0.state == .possible && !($0 is any SystemRecognizer) }.map(\.noteName)
    var lines = ["its touches made the gesture, and no recognizer of them recognized before"]
    if !rivals.isEmpty { lines.append("undecided until now: \(rivals.joined(separator: ", "))") }
    if recognizer.cancelsTouchesInView, let view = recognizer.touches.first?.view, view !== recognizer.view {
      lines.append("cancelsTouchesInView: \(plainName(of: view)) gets touchesCancelled")
    }
    return lines
  }

  /// Notes that a recognized gesture waits for another recognizer to fail.
  func noteWaiting(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
    guard SimulatedProcess.transcript?.isDetailed ?? false else { return }
    note(.recognizer, "\(recognizer.noteName) waits for \(other.noteName) to fail")
  }
}

extension UIGestureRecognizer {
  /// Why a recognizer that gave up by itself did so, as far as its touches tell.
  var ownFailure: String {
    let farthest =
      touches.map { hypot($0.windowLocation.x - $0.origin.x, $0.windowLocation.y - $0.origin.y) }.max() ?? 0
    if touches.contains(where: { $0.phase == .cancelled }) { return "its touch was cancelled" }
    let fingers = touches.count == 1 ? "its finger" : "its \(touches.count) fingers"
    guard farthest > 0 else { return "what \(fingers) did is no gesture of it" }
    return "\(fingers) moved \(compactNumber(Double(farthest.rounded()))) pt, which is no gesture of it"
  }
}
