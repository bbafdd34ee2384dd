import Foundation
import PlainviewCloudKit
import Testing

/// `CKRecord`: fields, identifiers, archives.
@Suite struct CloudRecordTests {
  @Test func `Fields are set and read by their names`() {
    let record = CKRecord(recordType: "Note")
    record["title"] = "Milk"
    record["count"] = 3
    record["tags"] = ["a", "b"]
    record.setObject(Date(timeIntervalSince1970: 5), forKey: "date")
    record["isDone"] = true as any CKRecordValue
    record["file"] = Data([1, 2])
    #expect(record["title"] as? String == "Milk" && record["tags"] as? [String] == ["a", "b"])
    #expect(record["count"] as? Int == 3 && record["count"] as? Double == 3)
    let count: Int64? = record["count"]
    #expect(count == 3 && record["isDone"] as? Bool == true)
    #expect(record.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
    #expect(record.allKeys() == ["count", "date", "file", "isDone", "tags", "title"])
    #expect(record.changedKeys() == record.allKeys())
    record["title"] = nil
    #expect(record["title"] == nil && record.allKeys().count == 5)
    #expect(record.recordChangeTag == nil && record.creationDate == nil)
  }

  @Test func `Several fields are set and read at once`() {
    let record = CKRecord(recordType: "Note")
    record.setValuesForKeys(["title": "Milk", "count": 3])
    #expect(record["title"] as? String == "Milk" && record["count"] as? Int == 3)
    let values = record.dictionaryWithValues(forKeys: ["title", "missing"])
    #expect(values["title"] as? String == "Milk" && values["missing"] is NSNull)
    record.setValuesForKeys(["title": NSNull()])
    #expect(record.allKeys() == ["count"])
    record.encryptedValues["secret"] = "tea"
    #expect(record.encryptedValues["secret"] == "tea")
  }

  @Test func `Identifiers are equal by their names and zones`() {
    let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: CKCurrentUserDefaultName)
    #expect(CKRecord.ID(recordName: "a", zoneID: zone) == CKRecord.ID(recordName: "a", zoneID: zone))
    #expect(CKRecord.ID(recordName: "a", zoneID: zone) != CKRecord.ID(recordName: "a"))
    #expect(CKRecordZone.default().zoneID.zoneName == "_defaultZone" && CKRecord.ID().recordName.count == 36)
    #expect(Set([CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "a")]).count == 1)
  }

  @Test func `Errors have Apple's numbers and their items`() {
    #expect(CKError(.notAuthenticated).errorCode == 9 && CKError.Code.unknownItem.rawValue == 11)
    #expect(CKError.Code.accountTemporarilyUnavailable.rawValue == 36 && (CKError(.zoneNotFound) as NSError).code == 26)
    #expect((CKError(.quotaExceeded) as NSError).domain == "CKErrorDomain")
    let item = CKRecord.ID(recordName: "a")
    let error = CKError(.partialFailure, userInfo: [CKPartialErrorsByItemIDKey: [item: CKError(.unknownItem)]])
    #expect(error.partialErrorsByItemID?[item] as? CKError == CKError(.unknownItem))
    do {
      throw CKError(.networkUnavailable)
    } catch CKError.networkUnavailable {
    } catch {
      Issue.record("the pattern does not match")
    }
  }

  @Test func `A record goes through an archive, and so does what the system knows of it`() throws {
    let record = CKRecord(
      recordType: "Note", recordID: CKRecord.ID(recordName: "n", zoneID: CKRecordZone.ID(zoneName: "Z")))
    record["title"] = "Milk"
    record["count"] = 2
    record["list"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "l"), action: .deleteSelf)
    let data = try NSKeyedArchiver.archivedData(withRootObject: record, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: data))
    #expect(copy.recordID == record.recordID && copy["title"] as? String == "Milk" && copy["count"] as? Int == 2)
    #expect((copy["list"] as? CKRecord.Reference)?.action == .deleteSelf)

    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = true
    let bare = try #require(CKRecord(coder: unarchiver))
    #expect(bare.recordType == "Note" && bare.recordID == record.recordID && bare.allKeys().isEmpty)
  }
}
