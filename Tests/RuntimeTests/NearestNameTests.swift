import PlainviewRuntime
import Testing

@Suite struct NearestNameTests {
  private let commands = ["tapOn", "doubleTapOn", "longPressOn", "inputText", "scroll", "scrollUntilVisible", "swipe"]

  @Test(
    "A slip of the keyboard finds the name",
    arguments: [
      ("tapOm", "tapOn"), ("tpaOn", "tapOn"), ("tapO", "tapOn"), ("taponn", "tapOn"), ("TAPON", "tapOn"),
      ("tap_on", "tapOn"), ("inputTxt", "inputText"), ("doubletapon", "doubleTapOn"), ("longPresOn", "longPressOn"),
      ("swip", "swipe"), ("scrol", "scroll"),
    ])
  func slip(name: String, meant: String) {
    #expect(nearestNames(to: name, among: commands).first == meant)
  }

  @Test("Nothing is near a name of another kind", arguments: ["assertVisible", "x", "", "io", "on"])
  func nothing(name: String) {
    #expect(nearestNames(to: name, among: commands) == [])
  }

  @Test("A beginning is near where nothing is near by edits") func beginning() {
    #expect(nearestNames(to: "scrollUntil", among: commands) == ["scroll", "scrollUntilVisible"])
    #expect(nearestNames(to: "inputTextField", among: commands) == ["inputText"])
    #expect(nearestNames(to: "abc", among: ["abcdefgh", "abd"]) == ["abd"])
    #expect(nearestNames(to: "ab", among: ["abcdefgh"]) == [])
  }

  @Test("Equally near names are in byte order, each once, up to the limit") func order() {
    let names = ["--tag", "--tap", "--tab", "--tag"]
    #expect(nearestNames(to: "--ta", among: names, limit: 9) == ["--tab", "--tag", "--tap"])
    #expect(nearestNames(to: "--ta", among: names.reversed(), limit: 9) == ["--tab", "--tag", "--tap"])
    #expect(nearestNames(to: "--ta", among: names, limit: 2) == ["--tab", "--tag"])
    #expect(nearestNames(to: "--ta", among: names, limit: 0) == [])
    #expect(nearestNames(to: "--ta", among: []) == [])
  }

  @Test("Only what is about as near as the nearest is near") func asNear() {
    #expect(nearestNames(to: "asertVisible", among: ["assertNotVisible", "assertVisible"]) == ["assertVisible"])
    #expect(nearestNames(to: "abcdef", among: ["abcdxy", "abcdex", "abcdef2"]) == ["abcdef2", "abcdex", "abcdxy"])
  }

  @Test("One edit for each three characters is the limit") func tolerance() {
    #expect(nearestNames(to: "abcdef", among: ["abcdxy"]) == ["abcdxy"])
    #expect(nearestNames(to: "abcdef", among: ["abcxyz"]) == [])
    #expect(nearestNames(to: "a", among: ["b"]) == [])
    #expect(nearestNames(to: "ab", among: ["ac"]) == ["ac"])
  }
}
