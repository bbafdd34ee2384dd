/// The running transitions of an app's controllers.
@MainActor private final class RunningTransitions {
  var transitions: [ControllerTransition] = []
}

extension UIApplication {
  /// The running transitions of controllers.
  package internal(set) final var transitions: [ControllerTransition] {
    get { runningTransitions.transitions }
    set { runningTransitions.transitions = newValue }
  }

  private var runningTransitions: RunningTransitions {
    parts.part(RunningTransitions.self) { RunningTransitions() }
  }
}

extension UIViewController {
  /// The running transition of the controller.
  package internal(set) final var transitionUnderWay: ControllerTransition? {
    get { bookkeeping.transitionUnderWay as? ControllerTransition }
    set { bookkeeping.transitionUnderWay = newValue }
  }
}
