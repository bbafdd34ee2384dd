/// What the launch of an app gave its code: arguments and variables of the environment.
package struct LaunchInput: Sendable {
  package var arguments: [String]
  package var environment: [String: String]

  package init(arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }
}

extension AppWork {
  /// What the app was launched with; nil before its launch.
  package var launchInput: LaunchInput? {
    get { signal.locked { state.launchInput } }
    set { signal.locked { state.launchInput = newValue } }
  }
}
