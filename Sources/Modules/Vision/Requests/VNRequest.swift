public import Foundation
import Synchronization

/// Gets a request that ended, with its error.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Gives requests their results; a property of a subclass could have no other type than that of its superclass.
public protocol __VNResults: AnyObject {}

extension __VNResults {
  /// What was found; nil before the request was performed, and after it failed.
  public var results: [VNObservation]? { (self as? VNRequest)?.found }
}

/// Looks for something in a picture, once a handler performs it.
open class VNRequest: NSObject, NSCopying, __VNResults, @unchecked Sendable {
  private struct State {
    var results: [VNObservation]?
    var isCanceled = false
  }
  private let state = Mutex(State())

  /// Called on the thread that performs the request, before that returns.
  public let completionHandler: VNRequestCompletionHandler?
  /// Kept, without effect.
  open var preferBackgroundProcessing = false
  /// Kept, without effect.
  open var usesCPUOnly = false
  /// Kept, without effect: all revisions find the same.
  open var revision = 1
  final var found: [VNObservation]? { state.withLock { $0.results } }

  /// The revisions of the request, from 1 on.
  open class var supportedRevisions: IndexSet { IndexSet(integersIn: 1...max(1, currentRevision)) }
  /// The revision of a new request: the newest one.
  open class var defaultRevision: Int { currentRevision }
  /// The newest revision.
  open class var currentRevision: Int { 1 }

  /// Creates a request without a closure.
  public override convenience init() { self.init(completionHandler: nil) }
  /// Creates a request with a closure that gets it when it ended.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
    revision = Self.defaultRevision
  }

  /// The request itself: a copy would have the same results.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Has the request end with an error when it is performed.
  open func cancel() { state.withLock { $0.isCanceled = true } }

  /// What the request finds of what a picture of a size in pixels shows.
  func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] { [] }

  /// Performs the request, and tells its closure; returns the error of a request that was canceled.
  final func perform(_ contents: [PictureContent], _ size: CGSize) -> NSError? {
    guard !state.withLock({ $0.isCanceled }) else { return end(nil, VNErrorCode.requestCancelled.error) }
    return end(observations(of: contents, size), nil)
  }

  /// Ends the request with results or with an error, which is returned.
  @discardableResult final func end(_ results: [VNObservation]?, _ error: NSError?) -> NSError? {
    state.withLock { $0.results = results }
    completionHandler?(self, error)
    return error
  }
}

/// Looks for something in a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part that is looked at, in parts of the picture's width and height; the whole picture at first.
  open var regionOfInterest = VNNormalizedIdentityRect

  /// What the part shows, whose places are in parts of that part.
  final func inside(_ contents: [PictureContent]) -> [(kind: PictureContent.Kind, box: CGRect)] {
    let region = regionOfInterest
    return contents.compactMap { content in
      if VNNormalizedRectIsIdentityRect(region) { return (content.kind, content.box) }
      guard region.width > 0, region.height > 0 else { return nil }
      guard region.contains(CGPoint(x: content.box.midX, y: content.box.midY)) else { return nil }
      return (
        content.kind,
        CGRect(
          x: (content.box.minX - region.minX) / region.width, y: (content.box.minY - region.minY) / region.height,
          width: content.box.width / region.width, height: content.box.height / region.height)
      )
    }
  }
}
