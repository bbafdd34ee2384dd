import Foundation
import Testing

/// The defaults of delegates' optional methods.
@Suite struct LeftOutMethodTests {
  @Test func `Every default hands its arguments on, so that a method is found that only a subclass has`() throws {
    let head = /func +`?(\w+)`?\s*\(/
    var count = 0
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      for call in text.ranges(of: /leftOut\(\s*by: self/) where !text[call.upperBound...].hasPrefix(", of:") {
        count += 1
        let line = text[..<call.lowerBound].count { $0 == "\n" } + 1
        guard let start = text[..<call.lowerBound].matches(of: head).last?.range.upperBound,
          let parameters = Self.inside(text[start...]), let rest = Self.inside(text[call.upperBound...])
        else {
          Issue.record("\(file):\(line): the method is not understood")
          continue
        }
        let names = parameters.isEmpty ? 0 : Self.parts(parameters)
        guard let list = rest.firstRange(of: "with: [").map({ rest[$0.upperBound...] }) else {
          Issue.record(
            "\(file):\(line): a default without its arguments, add `with: […]` in the order of the parameters")
          continue
        }
        let values = Self.inside(list).map { $0.isEmpty ? 0 : Self.parts($0) }
        #expect(values == names, "\(file):\(line): the default has \(names) parameters")
      }
    }
    #expect(count > 200)
  }

  /// The text up to the closing bracket of its group.
  private static func inside(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      guard ")]}".contains(text[index]) else { continue }
      if depth == 0 { return text[..<index] }
      depth -= 1
    }
    return nil
  }

  /// The number of parts between commas outside brackets.
  private static func parts(_ text: Substring) -> Int {
    var (depth, count) = (0, 1)
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    return count
  }
}
