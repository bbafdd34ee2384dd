import Foundation
import PlainviewUIKitCore

/// What views and controllers were asked, in the order of the calls.
@MainActor final class CallRecorder {
  var calls: [String] = []

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Writes down its part in passes under a name; the closures run where an app's own code would.
final class RecordingView: UIView {
  let name: String
  private let recorder: CallRecorder
  var whenLaidOut: (@MainActor (RecordingView) -> Void)?
  var whenUpdated: (@MainActor (RecordingView) -> Void)?

  init(_ name: String, _ recorder: CallRecorder) {
    self.name = name
    self.recorder = recorder
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    recorder.calls.append("update \(name)")
    super.updateConstraints()
    whenUpdated?(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    recorder.calls.append("layout \(name)")
    whenLaidOut?(self)
  }
}
