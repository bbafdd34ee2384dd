import Foundation
import PlainviewGraphics
import PlainviewUniformTypeIdentifiers

/// What a preview shows of a file.
enum PreviewContent {
  case text(String)
  case image(UIImage)
  /// The name of the kind, where a device shows the document or an icon.
  case kind(String)

  private static let previewed: [UTType] = [
    .text, .image, .pdf, .audiovisualContent, .rtf, .presentation, .spreadsheet, .archive,
  ]
  /// Documents of which the system's table of types says too little.
  private static let documents: Set<String> = [
    "doc", "docx", "xls", "xlsx", "ppt", "pptx", "pages", "numbers", "key", "usdz", "reality", "csv",
  ]

  /// Whether a device shows such a file.
  static func canShow(_ url: URL) -> Bool {
    let ending = url.pathExtension.lowercased()
    if documents.contains(ending) { return true }
    guard let type = UTType(filenameExtension: ending) else { return false }
    return previewed.contains { type.conforms(to: $0) }
  }

  @MainActor static func of(_ url: URL?) -> PreviewContent {
    guard let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      return .kind("No document")
    }
    let type = UTType(filenameExtension: url.pathExtension.lowercased())
    if type?.conforms(to: .text) == true, let data = try? Data(contentsOf: url),
      let text = String(data: data, encoding: .utf8)
    {
      return .text(text)
    }
    if type?.conforms(to: .image) == true, let image = UIImage(contentsOfFile: url.path) { return .image(image) }
    let size = ((try? Data(contentsOf: url))?.count ?? 0)
    return .kind("\(type?.identifier ?? "public.data"), \(size) bytes")
  }
}
