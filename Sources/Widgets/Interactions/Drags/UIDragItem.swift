public import Foundation
public import PlainviewUIKitCore

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// Something that only this app's drops see.
  open var localObject: Any?
  /// Makes what is seen under the finger; kept as data, since a drag is not drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen under the finger; kept as data, since a drag is not drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The same object: a preview does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What becomes of dropped items; raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// How a view would take what is over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  open private(set) var operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The same object: what is proposed does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lets an app move things while a dragged item comes or goes, and hear of the end.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// How the progress of a drop is shown; raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none
  case `default`
}

/// What a drag and a drop have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may leave where they come from.
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether one of the items has a text, or an address.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag, to the view where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Something for the app that began the drag.
  var localContext: Any? { get set }
}

/// A drag, to the views that it comes over.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag; always there, since all drags begin in the app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  var progress: Progress { get }
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the texts, or the addresses, of the items that have any.
  @discardableResult public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) {
      completion($0.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }
  @discardableResult public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) {
      completion($0.compactMap { ($0 as? NSURL).flatMap { URL(string: $0.absoluteString) } })
    }
  }
}
