import PlainviewStage
import UIKit

extension Stage {
  /// Puts a control on the screen that notes the events which its value and the user's touches cause.
  @discardableResult
  func addNoting<Control: UIControl>(_ control: Control, _ frame: CGRect) throws -> Control {
    let events: [(UIControl.Event, String)] = [
      (.valueChanged, "changed"), (.primaryActionTriggered, "primary"), (.touchUpInside, "up inside"),
    ]
    for (event, name) in events { control.addAction(UIAction { [unowned self] _ in note(name) }, for: event) }
    return try add(control, frame)
  }
}
