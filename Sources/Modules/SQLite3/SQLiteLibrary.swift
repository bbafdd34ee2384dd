import Foundation

/// A function of the system's library by its name behind `sqlite3_`.
func symbol<Function>(_ name: String) -> Function {
  guard let address = dlsym(SQLiteLibrary.handle, "sqlite3_" + name) else {
    fatalError("SQLite's library on this machine has no function sqlite3_\(name); a newer one has it")
  }
  return unsafeBitCast(address, to: Function.self)
}

/// The system's library, which is opened at the first call, so that programs without a database need none.
private enum SQLiteLibrary {
  nonisolated(unsafe) static let handle: UnsafeMutableRawPointer = {
    guard let library = dlopen("libsqlite3.so.0", RTLD_NOW) else {
      fatalError(
        "The program uses SQLite, whose library libsqlite3.so.0 is not on this machine; on Debian and Ubuntu "
          + "'apt-get install libsqlite3-0' installs it")
    }
    return library
  }()
}
