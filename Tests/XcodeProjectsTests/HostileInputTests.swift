import Foundation
import PlainviewXcodeProjects
import Testing

/// Damaged project files: whatever their content, reading and planning end with a plan or an error.
@Suite struct HostileInputTests {
  /// A generator whose numbers follow from a seed.
  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: ["Notes/Notes.xcodeproj", "Weather App/Weather App.xcodeproj"])
  func `Damaged projects never trap and never hang`(_ name: String) throws {
    let original = Array(try Data(contentsOf: URL(fileURLWithPath: Fixture.path(name) + "/project.pbxproj")))
    let sample = try SampleProject()
    var numbers = SeededNumbers(state: 46)
    var planned = 0
    for _ in 0..<80 {
      let bytes = Self.damaged(original, by: &numbers)
      try sample.write("Sample.xcodeproj/project.pbxproj")
      try Data(bytes).write(to: sample.folder.appendingPathComponent("Sample.xcodeproj/project.pbxproj"))
      do throws(ProjectError) {
        _ = try PackagePlan(of: XcodeProject(at: sample.folder.path)).report
        planned += 1
      } catch {
        #expect(error.description.contains("; "))
      }
    }
    // Some damage is harmless, most is not: both outcomes must occur.
    #expect(planned > 10 && planned < 80)
  }

  @Test func `Every beginning of a project file is refused with a place`() throws {
    let text = try String(
      contentsOfFile: Fixture.path("Notes/Notes.xcodeproj/project.pbxproj"), encoding: .utf8)
    let bytes = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
    for length in stride(from: 0, to: bytes.count, by: 61) {
      let error = #expect(throws: ProjectError.self) {
        try PropertyListText.value(of: Array(bytes[..<length]), path: "/p")
      }
      #expect(error?.line != nil && error?.column != nil)
    }
  }

  @Test func `Damaged XML property lists never trap`() throws {
    let original = Array(try Data(contentsOf: URL(fileURLWithPath: Fixture.path("Notes/Notes/Info.plist"))))
    var numbers = SeededNumbers(state: 16)
    for _ in 0..<300 {
      _ = try? PropertyListText.value(of: Self.damaged(original, by: &numbers), path: "/p")
    }
  }

  /// A few changes: bytes changed, taken away, put in or cut off, and words of other parts of the text.
  private static func damaged(_ original: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
      let offset = Int.random(in: 0..<bytes.count, using: &numbers)
      let end = min(bytes.count, offset + Int.random(in: 1...40, using: &numbers))
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: bytes[offset] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.removeSubrange(offset..<end)
      case 2: bytes.insert(contentsOf: "{}()<>;=,\"'\\/*".utf8.shuffled(using: &numbers).prefix(2), at: offset)
      case 3: if Int.random(in: 0..<6, using: &numbers) == 0 { bytes.removeSubrange(offset...) }
      default: swapWords(in: &bytes, by: &numbers)
      }
    }
    return bytes
  }

  /// Replaces one word of the text by another: ids that refer to other objects.
  private static func swapWords(in bytes: inout [UInt8], by numbers: inout SeededNumbers) {
    func word(_ start: Int) -> Range<Int> {
      let isPart = { (byte: UInt8) in byte == 0x5F || (0x41...0x5A).contains(byte & 0xDF) }
      let first = bytes[start...].firstIndex(where: isPart) ?? start
      let end = bytes[first...].firstIndex { !isPart($0) } ?? bytes.count
      return first..<max(end, min(first + 1, bytes.count))
    }
    let one = word(Int.random(in: 0..<bytes.count, using: &numbers))
    let other = Array(bytes[word(Int.random(in: 0..<bytes.count, using: &numbers))])
    bytes.replaceSubrange(one, with: other)
  }
}
