import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `CKDatabase` and `CKContainer`: the account, records, queries, conflicts.
@MainActor @Suite struct CloudDatabaseTests {
  private final class Screen: UIViewController {
    var said: [String] = []

    func say(_ error: (any Error)?, _ text: String?) {
      said.append((error as? CKError).map { "\($0.code)" } ?? text ?? "nothing")
    }
  }

  private let screen = Screen()
  private let app: XCUIApplication

  init() throws {
    let screen = screen
    app = XCUIApplication(rootViewController: screen)
    try app.launch()
  }

  private func run(_ body: @escaping @MainActor (Screen) async throws -> Void) throws {
    let screen = screen
    try app.run {
      Task { @MainActor in
        do { try await body(screen) } catch { screen.say(error, "\(error)") }
      }
    }
    try app.settle()
  }

  private static func note(_ name: String, _ title: String, _ rank: Int = 0) -> CKRecord {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: name))
    record["title"] = title
    record["rank"] = rank
    return record
  }

  @Test func `Without an account the user's database refuses everything, the public one what writes`() throws {
    try run { screen in
      let container = CKContainer.default()
      screen.said.append("\(try await container.accountStatus())")
      for database in [container.privateCloudDatabase, container.publicCloudDatabase] {
        do { try await database.save(Self.note("a", "A")) } catch { screen.say(error, nil) }
        do { _ = try await database.record(for: CKRecord.ID(recordName: "a")) } catch { screen.say(error, nil) }
      }
    }
    #expect(screen.said == ["noAccount", "notAuthenticated", "notAuthenticated", "notAuthenticated", "unknownItem"])
  }

  @Test func `The app is told of an account, and finds it`() throws {
    let screen = screen
    try app.run {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: .CKAccountChanged, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { screen.said.append("changed") }
      }
    }
    app.hardware.cloud.accountStatus = .available
    try app.run {
      CKContainer.default().accountStatus { status, error in
        MainActor.assumeIsolated { screen.say(error, "\(status)") }
      }
    }
    #expect(screen.said == ["changed"])
    try app.settle()
    #expect(screen.said == ["changed", "available"])
  }

  @Test func `Records are saved, fetched and deleted`() throws {
    app.hardware.cloud.accountStatus = .available
    let screen = screen
    let note = Self.note("a", "Milk")
    try app.run {
      let database = CKContainer.default().privateCloudDatabase
      database.save(note) { record, error in
        MainActor.assumeIsolated { screen.say(error, record === note ? "the same record" : "another") }
      }
    }
    #expect(screen.said.isEmpty)
    try app.settle()
    #expect(screen.said == ["the same record"] && note.recordChangeTag != nil && note.changedKeys().isEmpty)
    #expect(app.hardware.cloud.records(in: .private).map { $0["title"] as? String } == ["Milk"])
    try run { screen in
      let database = CKContainer.default().privateCloudDatabase
      let fetched = try await database.record(for: CKRecord.ID(recordName: "a"))
      screen.say(nil, fetched["title"])
      try await database.deleteRecord(withID: fetched.recordID)
      _ = try await database.record(for: fetched.recordID)
    }
    #expect(screen.said.suffix(2) == ["Milk", "unknownItem"] && app.hardware.cloud.records(in: .private).isEmpty)
  }

  @Test func `A record that another device has saved in between is a conflict`() throws {
    app.hardware.cloud.accountStatus = .available
    let note = Self.note("a", "Milk")
    try run { _ in try await CKContainer.default().privateCloudDatabase.save(note) }
    app.hardware.cloud.save(Self.note("a", "Bread"), in: .private)
    note["title"] = "Eggs"
    try run { screen in
      let database = CKContainer.default().privateCloudDatabase
      do {
        try await database.save(note)
      } catch let error as CKError {
        screen.say(error, nil)
        screen.say(nil, error.serverRecord?["title"])
        screen.say(nil, error.clientRecord === note ? "client" : "")
        screen.say(nil, error.ancestorRecord?["title"])
        guard let server = error.serverRecord else { return }
        server["title"] = "Bread and eggs"
        try await database.save(server)
      }
    }
    #expect(screen.said == ["serverRecordChanged", "Bread", "client", "Milk"])
    #expect(app.hardware.cloud.records(in: .private).first?["title"] as? String == "Bread and eggs")
  }

  @Test func `Queries find, sort, and come in pages`() throws {
    app.hardware.cloud.accountStatus = .available
    for (index, title) in ["Milk", "Bread", "Eggs", "Salt"].enumerated() {
      app.hardware.cloud.save(Self.note(title, title, index), in: .public)
    }
    try run { screen in
      let database = CKContainer.default().publicCloudDatabase
      let query = CKQuery(recordType: "Note", predicate: NSPredicate(format: "rank >= %d", 1))
      query.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      let (first, cursor) = try await database.records(matching: query, resultsLimit: 2)
      screen.say(nil, first.map(\.0.recordName).joined(separator: " "))
      guard let cursor else { return }
      let (rest, end) = try await database.records(continuingMatchFrom: cursor)
      screen.say(nil, rest.compactMap { try? $0.1.get()["title"] as? String }.joined(separator: " "))
      screen.say(nil, end == nil ? "end" : "more")
      let all = try await database.perform(
        CKQuery(recordType: "Note", predicate: NSPredicate(value: true)), inZoneWith: nil)
      screen.say(nil, "\(all.count)")
    }
    #expect(screen.said == ["Bread Eggs", "Salt", "end", "4"])
  }

  @Test func `A zone has to be there, and is deleted with its records`() throws {
    app.hardware.cloud.accountStatus = .available
    let zone = CKRecordZone(zoneName: "Notes")
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a", zoneID: zone.zoneID))
    try run { screen in
      let database = CKContainer.default().privateCloudDatabase
      do { try await database.save(record) } catch { screen.say(error, nil) }
      try await database.save(zone)
      try await database.save(record)
      screen.say(nil, try await database.allRecordZones().map(\.zoneID.zoneName).joined(separator: " "))
      try await database.deleteRecordZone(withID: zone.zoneID)
      _ = try await database.record(for: record.recordID)
    }
    #expect(screen.said == ["zoneNotFound", "_defaultZone Notes", "zoneNotFound"])
  }

  @Test func `A reference deletes its record with the other one`() throws {
    app.hardware.cloud.accountStatus = .available
    let (list, item) = (Self.note("list", "List"), Self.note("item", "Item"))
    item["list"] = CKRecord.Reference(record: list, action: .deleteSelf)
    try run { screen in
      let database = CKContainer.default().privateCloudDatabase
      do { try await database.save(item) } catch { screen.say(error, nil) }
      try await database.save(list)
      try await database.save(item)
      try await database.deleteRecord(withID: list.recordID)
    }
    #expect(screen.said == ["referenceViolation"] && app.hardware.cloud.records(in: .private).isEmpty)
  }

  @Test func `The file of an asset is fetched with its record`() throws {
    app.hardware.cloud.accountStatus = .available
    try run { screen in
      let folder = URL(fileURLWithPath: NSHomeDirectory() + "/Documents")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("note.txt")
      let note = Self.note("a", "Milk")
      note["file"] = CKAsset(fileURL: file)
      let database = CKContainer.default().privateCloudDatabase
      do { try await database.save(note) } catch { screen.say(error, nil) }
      try Data("text".utf8).write(to: file)
      try await database.save(note)
      try FileManager.default.removeItem(at: file)
      let asset = try await database.record(for: note.recordID)["file"] as? CKAsset
      screen.say(nil, try asset?.fileURL.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) })
    }
    #expect(screen.said == ["assetFileNotFound", "text"])
  }

  @Test func `Requests fail as the driver says`() throws {
    app.hardware.cloud.accountStatus = .available
    app.hardware.cloud.failure = .requestRateLimited
    app.hardware.cloud.retryAfter = 5
    try run { screen in
      do {
        try await CKContainer.default().privateCloudDatabase.save(Self.note("a", "A"))
      } catch let error as CKError {
        screen.say(error, nil)
        screen.say(nil, "\(error.retryAfterSeconds ?? 0)")
      }
    }
    #expect(screen.said == ["requestRateLimited", "5.0"])
  }
}
