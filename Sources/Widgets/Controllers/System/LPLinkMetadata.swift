public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// What is known of a link: its title, its addresses and its pictures. LinkPresentation's; the sheet for sharing shows it.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address that was asked for; nil for none.
  open var originalURL: URL?
  /// The address that answered, after redirections; nil for none.
  open var url: URL?
  /// The title of the page; nil for none.
  open var title: String?
  /// The icon of the page; nil for none.
  open var iconProvider: NSItemProvider?
  /// The picture that stands for the page; nil for none.
  open var imageProvider: NSItemProvider?
  /// The film that stands for the page; nil for none.
  open var videoProvider: NSItemProvider?
  /// The address of a film that stands for the page; nil for none.
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  /// Creates metadata from an archive, which has the title and the addresses.
  public required init?(coder: NSCoder) {
    super.init()
    title = (coder.objectIfPresent(of: NSString.self, forKey: "title")).map { String(describing: $0) }
    originalURL = Self.address(coder, "originalURL")
    url = Self.address(coder, "URL")
    remoteVideoURL = Self.address(coder, "remoteVideoURL")
  }

  private static func address(_ coder: NSCoder, _ key: String) -> URL? {
    coder.objectIfPresent(of: NSString.self, forKey: key).flatMap { URL(string: String(describing: $0)) }
  }

  /// Archives the title and the addresses; pictures and films are not archived.
  open func encode(with coder: NSCoder) {
    let texts = [
      "title": title, "originalURL": originalURL?.absoluteString, "URL": url?.absoluteString,
      "remoteVideoURL": remoteVideoURL?.absoluteString,
    ]
    for (key, text) in texts {
      if let text { coder.encode(NSString(string: text), forKey: key) }
    }
  }
  /// Whether metadata can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
