public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// Something that can be done with what an app shares.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The rows of the sheet: actions on the content, or apps and services it is shared with.
  public enum Category: Int, Sendable { case action, share }

  /// The kind of an activity, as a string.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The string of the kind.
    public let rawValue: String
    /// Creates a kind from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies to the general pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends by AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in the app for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Opens as a PDF document for markup.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public override init() { super.init() }

  /// The row of the sheet that the activity is in; kept, without effect.
  open class var activityCategory: Category { .action }
  /// The kind of the activity; nil here, subclasses override it.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil here, subclasses override it.
  open var activityTitle: String? { nil }
  /// The image of the activity; nil here and not shown.
  open var activityImage: UIImage? { nil }
  /// The controller that performs the activity, presented instead of `perform()`; nil here, subclasses override it.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can be done with the items: false here, subclasses override it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity is performed; does nothing here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs an activity without a controller; does nothing here. Subclasses call `activityDidFinish(_:)` at its end.
  open func perform() {}

  /// Ends an activity that is being done; the sheet is dismissed, and with it the activity's controller.
  open func activityDidFinish(_ completed: Bool) {
    let finished = finish
    finish = nil
    finished?(completed)
  }

  /// What the sheet does when the activity is done.
  var finish: (@MainActor (Bool) -> Void)?
}

/// Says what is shared for each activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object that represents the item until it is needed; never called here.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item for an activity; never called here.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns what the sheet shows of the item; nil for what the item itself says.
  func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
}

extension UIActivityItemSource {
  /// Default for sources without the method: an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { leftOut(by: self, "", with: [activityViewController, activityType]) }
  /// Default for sources without the method: nil.
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { leftOut(by: self, nil, with: [activityViewController]) }
}
