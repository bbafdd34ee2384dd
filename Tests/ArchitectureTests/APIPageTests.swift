import Foundation
import Testing

/// `API.md` against the lists of names, which are held against the compiler's symbol graphs.
@Suite struct APIPageTests {
  private static func page() throws -> (names: Set<String>, absent: Set<String>, repeated: [String], head: String) {
    let text = try String(contentsOf: PackageStructure.root.appendingPathComponent("API.md"), encoding: .utf8)
    var (names, absent, repeated): (Set<String>, Set<String>, [String]) = ([], [], [])
    var (type, isAbsent) = ("", false)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        let title = String(line.dropFirst(3))
        type = title == "Functions and constants" || title == "Not there at all" ? "" : title
        continue
      }
      if let label = ["behaves: ", "kept, without effect: ", "not there: "].first(where: line.hasPrefix) {
        isAbsent = label == "not there: "
      }
      for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where !index.isMultiple(of: 2) {
        let name = type.isEmpty ? String(part) : "\(type).\(part)"
        if isAbsent {
          absent.insert(name)
        } else if !names.insert(name).inserted {
          repeated.append(name)
        }
      }
    }
    return (names, absent, repeated, text)
  }

  @Test func `The page has every exported name once, with its type`() throws {
    let page = try Self.page()
    let known = try NameList("Fixtures/PublicInterface/uikit-names.txt").names
    let members = known.filter { $0.contains(".") && !$0.hasPrefix(".") }
    #expect(members.subtracting(page.names).isEmpty, "run Scripts/generate-api-page.py")
    #expect(page.names.filter { $0.contains(".") }.isSubset(of: known), "run Scripts/generate-api-page.py")
    #expect(page.repeated.isEmpty)
    for name in ["UIView", "UILabel", "NSLayoutConstraint"] { #expect(page.head.contains("\n## \(name)\n")) }
  }

  @Test func `What is not there is on its list, and leaves it when it comes`() throws {
    let page = try Self.page()
    let list = try NameList("Fixtures/PublicInterface/not-there.txt")
    #expect(list.unexplained.isEmpty && list.repeated.isEmpty)
    #expect(page.absent == list.names)
    let known = try NameList("Fixtures/PublicInterface/uikit-names.txt").names
    for name in list.names.intersection(known).sorted() {
      Issue.record("\(name) is there now: take it from \(list.file)")
    }
  }

  /// Types whose opening brace stands on a line of its own, with a member of which its sentence says that it is kept, and
  /// one whose setter sets another property.
  @Test(arguments: [
    ("UIResponder", "accessibilityLanguage", true), ("UIResponder", "accessibilityAttributedLabel", false),
    ("UIViewPropertyAnimator", "scrubsLinearly", true),
    ("UIPercentDrivenInteractiveTransition", "completionCurve", true),
  ])
  func `What is only kept is among what is kept, wherever its type's brace stands`(
    _ type: String, _ member: String, _ isKept: Bool
  ) throws {
    let head = try Self.page().head
    let section = try #require(
      head.components(separatedBy: "\n## \(type)\n").last?.components(separatedBy: "\n## ").first)
    let kept = section.components(separatedBy: "kept, without effect: ").dropFirst().first ?? ""
    #expect(kept.contains("`\(member)`") == isKept)
    #expect(section.contains("`\(member)`"))
  }

  @Test func `The counts at the top are those of the page`() throws {
    let page = try Self.page()
    let behaving = page.names.filter { $0.contains(".") }.count
    let line = page.head.split(separator: "\n").first { $0.contains(" types, ") } ?? ""
    let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    try #require(numbers.count == 6)
    #expect(numbers[2] == behaving && numbers[3] + numbers[4] == behaving)
    #expect(numbers[5] == page.absent.count)
  }
}
