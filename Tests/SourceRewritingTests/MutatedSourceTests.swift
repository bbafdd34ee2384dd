import PlainviewSourceRewriting
import Testing

/// Sources that are half written, or that are no sources at all.
@Suite struct MutatedSourceTests {
  private static let seeds = [
    """
    import Foundation
    import class UIKit.UIView
    @objc(Old) @objcMembers open class A<T>: UIViewController, UITableViewDelegate {
      @IBOutlet weak var label: UILabel!, other: [UIView]?
      @objc dynamic var n: Int = { 1 }() { willSet(new) { f(new) } }
      @IBAction private func tap(_ sender: Any, with e: UIEvent?) async throws -> [Int: (String) -> Void] { [:] }
      override func observeValue(forKeyPath k: String?, of o: Any?, change c: [K: Any]?, context x: P?) {}
      let s = #selector(getter: A.n), t = #selector((tap(_:with:)) as (A) -> Void), k = #keyPath(A.b.c)
      #if os(iOS) && !targetEnvironment(simulator)
      func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { delegate?.changed?(self) }
      #elseif canImport(Darwin)
      #endif
    }

    """,
    ###"""
    extension UIView { @objc func shine(_ n: Int) -> Bool { false }; override var isHidden: Bool { get { a } set { } } }
    @objc protocol P: NSObjectProtocol { @objc optional func f(_ x: @escaping () -> Void) -> Int; @objc optional var n: Int { get } }
    class B: UILabel, P { override func shine(_ n: Int) -> Bool { "\(n > 1 ? "a\(n)" : #"b\#(n)"#)".isEmpty } }
    let o = b.observe(\.label.text, options: [.new]) { _, _ in print(type(of: b).description()) } /* a /* b */ c */
    let r = /[a-z]+"\/(x)/; let m = """
      \(b.n)
      """
    @main struct M { static func main() { NSClassFromString("A"); d!.tableView!(t, heightForRowAt: i) } }

    """###,
  ]

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "/*", "*/", "//", "@objc", "#selector(",
    "#if x",
    "#endif", "class ", "func ", "extension ", "override ", ":", ",", ";", "=", "->", "`", "\\(", "\n", "\r\n", "\0",
    "é",
    "_", ".", "?", "!", "&", "willSet", "set", "where ", "import ", "\u{FEFF}", "'",
  ]

  /// Numbers that follow from a seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func mutated(_ source: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...20, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 3: bytes.removeSubrange(start...)
      default:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        bytes.insert(contentsOf: Array(piece.utf8), at: start)
      }
    }
    return bytes
  }

  private func lines(_ bytes: [UInt8]) -> Int {
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) { count += 1 }
    }
    return count
  }

  @Test(arguments: 0..<8)
  func `Whatever a source holds, it is rewritten line by line or left as it is`(_ seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for round in 0..<120 {
      let files = Self.seeds.enumerated().map { number, text in
        SourceText(path: "/\(number).swift", bytes: mutated(Array(text.utf8), &generator))
      }
      let context = RewriteContext(
        optionalRequirements: ["f"], hasTests: true,
        interfaceTestModule: round.isMultiple(of: 2) ? "XCUIAutomation" : nil)
      let results = SourceRewriter(files: files, kind: .executable, context: context).rewrite()
      #expect(results.count == files.count)
      for (file, result) in zip(files, results) {
        guard let text = result.text else { continue }
        // An import may need a line of its own behind the last one.
        let surplus = lines(text) - lines(file.bytes)
        #expect(
          (0...2).contains(surplus), "seed \(seed), round \(round): \(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
  }
}
