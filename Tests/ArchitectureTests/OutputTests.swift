import Foundation
import Testing

/// One writer for all files of the program: nothing else replaces what is at a path (H1).
@Suite struct OutputTests {
  /// Files that are new and used by the process alone: that of `OutputFile`, the ledger, the scratch of an audit.
  private static let allowed: Set<String> = [
    "Sources/Runtime/Output/TemporaryFile.swift", "Sources/Snapshot/Recording/Ledger/SnapshotLedger.swift",
    "Sources/Commands/Audit/Audit.swift",
    // A lock: nothing is written.
    "Sources/PackageBuilding/Files/FolderLock.swift",
    // Copies under new names, which then take those of the installed files.
    "Sources/PackageBuilding/Library/Installation.swift",
    // An app's own documents, as UIKit writes, copies and moves them, and draws them.
    "Sources/Graphics/Appearance/Pages/PDFContexts.swift",
    "Sources/Widgets/Controllers/Documents/DocumentsDevice.swift",
    "Sources/Widgets/Controllers/Documents/UIDocument+Files.swift",
    "Sources/UIKitCore/Values/Application/FileWrapper+Files.swift",
    "Sources/Widgets/Controllers/Documents/UIDocumentBrowserViewController.swift",
    // An argument of CloudKit's: records, no file.
    "Sources/Modules/CloudKit/Databases/CKDatabase+Records.swift",
    "Sources/Modules/CloudKit/SyncEngine/CKSyncEngine+Syncing.swift",
  ]

  private static let calls = [
    ".atomic)", "atomically:", ".write(to: URL", ".write(toFile", "createFile(", "forWritingTo", "fopen(", "O_CREAT",
    "replaceItem", ".copyItem", ".moveItem(at", ".write(to: errors",
  ]

  @Test func `H1: No source file writes files but by OutputFile`() throws {
    for (file, text) in try PackageStructure.sources(below: "Sources", containing: Self.calls) {
      for line in text.split(separator: "\n") {
        let code = line.components(separatedBy: "//")[0]
        for call in Self.calls where code.contains(call) && !code.contains("func ") {
          #expect(Self.allowed.contains(file), "\(file) says \(call): files are written by OutputFile")
        }
      }
    }
  }
}
