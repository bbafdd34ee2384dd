import Foundation
import PlainviewRuntime
import Testing

/// Names of functions, as reports show the origin of work.
@Suite struct FunctionNameTests {
  @Test(arguments: [
    ("App.ListController.viewDidLoad() -> ()", "ListController.viewDidLoad()"),
    (
      "closure #1 @Sendable () async throws -> () in App.ListController.load(id: Swift.Int, _: Swift.String) -> ()",
      "ListController.load(id:_:)"
    ),
    (
      "partial apply forwarder for closure #2 () -> () in closure #1 (A) -> () in App.Box.map<A>((A) -> (B, C)) -> ()",
      "Box.map(_:)"
    ),
    (
      "closure #1 () async -> () in App.(Poller in _8C0F21D0AA).poll(every: Swift.Double) async -> ()",
      "Poller.poll(every:)"
    ),
    (
      "(1) suspend resume partial function for App.ListController.(refresh in _8C0F)() async -> ()",
      "ListController.refresh()"
    ),
    ("closure #1 () -> () in (extension in App):UIKit.UIView.shake(times: Swift.Int) -> ()", "UIView.shake(times:)"),
    ("static App.Loader.shared.getter : App.Loader", "Loader.shared"),
    ("App.start() -> ()", "start()"),
    (
      "closure #1 () -> () in Tests.Suite.`A name with (all) of it, in a. row: 1`() -> ()",
      "Suite.`A name with (all) of it, in a. row: 1`()"
    ),
  ])
  func `A symbol's name is as in the source`(_ demangled: String, _ expected: String) {
    #expect(FunctionNames.Name(demangled: demangled)?.text == expected)
  }

  @Test func `What is no function of a module has no name`() {
    #expect(FunctionNames.Name(demangled: "main") == nil)
    #expect(FunctionNames.name(at: 0) == nil)
  }

  @Test func `A file whose names were read stays mapped`() throws {
    // A function of a system library, whose file has no table of symbols.
    let address = try #require(dlsym(nil, "getpid"))
    _ = FunctionNames.name(at: UInt(bitPattern: address))
    // The system has no size for this file, so it is read in parts.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    var text = Data()
    while let part = try file.read(upToCount: 4096), !part.isEmpty { text += part }
    let maps = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let offset = 2
    let beginnings = maps.filter { line in
      line.contains("/libc.so") && Int(line.split(separator: " ")[offset], radix: 16) == 0
    }
    #expect(beginnings.count == 2, "one by the loader, one by the lookup")
  }

  #if DEBUG
  // The optimizer may put functions into others.
  @Test func `A closure is named by its function`() throws {
    let closure: @convention(block) () -> Void = {}
    let name = try #require(WorkOrigin.block(closure).function)
    #expect(name == "FunctionNameTests.`A closure is named by its function`()")
  }
  #endif
}
