import Foundation

// The modules beside UIKit.
extension LibraryBuild {
  /// Builds targets of modules, and adds them to a library with the modules of Apple's names that they make complete.
  ///
  /// Each file appears as a whole, the modules that sources import last.
  func add(_ targets: [String], to folder: String) throws {
    let used = targets.reduce(into: Set<String>()) { $0.formUnion(source.imports(of: $1).subtracting([$1])) }
    for target in targets where !used.contains(target) { try compile(["--target", target]) }
    let binaries = try binaries()
    let draft = "\(folder).\(getpid())"
    Drafts.removeLeft(beside: folder)
    try SharedLibrary.makeFolder(draft + "/modules")
    try SharedLibrary.makeFolder(draft + "/lib")
    defer { try? FileManager.default.removeItem(atPath: draft) }
    // The compiler puts options for the linker last: the libraries have to be behind `--as-needed`.
    var linked = ["-L", draft + "/lib", "-L", folder + "/lib", "-lplainview", "-Xlinker", "--as-needed"]
    for target in LibraryModule.targets {
      let name = LibraryModule.library(of: target)
      if targets.contains(target) {
        report.progress("plainview: linking \(target)")
        let parts = [target] + (LibraryModule.parts[target] ?? [])
        try link("lib\(name).so", parts, binaries, into: draft + "/lib", linked)
        for part in parts { try Self.copyModule(part, from: binaries + "/Modules", to: draft + "/modules") }
      } else if !FileManager.default.fileExists(atPath: "\(folder)/lib/lib\(name).so") {
        continue
      }
      linked += ["-Xlinker", "-l" + name]
    }
    try Self.move("lib", from: draft, to: folder)
    try Self.move("modules", from: draft, to: folder)
    var modules = LibraryModule.all.filter { targets.contains($0.target) }.map { ($0.name, $0.text) }
    if modules.contains(where: { $0.0 == "CoreImage" }) { modules.append(LibraryModule.overlayOfTesting("CoreImage")) }
    try Self.makeModules(modules, in: draft + "/modules", finding: folder + "/modules")
    try Self.move("modules", from: draft, to: folder)
  }

  /// Makes the modules of Apple's names whose code is in UIKit's library.
  func addPartsOfUIKit(to draft: String) throws {
    let parts = LibraryModule.partsOfUIKit.map { ($0, "@_exported import UIKit\n") }
    let modules =
      LibraryModule.inUIKit.map { ($0.name, $0.text) } + parts + [LibraryModule.overlayOfTesting("CoreGraphics")]
    try Self.makeModules(modules, in: draft + "/modules", finding: draft + "/modules")
  }

  private static func move(_ part: String, from draft: String, to folder: String) throws {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(draft)/\(part)").sorted()) ?? [] {
      guard rename("\(draft)/\(part)/\(name)", "\(folder)/\(part)/\(name)") == 0 else {
        throw BuildFailure("\(folder)/\(part): cannot be written, look at its rights")
      }
    }
  }

  /// Makes modules that only re-export others.
  private static func makeModules(_ modules: [(name: String, text: String)], in folder: String, finding other: String)
    throws
  {
    for (name, text) in modules { try makeModule(name, text, in: folder, finding: other) }
  }

  /// Makes a module that only re-exports others.
  private static func makeModule(_ name: String, _ text: String, in folder: String, finding other: String) throws {
    let file = "\(folder)/\(name).swift"
    try StateFile.write([UInt8](text.utf8), to: file)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let command = [
      "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-I", other, "-o",
      "\(folder)/\(name).swiftmodule", file,
    ]
    guard try CommandOutput.of(command, keepsOutput: false).status == 0 else {
      throw BuildFailure("plainview: the module \(name) could not be made, see above")
    }
  }
}
