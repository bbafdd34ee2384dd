/// How large flows and what they make may become; each limit has its error, at the line that goes over it.
package enum FlowLimits {
  /// Of a file with a flow, a workspace's configuration or a script.
  package static let fileBytes = 4 << 20
  /// Keys of one map, such as a header or its `env`.
  package static let keys = 10_000
  /// UTF-8 bytes of a text once its expressions are evaluated.
  package static let textBytes = 1 << 20
  /// UTF-8 bytes of the names and texts of all variables that are there at once.
  package static let variableBytes = 16 << 20
  /// UTF-8 bytes of the lines that the scripts of one run write; what is more is left out.
  package static let logBytes = 16 << 20
  /// Characters of a command's label; what is more is left out.
  package static let labelCharacters = 1000
}
