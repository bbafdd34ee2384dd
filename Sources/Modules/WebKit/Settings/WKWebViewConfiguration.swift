public import Foundation
public import FoundationNetworking
import PlainviewUIKitCore

/// What is turned into links in the text of a page.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates a set of types with WebKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Web addresses.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates and events.
  public static let calendarEvent = Self(rawValue: 8)
  /// Tracking numbers of parcels.
  public static let trackingNumber = Self(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 32)
  /// Texts that a search could explain.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// All types.
  public static let all = Self(rawValue: .max)
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates a set of kinds with WebKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1)
  /// Video.
  public static let video = Self(rawValue: 2)
  /// Sound and video.
  public static let all = Self(rawValue: .max)
}

/// How the user selects in a page: by blocks and characters, or by characters only.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
/// Which direction the controls of a page follow: that of the page or that of the system.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }

/// How a browser is set up; a browser takes a copy.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The process of the pages; kept, without effect.
  open var processPool = WKProcessPool()
  /// The settings for all pages; whether scripts run has an effect.
  open var preferences = WKPreferences()
  /// The scripts for pages and the handlers of their messages.
  open var userContentController = WKUserContentController()
  /// What pages store, such as cookies.
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  /// The settings that the delegate gets for each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether a page is shown only once all of it is loaded; kept, without effect.
  open var suppressesIncrementalRendering = false
  /// The app's name in the user agent; kept, without effect.
  open var applicationNameForUserAgent: String?
  /// Whether media may be sent to AirPlay; kept, without effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether videos play in the page; kept, without effect.
  open var allowsInlineMediaPlayback = false
  /// Whether videos may play picture in picture; kept, without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that play only after the user asked for it; kept, without effect.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// What is turned into links; kept, without effect.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// How the user selects; kept, without effect.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether the user may always zoom; kept, without effect.
  open var ignoresViewportScaleLimits = false
  /// Whether only the app's own domains are loaded; kept, without effect.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known hosts are asked by HTTPS; kept, without effect.
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  public nonisolated override init() { super.init() }

  /// Sets the handler of a scheme; nil removes it. Kept, and not asked.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }
  /// Returns the handler of a scheme; nil for none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  /// Another configuration with the same contents; what it holds is shared.
  var duplicate: WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.handlers = handlers
    return copy
  }

  /// Returns a configuration with the same settings, whose parts are shared.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(value: duplicate) }.value
  }
  private struct Copied: @unchecked Sendable { let value: WKWebViewConfiguration }
}

/// A process that browsers share.
@preconcurrency @MainActor open class WKProcessPool: NSObject { public nonisolated override init() { super.init() } }

/// What the user would set for all pages.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The least size of text, in points; kept, without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the scripts of pages run; those of the app run in any case.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows; kept, without effect.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned of fraud; kept, without effect.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether backgrounds are printed; kept, without effect.
  open var shouldPrintBackgrounds = false
  /// Whether the user can select text; kept, without effect.
  open var isTextInteractionEnabled = true
  /// Whether pages of known sites get special treatment; kept, without effect.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether parts of a page may fill the screen; kept, without effect.
  open var isElementFullscreenEnabled = false
  public nonisolated override init() { super.init() }
}

/// How one page is loaded.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// The version of a page: the recommended one, that for mobile devices, or that for the desktop.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// Which version of the page is asked for; kept, without effect.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page's scripts run; those of the app run in any case.
  open var allowsContentJavaScript = true
  /// Whether Lockdown Mode is on for the page; kept, without effect.
  open var isLockdownModeEnabled = false
  public nonisolated override init() { super.init() }

  /// The settings for a page that begins with others.
  convenience init(like other: WKWebpagePreferences?) {
    self.init()
    guard let other else { return }
    preferredContentMode = other.preferredContentMode
    allowsContentJavaScript = other.allowsContentJavaScript
    isLockdownModeEnabled = other.isLockdownModeEnabled
  }
}
/// The version of a page, under its older name.
public typealias WKContentMode = WKWebpagePreferences.ContentMode

/// What a picture of a page shows.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view; null for all of it.
  open var rect: CGRect = .null
  /// The width of the picture, in points; nil for that of the part.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes of the view are included; kept, without effect.
  open var afterScreenUpdates = true
  public nonisolated override init() { super.init() }
}

/// Loads the pages of a scheme of the app's own; it is kept and not asked.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called when a page of the scheme is to be loaded; never called here.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when the load of a page of the scheme is stopped; never called here.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// What is to be loaded for a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request of the page.
  var request: URLRequest { get }
  /// Hands over the header of the response.
  func didReceive(_ response: URLResponse)
  /// Hands over data of the page, in one or several parts.
  func didReceive(_ data: Data)
  /// Ends the load with success.
  func didFinish()
  /// Ends the load with an error.
  func didFailWithError(_ error: any Error)
}
