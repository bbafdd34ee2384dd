import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The order of calls when controllers are presented and dismissed, against transcripts written by hand.
@MainActor @Suite struct PresentationTranscriptTests {
  private func presented(_ style: UIModalPresentationStyle, _ stage: TransitionStage) -> NotingController {
    let controller = NotingController("B", stage.notes)
    controller.modalPresentationStyle = style
    return controller
  }

  /// What happens when a controller is presented in a style and dismissed again.
  private func transcript(style: UIModalPresentationStyle, animated: Bool) throws -> String {
    let stage = try TransitionStage { NotingController("A", $0) }
    let presenting = try stage.transcript {
      stage.root.present(presented(style, stage), animated: animated) { stage.notes.note("completion") }
    }
    let dismissing = try stage.transcript {
      stage.root.dismiss(animated: animated) { stage.notes.note("completion") }
    }
    return "present\n" + presenting + "\ndismiss\n" + dismissing
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
  func `V6 A style that covers the presenter`(style: UIModalPresentationStyle, animated: Bool) throws {
    assertSnapshot(of: try transcript(style: style, animated: animated), as: .lines, named: "\(style)")
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
    ], [true, false])
  func `V7 A style that leaves the presenter visible`(style: UIModalPresentationStyle, animated: Bool) throws {
    assertSnapshot(of: try transcript(style: style, animated: animated), as: .lines, named: "\(style)")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `V8 Two levels dismissed at once`(style: UIModalPresentationStyle) throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    try stage.app.run { stage.root.present(presented(style, stage), animated: false) }
    try stage.app.run {
      let second = NotingController("C", stage.notes)
      second.modalPresentationStyle = style
      stage.root.presentedViewController?.present(second, animated: false)
    }
    _ = stage.notes.take()
    let text = try stage.transcript { stage.root.dismiss(animated: true) { stage.notes.note("completion") } }
    assertSnapshot(of: text, as: .lines, named: "\(style)")
  }

  @Test func `V7 Alert`() throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    let alert = NotingAlert(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.notes = stage.notes
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in stage.notes.note("handler") })
    let presenting = try stage.transcript {
      stage.root.present(alert, animated: true) { stage.notes.note("completion") }
    }
    try stage.app.descendants(matching: .any)["OK"].tap()
    try stage.app.settle()
    assertSnapshot(of: "present\n\(presenting)\nOK\n\(stage.lines())", as: .lines)
  }
}
