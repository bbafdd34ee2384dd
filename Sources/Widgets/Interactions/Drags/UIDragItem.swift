public import Foundation
public import PlainviewUIKitCore

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data of the item, which drops load.
  open private(set) var itemProvider: NSItemProvider
  /// Something that only this app's drops see.
  open var localObject: Any?
  /// Makes what is seen under the finger; kept as data, since a drag is not drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen under the finger; kept as data, since a drag is not drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
  /// The view that is shown under the finger.
  open private(set) var view: UIView
  /// How the view is cut out.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view with standard parameters.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The same object: a preview does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What becomes of dropped items; raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// How a view would take what is over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// What a drop would do with the items.
  open private(set) var operation: UIDropOperation
  /// Whether the exact position of the drop matters; kept, without effect.
  open var isPrecise = false
  /// Whether the preview keeps its full size; kept, without effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The same object: what is proposed does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lets an app animate views along with a lift or a drop, and be told of the end.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// How the progress of a drop is shown; raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress is shown.
  case none
  /// The system shows the progress.
  case `default`
}

/// What a drag and a drop have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may leave where they come from.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may be dropped in the app they come from only.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether one of the items has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether one of the items has a text, or an address.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether one of the items has a URL.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag, to the view where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Something for the app that began the drag.
  var localContext: Any? { get set }
}

/// A drag, for the views that it is over.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag; always there, since all drags begin in the app.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress of a drop is shown; kept as data.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the dropped items.
  var progress: Progress { get }
  /// Loads objects of a class from the items that have any, and passes them to a closure.
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
  /// Loads the URLs of the items that have any, and passes them to a closure.
  @discardableResult public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) {
      completion($0.compactMap { ($0 as? NSURL).flatMap { URL(string: $0.absoluteString) } })
    }
  }
}
