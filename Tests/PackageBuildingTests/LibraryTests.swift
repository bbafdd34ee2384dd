import Foundation
import Testing

import PlainviewPackageBuilding

/// The library that packages are built with, up to the building itself.
@Suite struct LibraryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    .path

  private func write(_ text: String, to path: String) throws {
    let path = "\(folder)/\(path)"
    try SharedLibrary.makeFolder((path as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  private func removing(_ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body()
  }

  private static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"

  @Test func `A line of the build says which module of how many`() {
    let step = CompilingStep("[12/345] Compiling PlainviewLayout Solver.swift")
    #expect(step?.number == 12 && step?.count == 345 && step?.module == "PlainviewLayout")
    for line in ["", "[", "[1/2]", "[1/2] Linking plainview", "[x/2] Compiling A B.swift", "Compiling A B.swift"] {
      #expect(CompilingStep(line) == nil, "\(line)")
    }
  }

  @Test func `The library has another name when its own sources or the toolchain change, and only then`() throws {
    try removing {
      try write("public import PlainviewWidgets", to: "clone/Sources/UIKit/Exports.swift")
      try write("struct A {}", to: "clone/Sources/Widgets/A.swift")
      try write("struct B {}", to: "clone/Sources/plainview/B.swift")
      let source = try #require(LibrarySource(folder: folder + "/clone"))
      try SharedLibrary.makeFolder(folder + "/cache")
      func identity(_ toolchain: String = "6.3.1") -> String {
        source.identity(of: toolchain, rememberedIn: folder + "/cache")
      }
      let first = identity()
      #expect(identity() == first)
      #expect(identity("6.3.2") != first)
      try write("struct B { let b = 0 }", to: "clone/Sources/plainview/B.swift")
      #expect(identity() == first)
      try write("struct A { let a = 0 }", to: "clone/Sources/Widgets/A.swift")
      #expect(identity() != first)
    }
  }

  @Test func `The line of a build has the names of a few modules, and the number of many`() {
    let names = ["CoreData", "EventKit", "Intents", "MapKit", "Photos", "Speech"].map { "Plainview" + $0 }
    #expect(LibraryModule.list(of: Array(names.prefix(1))) == "CoreData")
    #expect(LibraryModule.list(of: Array(names.prefix(5))) == "CoreData, EventKit, Intents, MapKit, Photos")
    #expect(LibraryModule.list(of: names) == "6 modules")
  }

  @Test func `A module is built with those that it uses or brings, in their order, and with no others`() throws {
    try removing {
      let modules = folder + "/clone/Sources/Modules/"
      try write("", to: "clone/Sources/UIKit/Exports.swift")
      for (name, text) in [
        "CallKit": "public import Foundation\n@_spi(Plainview) public import PlainviewAVFoundation\n",
        "AVFoundation": "import PlainviewWidgets\n// import PlainviewMapKit\n",
        "AudioToolbox": "import PlainviewRuntime\n", "MapKit": "import PlainviewCoreLocation\n", "CoreLocation": "",
        "CoreVideo": "import PlainviewRuntime\n",
      ] { try write(text, to: "clone/Sources/Modules/\(name)/Parts/\(name).swift") }
      #expect(FileManager.default.fileExists(atPath: modules + "CallKit"))
      let source = try #require(LibrarySource(folder: folder + "/clone"))
      func targets(_ names: Set<String>) -> [String] {
        LibraryModule.targets(of: names, in: source).map { String($0.dropFirst("Plainview".count)) }
      }
      #expect(targets(["CallKit"]) == ["CoreVideo", "AVFoundation", "AudioToolbox", "CallKit"])
      #expect(targets(["AVFAudio"]) == ["CoreVideo", "AVFoundation", "AudioToolbox"])
      #expect(targets(["MapKit", "CoreGraphics"]) == ["CoreLocation", "MapKit"])
      #expect(targets(["MobileCoreServices", "UIKit", "Foundation"]) == [])
    }
  }

  @Test func `A clone is found from any of its sources, and nothing where there is none`() throws {
    try removing {
      try write("", to: "clone/Sources/UIKit/Exports.swift")
      #expect(LibrarySource(holding: folder + "/clone/Sources/plainview/Output/A.swift")?.folder == folder + "/clone")
      #expect(LibrarySource(holding: folder + "/other/A.swift") == nil)
    }
  }

  @Test func `Toolchains that were not tried are refused`() {
    #expect(Toolchain.isSupported(Self.version))
    #expect(!Toolchain.isSupported("Swift version 6.2.4 (swift-6.2.4-RELEASE)"))
    #expect(Toolchain.name(Self.version) == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
  }

  @Test func `An installation has its library beside it, for the toolchain that it was made for`() throws {
    try removing {
      let toolchain = try Toolchain()
      let program = folder + "/prefix/bin/plainview"
      #expect(try SharedLibrary(installedBeside: program, toolchain: toolchain) == nil)
      try write("", to: "built/lib/libplainview.so")
      try SharedLibrary.complete(folder + "/built", .init(toolchain: toolchain.version, source: "/clone"))
      try write("program", to: "build/plainview")
      let installation = Installation(prefix: folder + "/prefix")
      func install() throws {
        try installation.put(
          folder + "/built", program: folder + "/build/plainview",
          pages: [(path: "share/man/man1/plainview.1", text: ".TH PLAINVIEW 1\n")])
      }
      try install()
      #expect(text("prefix/bin/plainview") == "program")
      #expect(text("prefix/share/man/man1/plainview.1") == ".TH PLAINVIEW 1\n")
      let library = try #require(try SharedLibrary(installedBeside: program, toolchain: toolchain))
      #expect(library.folder == folder + "/prefix/lib/plainview")

      // Again, over the first: nothing of the old library is left, and no intermediate files.
      try FileManager.default.removeItem(atPath: folder + "/built/lib/libplainview.so")
      try SharedLibrary.complete(folder + "/built", .init(toolchain: Self.version + "other", source: "/clone"))
      try install()
      #expect(text("prefix/lib/plainview/lib/libplainview.so") == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/prefix/lib") == ["plainview"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/prefix/bin") == ["plainview"])
      let failure = #expect(throws: BuildFailure.self) {
        try SharedLibrary(installedBeside: program, toolchain: toolchain)
      }
      #expect(failure?.description.contains("install plainview again with this toolchain") == true)
    }
  }

  @Test func `What an installation that was ended has left goes with the next one, which brings the library back`()
    throws
  {
    try removing {
      // No process has such a number; the first one is there as long as the system runs.
      try write("old", to: "prefix/lib/plainview.4194999.old/lib/libplainview.so")
      for left in ["plainview.4194999.new/a", "plainview.\(getpid()).new/a", "plainview.1.new/a", "plainview.x.new/a"] {
        try write("", to: "prefix/lib/" + left)
      }
      try write("", to: "prefix/bin/plainview.4194999.new")
      let installation = Installation(prefix: folder + "/prefix")
      // An installation that fails keeps the former library.
      #expect(throws: BuildFailure.self) {
        try installation.put(folder + "/none", program: folder + "/none", pages: [])
      }
      #expect(text("prefix/lib/plainview/lib/libplainview.so") == "old")
      try write("new", to: "built/lib/libplainview.so")
      try write("program", to: "build/plainview")
      try installation.put(folder + "/built", program: folder + "/build/plainview", pages: [])
      #expect(text("prefix/lib/plainview/lib/libplainview.so") == "new")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/prefix/lib").sorted()
      #expect(names == ["plainview", "plainview.1.new", "plainview.x.new"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/prefix/bin") == ["plainview"])
    }
  }

  @Test func `A prefix that cannot be written is named`() throws {
    try removing {
      try write("", to: "file")
      let failure = #expect(throws: BuildFailure.self) {
        try Installation(prefix: folder + "/file/prefix").put(folder, program: folder, pages: [])
      }
      #expect(
        failure?.description == "\(folder)/file/prefix/lib: the folder cannot be made, look at its rights and its room")
    }
  }

  @Test func `What another program writes comes line by line, its errors with it`() throws {
    var lines: [String] = []
    let status = try CommandOutput.lines(of: ["sh", "-c", "printf 'one\\n\\ntw'; sleep 0.05; printf o >&2; exit 3"]) {
      lines.append(String($0))
    }
    #expect(status == 3)
    #expect(lines == ["one", "", "two"])
  }

  @Test func `Another program is in this one's process group, so that Ctrl-C ends both`() throws {
    var lines: [String] = []
    _ = try CommandOutput.lines(of: ["sh", "-c", "cut -d ' ' -f 5 /proc/$$/stat"]) { lines.append(String($0)) }
    #expect(lines == ["\(getpgrp())"])
  }

  @Test func `A program that a signal ended is told from one that says so itself`() throws {
    #expect(try CommandOutput.lines(of: ["sh", "-c", "kill -KILL $$"]) { _ in } == 128 + SIGKILL)
    let failure = #expect(throws: BuildFailure.self) {
      try CommandOutput.lines(of: ["plainview-no-such-program"]) { _ in }
    }
    #expect(failure?.description == "plainview-no-such-program: it cannot be run, look whether it is installed")
  }
}
