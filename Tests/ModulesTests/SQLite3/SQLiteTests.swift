import Foundation
import PlainviewSQLite3
import Testing
import UIKit
import _Testing_UIKit

private let SQLITE_TRANSIENT = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// A database as small apps write it.
private final class Notes {
  private var db: OpaquePointer?

  init(path: String) throws {
    try #require(sqlite3_open(path, &db) == SQLITE_OK)
    sqlite3_exec(db, "CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, title TEXT, price REAL)", nil, nil, nil)
  }

  deinit { sqlite3_close(db) }

  func insert(_ title: String?, _ price: Double) -> Int64? {
    var statement: OpaquePointer?
    let sql = "INSERT INTO notes (title, price) VALUES (?, ?)"
    guard sqlite3_prepare_v2(db, sql, -1, &statement, nil) == SQLITE_OK else { return nil }
    defer { sqlite3_finalize(statement) }
    if let title {
      sqlite3_bind_text(statement, 1, title, -1, SQLITE_TRANSIENT)
    } else {
      sqlite3_bind_null(statement, 1)
    }
    sqlite3_bind_double(statement, 2, price)
    return sqlite3_step(statement) == SQLITE_DONE ? sqlite3_last_insert_rowid(db) : nil
  }

  func rows(_ sql: String = "SELECT id, title, price FROM notes ORDER BY id") -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(db, sql, -1, &statement, nil) == SQLITE_OK else {
      return ["error: " + String(cString: sqlite3_errmsg(db))]
    }
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let values = (0..<sqlite3_column_count(statement)).map { column in
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
      }
      rows.append(values.joined(separator: "|"))
    }
    return rows
  }
}

/// SQLite's functions; what they return is what SQLite's documentation says of each.
@MainActor @Suite struct SQLiteTests {
  @Test func `Rows are written and read, and are there when the file is opened again`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("notes.sqlite").path
    do {
      let notes = try Notes(path: path)
      #expect(notes.insert("Käse", 2.5) == 1)
      #expect(notes.insert(nil, 3) == 2)
    }
    #expect(try Notes(path: path).rows() == ["1|Käse|2.5", "2|NULL|3.0"])
  }

  @Test func `Errors have their code and text`() throws {
    let notes = try Notes(path: ":memory:")
    #expect(notes.rows("SELECT colour FROM notes") == ["error: no such column: colour"])
    var db: OpaquePointer?
    #expect(sqlite3_open_v2("/nowhere/notes.sqlite", &db, SQLITE_OPEN_READWRITE, nil) == SQLITE_CANTOPEN)
    #expect(String(cString: sqlite3_errmsg(db)) == "unable to open database file")
    #expect(sqlite3_close(db) == SQLITE_OK)
    #expect(String(cString: sqlite3_errstr(SQLITE_CONSTRAINT)) == "constraint failed")
    #expect(SQLITE_CONSTRAINT_UNIQUE == 2067)
  }

  @Test func `A function is called for each row, and one of the app is used by statements`() throws {
    var db: OpaquePointer?
    try #require(sqlite3_open(":memory:", &db) == SQLITE_OK)
    defer { sqlite3_close(db) }
    sqlite3_create_function(
      db, "twice", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in sqlite3_result_int(context, 2 * sqlite3_value_int(arguments?.pointee)) }, nil, nil)
    var texts: [String] = []
    let result = withUnsafeMutablePointer(to: &texts) {
      sqlite3_exec(
        db, "SELECT twice(4) AS a, 'b' UNION SELECT twice(5), 'c'",
        { context, count, values, names in
          let row = (0..<Int(count)).compactMap { index -> String? in
            guard let name = names?[index], let value = values?[index] else { return nil }
            return String(cString: name) + "=" + String(cString: value)
          }
          context?.assumingMemoryBound(to: [String].self).pointee.append(row.joined(separator: " "))
          return 0
        }, $0, nil)
    }
    #expect(result == SQLITE_OK)
    #expect(texts == ["a=8 'b'=b", "a=10 'b'=c"])
    var message: UnsafeMutablePointer<CChar>?
    #expect(sqlite3_exec(db, "SELECT", nil, nil, &message) == SQLITE_ERROR)
    #expect(message.map { String(cString: $0) } == "incomplete input")
    sqlite3_free(message)
  }

  @Test func `Parameters have names, bytes are bound, and changes are counted`() throws {
    var db: OpaquePointer?
    try #require(sqlite3_open(":memory:", &db) == SQLITE_OK)
    defer { sqlite3_close(db) }
    var changed: [Int64] = []
    sqlite3_exec(db, "CREATE TABLE files (name TEXT UNIQUE, bytes BLOB)", nil, nil, nil)
    withUnsafeMutablePointer(to: &changed) { changed in
      sqlite3_update_hook(
        db,
        { context, action, _, _, row in
          if action == SQLITE_INSERT { context?.assumingMemoryBound(to: [Int64].self).pointee.append(row) }
        }, changed)
      var statement: OpaquePointer?
      sqlite3_prepare_v2(db, "INSERT INTO files VALUES (:name, :bytes)", -1, &statement, nil)
      #expect(sqlite3_bind_parameter_index(statement, ":bytes") == 2)
      let bytes: [UInt8] = [0, 1, 255]
      sqlite3_bind_text(statement, 1, "a", -1, SQLITE_TRANSIENT)
      sqlite3_bind_blob(statement, 2, bytes, Int32(bytes.count), SQLITE_TRANSIENT)
      #expect(sqlite3_step(statement) == SQLITE_DONE)
      #expect(sqlite3_changes(db) == 1)
      sqlite3_reset(statement)
      #expect(sqlite3_step(statement) == SQLITE_CONSTRAINT)
      #expect(sqlite3_extended_errcode(db) == SQLITE_CONSTRAINT_UNIQUE)
      sqlite3_finalize(statement)
      sqlite3_prepare_v2(db, "SELECT bytes FROM files", -1, &statement, nil)
      #expect(sqlite3_step(statement) == SQLITE_ROW)
      #expect(sqlite3_column_type(statement, 0) == SQLITE_BLOB)
      let read = Data(bytes: sqlite3_column_blob(statement, 0), count: Int(sqlite3_column_bytes(statement, 0)))
      #expect(Array(read) == bytes)
      sqlite3_finalize(statement)
    }
    #expect(changed == [1])
  }

  @Test func `Dates are the app's, and random numbers follow from its seed`() throws {
    func row(seed: UInt64) throws -> String {
      let app = XCUIApplication(rootViewController: UIViewController())
      app.dateAtLaunch = Date(timeIntervalSince1970: 1_000_000_000.5)
      app.randomSeed = seed
      try app.launch()
      return try app.run {
        try Notes(path: ":memory:").rows(
          "SELECT CURRENT_TIMESTAMP, strftime('%f', 'now'), random(), hex(randomblob(4)), length(randomblob(0))")
      }.joined()
    }
    let first = try row(seed: 1)
    #expect(first.hasPrefix("2001-09-09 01:46:40|40.500|"))
    #expect(first.hasSuffix("|1"))
    #expect(try row(seed: 1) == first)
    #expect(try row(seed: 2) != first)
  }
}
