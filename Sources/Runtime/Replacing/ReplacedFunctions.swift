import Synchronization

/// Functions that are replaced in the program and in the libraries beside it, not in the toolchain's own.
final class ReplacedFunctions: Sendable {
  private struct Progress: @unchecked Sendable {
    let functions: [String: Address]
    var replaced = ImportTables.Replaced()
    var loadCount: UInt64 = 0
  }
  private let state: Mutex<Progress>

  /// Code by the symbols that it replaces.
  init(_ functions: [String: Address]) { state = Mutex(Progress(functions: functions)) }

  /// Replaces the functions in what is loaded by now.
  func install() {
    state.withLock { state in
      let count = ImportTables.loadCount
      guard count != state.loadCount else { return }
      state.loadCount = count
      for library in ImportTables.libraries where !Self.untouched.contains(where: library.name.hasPrefix) {
        ImportTables.replace(state.functions, in: library, &state.replaced)
      }
    }
  }

  /// Test libraries name a run by the program's bundle.
  private static let untouched = [
    "libFoundation", "lib_Foundation", "libswift", "libXCTest", "libTesting", "lib_Testing", "libc.", "ld-linux",
    "linux-vdso",
  ]
}
