import PlainviewRuntime
import Testing

/// Mangled names that no compiler made.
@Suite struct TypeTreeTests {
  @Test(arguments: ["1", "0", "7fffffffffffffff", "ffffffffffffffff", "10003"])
  func `Fuzz An address in a name is read only where the program has something`(address: String) {
    let name = "$" + address
    #expect(TypeTree(mangled: "4Main\(name.utf8.count)\(name)yXZ4ItemC")?.runtimeName == "Main.Item")
  }

  /// A box of a box, and so on, each of the same twice.
  private func boxes(_ levels: Int) -> String {
    var name = "4Main3BoxCy" + String(repeating: "ACy", count: levels - 1) + "SiSiG"
    for level in 3..<levels + 2 {
      let reference =
        level < 26 ? String(UnicodeScalar(UInt8(65 + level))) : level == 26 ? "_" : "\(level - 27)_"
      name += "A\(reference)G"
    }
    return name
  }

  @Test func `Fuzz A short name that stands for a large type is none`() {
    #expect(TypeTree(mangled: boxes(2))?.runtimeName == "_TtGC4Main3BoxGS0_SiSi_GS0_SiSi__")
    #expect(TypeTree(mangled: boxes(6)) != nil)
    #expect(TypeTree(mangled: boxes(60)) == nil)
  }

  @Test func `Fuzz A name of very many levels is none`() {
    #expect(TypeTree(mangled: "4Main" + String(repeating: "1aC", count: 100)) != nil)
    #expect(TypeTree(mangled: "4Main" + String(repeating: "1aC", count: 100_000)) == nil)
  }
}
