/// A line in which SwiftPM says what it compiles, as `[12/345] Compiling PlainviewLayout Solver.swift`.
package struct CompilingStep: Equatable {
  package let number: Int
  package let count: Int
  /// What is compiled: the name of a module in release builds, where a module is compiled at once.
  package let module: String

  /// Nil for any other line.
  package init?(_ line: some StringProtocol) {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
    let tokens = line[line.index(after: end)...].split(separator: " ")
    guard numbers.count == 2, tokens.count >= 2, tokens[0] == "Compiling" else { return nil }
    (number, count, module) = (numbers[0], numbers[1], String(tokens[1]))
  }
}
