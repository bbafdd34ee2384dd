import Foundation
import PlainviewGestures
import PlainviewUIKitCore

final class MissingTapRecognizer: UITapGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UITapGestureRecognizer" }
}

final class MissingLongPressRecognizer: UILongPressGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UILongPressGestureRecognizer" }
}

final class MissingPanRecognizer: UIPanGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIPanGestureRecognizer" }
}

final class MissingScreenEdgePanRecognizer: UIScreenEdgePanGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIScreenEdgePanGestureRecognizer" }
}

final class MissingSwipeRecognizer: UISwipeGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UISwipeGestureRecognizer" }
}

final class MissingPinchRecognizer: UIPinchGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIPinchGestureRecognizer" }
}

final class MissingRotationRecognizer: UIRotationGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIRotationGestureRecognizer" }
}

final class MissingRecognizer: UIGestureRecognizer, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIGestureRecognizer" }
}
