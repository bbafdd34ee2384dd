public import Foundation
import PlainviewRuntime
import XCTest

/// Something that is kept with a test's result.
///
/// XCTest does not keep it on Linux: the file is written into the folder that `SNAPSHOT_ARTIFACTS` names, below one with
/// the test's name, and nowhere without that variable.
open class XCTAttachment: NSObject, @unchecked Sendable {
  /// When an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always, or only when the test fails.
    case keepAlways, deleteOnSuccess
  }

  /// How well a picture is kept; texts know no difference.
  public enum ImageQuality: Int, Sendable {
    /// As it is, or with more and more compression.
    case original, medium, low
  }

  /// The name of the attachment, which becomes a part of the file's name; nil for none.
  open var name: String?
  /// When the attachment is kept; only when the test fails by default.
  open var lifetime = Lifetime.deleteOnSuccess
  /// More about the attachment; kept, without effect.
  open var userInfo: [AnyHashable: Any]?
  /// The type of the contents, such as `public.plain-text`.
  public let uniformTypeIdentifier: String
  /// The files that are written, by their endings.
  let files: [(pathExtension: String, contents: Data)]

  /// Creates an attachment with contents of a type; without a type it is `public.data`.
  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]?) {
    uniformTypeIdentifier = identifier ?? "public.data"
    files = [(Self.pathExtension(of: uniformTypeIdentifier), payload ?? Data())]
    super.init()
    self.name = name
    self.userInfo = userInfo
  }

  /// An attachment in several forms, each a file.
  package init(name: String?, files: [(pathExtension: String, contents: Data)], uniformTypeIdentifier: String) {
    self.files = files
    self.uniformTypeIdentifier = uniformTypeIdentifier
    super.init()
    self.name = name
  }

  /// Creates an attachment with a text.
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8), userInfo: nil)
  }

  /// Creates an attachment with bytes of the type `public.data`.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: "public.data", name: nil, payload: payload, userInfo: nil)
  }

  /// Creates an attachment with bytes of a given type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload, userInfo: nil)
  }

  /// Creates an attachment with a file's contents and name; empty when the file cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      name: url.lastPathComponent,
      files: [(url.pathExtension.isEmpty ? "data" : url.pathExtension, (try? Data(contentsOf: url)) ?? Data())],
      uniformTypeIdentifier: "public.data")
  }

  private static func pathExtension(of identifier: String) -> String {
    switch identifier {
    case "public.plain-text", "public.text", "public.utf8-plain-text": "txt"
    case "public.png": "png"
    case "public.jpeg": "jpeg"
    case "public.json": "json"
    case "public.xml": "xml"
    case "public.html": "html"
    case "public.svg-image": "svg"
    default: "data"
    }
  }
}

extension XCTestCase {
  /// Keeps something with the test.
  public func add(_ attachment: XCTAttachment) { course.attach(attachment) }

  /// Writes what is to be kept, when the test has ended.
  func keepAttachments() {
    let attachments = course.takeAttachments()
    guard let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty else { return }
    let hasFailed = testRun?.hasSucceeded == false
    for (index, attachment) in attachments.enumerated() where hasFailed || attachment.lifetime == .keepAlways {
      let title = attachment.name.map { "-" + Self.fileName(of: $0) } ?? ""
      for file in attachment.files {
        let path = "\(folder)/\(Self.fileName(of: name))/\(index + 1)\(title).\(file.pathExtension)"
        do throws(FileFailure) {
          try OutputFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
          try OutputFile.write([UInt8](file.contents), to: path)
        } catch {
          print("\(path): the attachment \(error)")
        }
      }
    }
  }

  /// A name as a file's: what is no letter, digit, point or hyphen becomes a hyphen.
  private static func fileName(of text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" ? $0 : "-" })
  }
}
