import Foundation
package import PlainviewGestures
import PlainviewRuntime
package import PlainviewUIKitCore

/// The long press that lifts items, and the drag that follows; without items it fails, and the touch goes on.
@MainActor package final class DragRecognizer: UILongPressGestureRecognizer, SystemRecognizer {
  private let host: any DragHost
  private var run: DragRun?
  private var start = CGPoint.zero
  /// The distance of a finger from which on a lifted item is dragged, in points.
  private static let slop: CGFloat = 10

  package init(_ host: any DragHost) {
    self.host = host
    super.init(target: nil, action: nil)
  }

  /// The current drag.
  package var activeSession: DragSession? { run.flatMap { $0.hasBegun ? $0.session : nil } }

  package override var state: State {
    get { super.state }
    set {
      if newValue == .began, super.state == .possible {
        start = location(in: nil)
        run = DragRun(host, at: start)
        super.state = run == nil ? .failed : .began
        if super.state != .began { run = nil }
      } else {
        super.state = newValue
        follow(newValue)
      }
    }
  }

  private func follow(_ state: State) {
    guard let run else { return }
    switch state {
    case .changed:
      let point = location(in: nil)
      if run.hasBegun || hypot(point.x - start.x, point.y - start.y) > Self.slop { run.move(to: point) }
    case .ended, .cancelled, .failed:
      self.run = nil
      run.end(isCancelled: state != .ended)
    case .possible, .began: break
    }
  }

  // A press may open a menu too, which closes when the finger moves on.
  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ContextMenuRecognizer) }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ContextMenuRecognizer) }
}
