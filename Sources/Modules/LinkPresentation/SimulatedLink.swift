public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIAutomation

/// What a simulated device's network says of a link.
public struct SimulatedLink: Sendable {
  /// The title of the page; nil for none.
  public var title: String?
  /// Where the address leads; nil for the address itself.
  public var url: URL?
  /// The icon of the page; nil for none.
  public var icon: UIImage?
  /// The picture that stands for the page; nil for none.
  public var image: UIImage?
  /// The address of a film that stands for the page; nil for none.
  public var remoteVideoURL: URL?
  /// The seconds of app time until the answer comes.
  public var delay: TimeInterval
  /// The error instead of an answer; nil for none.
  public var failure: LPError.Code?

  /// Creates what is said of a link.
  public init(
    title: String? = nil, url: URL? = nil, icon: UIImage? = nil, image: UIImage? = nil, remoteVideoURL: URL? = nil,
    delay: TimeInterval = 0, failure: LPError.Code? = nil
  ) {
    self.title = title
    self.url = url
    self.icon = icon
    self.image = image
    self.remoteVideoURL = remoteVideoURL
    self.delay = delay
    self.failure = failure
  }
}

/// What is said of the links of a simulated device.
@MainActor final class LinkDevice {
  var links: [URL: SimulatedLink] = [:]
  nonisolated init() {}

  nonisolated static func of(_ parts: DeviceParts) -> LinkDevice { parts.part(LinkDevice.self) { LinkDevice() } }
}

extension XCUIDevice {
  /// What apps on this device find out about links, by their addresses; all others cannot be fetched.
  public var links: [URL: SimulatedLink] {
    get { LinkDevice.of(parts).links }
    set { LinkDevice.of(parts).links = newValue }
  }
}
