public import Foundation
public import FoundationNetworking
import PlainviewUIKitCore

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let trackingNumber = Self(rawValue: 16)
  public static let flightNumber = Self(rawValue: 32)
  public static let lookupSuggestion = Self(rawValue: 64)
  public static let all = Self(rawValue: .max)
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }

/// How a browser is set up; a browser takes a copy.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var allowsAirPlayForMediaPlayback = true
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  public nonisolated override init() { super.init() }

  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }
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

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(value: duplicate) }.value
  }
  private struct Copied: @unchecked Sendable { let value: WKWebViewConfiguration }
}

/// A process that browsers share.
@preconcurrency @MainActor open class WKProcessPool: NSObject { public nonisolated override init() { super.init() } }

/// What the user would set for all pages.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var shouldPrintBackgrounds = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var isElementFullscreenEnabled = false
  public nonisolated override init() { super.init() }
}

/// How one page is loaded.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
  open var isLockdownModeEnabled = false
  public nonisolated override init() { super.init() }
}
public typealias WKContentMode = WKWebpagePreferences.ContentMode

/// What a picture of a page shows.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view; null for all of it.
  open var rect: CGRect = .null
  /// The width of the picture, in points; nil for that of the part.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
  public nonisolated override init() { super.init() }
}

/// Loads the pages of a scheme of the app's own; it is kept and not asked.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// What is to be loaded for a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}
