import Foundation

// The modules beside UIKit.
extension LibraryBuild {
  /// Links the modules, each by itself, and makes them known under Apple's names.
  func addModules(_ binaries: String, to draft: String) throws {
    // The compiler puts options for the linker last: the libraries have to be behind `--as-needed`.
    var linked = ["-L", draft + "/lib", "-lplainview", "-Xlinker", "--as-needed"]
    for target in LibraryModule.targets {
      let name = LibraryModule.library(of: target)
      report.progress("plainview: linking \(target)")
      try link("lib\(name).so", [target] + (LibraryModule.parts[target] ?? []), binaries, into: draft + "/lib", linked)
      linked += ["-Xlinker", "-l" + name]
    }
    let parts = LibraryModule.partsOfUIKit.map { ($0, "@_exported import UIKit\n") }
    for (name, text) in LibraryModule.all.map({ ($0.name, $0.text) }) + parts {
      try Self.makeModule(name, text, in: draft + "/modules")
    }
  }

  /// Makes a module that only re-exports others.
  private static func makeModule(_ name: String, _ text: String, in folder: String) throws {
    let source = "\(folder)/\(name).swift"
    try StateFile.write([UInt8](text.utf8), to: source)
    defer { try? FileManager.default.removeItem(atPath: source) }
    let command = [
      "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-I", folder, "-o",
      "\(folder)/\(name).swiftmodule", source,
    ]
    guard try CommandOutput.of(command, keepsOutput: false).status == 0 else {
      throw BuildFailure("plainview: the module \(name) could not be made, see above")
    }
  }
}
