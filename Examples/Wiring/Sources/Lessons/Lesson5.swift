import UIKit

// Lesson 5, a target of nil: the responder chain is asked, and the object that would answer is not in it.

/// The fault: an object that is no responder has the method.
final class UnansweredController: ArchiveController {
  private let archive = Archive()
}

final class Archive: NSObject {
  override init() {
    super.init()
    ActionRegistry.register("archive:", Archive.archive)
  }

  private func archive(_ sender: UIButton) {}
}

/// Mended: the controller is in the chain, behind its view.
final class ArchivingController: ArchiveController {
  override class var actions: ActionTable { ["archive:": .init(archive)] }

  private func archive(_ sender: UIButton) { outcome.text = "Archived." }
}

class ArchiveController: LessonController {
  private let button = UIButton(type: .system)

  override var rows: [UIView] {
    button.setTitle("Archive", for: .normal)
    button.addTarget(nil, action: Selector("archive:"), for: .touchUpInside)
    return [button]
  }
}
