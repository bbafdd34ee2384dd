import UIKit

// Lesson 1, missing registration: the button sends `save:`, and the class registers another name.

/// The fault: its table of actions says `saved:`.
final class MisspelledController: SaveController {
  override class var actions: ActionTable { ["saved:": .init(save)] }
}

/// Mended: the table has the name that the button sends.
final class SavingController: SaveController {
  override class var actions: ActionTable { ["save:": .init(save)] }
}

class SaveController: LessonController {
  private let button = UIButton(type: .system)

  override var rows: [UIView] {
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: Selector("save:"), for: .touchUpInside)
    return [button]
  }

  func save(_ sender: UIButton) { outcome.text = "Saved." }
}
