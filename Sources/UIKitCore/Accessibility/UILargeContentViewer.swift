public import Foundation
public import PlainviewGraphics

/// An item that is shown large in the middle of the screen during a long press, with very large text sizes.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown large; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown large; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled up to the size of the large content.
  var scalesLargeContentImage: Bool { get }
  /// The distances of the image from the edges of the large content, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

// Kept as data: no content is shown large here.
extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown large while a finger rests on it; false by default. Kept as data.
  public var showsLargeContentViewer: Bool {
    get { viewExtras?.largeContent.isShown ?? false }
    set { viewExtrasMadeOnDemand.largeContent.isShown = newValue }
  }

  /// The title that is shown large; nil for none. Kept as data.
  public var largeContentTitle: String? {
    get { viewExtras?.largeContent.title }
    set { viewExtrasMadeOnDemand.largeContent.title = newValue }
  }

  /// The image that is shown large; nil for none. Kept as data.
  public var largeContentImage: UIImage? {
    get { viewExtras?.largeContent.image }
    set { viewExtrasMadeOnDemand.largeContent.image = newValue }
  }

  /// Whether the image is scaled up to the size of the large content; false by default. Kept as data.
  public var scalesLargeContentImage: Bool {
    get { viewExtras?.largeContent.scalesImage ?? false }
    set { viewExtrasMadeOnDemand.largeContent.scalesImage = newValue }
  }

  /// The distances of the image from the edges of the large content, in points. Kept as data.
  public var largeContentImageInsets: UIEdgeInsets {
    get { viewExtras?.largeContent.imageInsets ?? .zero }
    set { viewExtrasMadeOnDemand.largeContent.imageInsets = newValue }
  }
}
