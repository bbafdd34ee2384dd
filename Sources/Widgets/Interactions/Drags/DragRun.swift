package import Foundation
import PlainviewRuntime
package import PlainviewUIKitCore

/// What answers a drag that begins in a view: a delegate, or the list itself.
@MainActor package protocol DragHost: AnyObject {
  var view: UIView? { get }
  func items(_ session: DragSession) -> [UIDragItem]
  func lift(_ animator: DragAnimator, _ session: DragSession)
  func willBegin(_ session: DragSession)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
  func didMove(_ session: DragSession)
  func willEnd(_ session: DragSession, _ operation: UIDropOperation)
  func didEnd(_ session: DragSession, _ operation: UIDropOperation)
  func didTransfer(_ session: DragSession)
  /// The items are not lifted any more, whether they were dragged or not.
  func letGo(_ session: DragSession)
}

extension DragHost {
  package func didMove(_ session: DragSession) {}
  package func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}
  package func didTransfer(_ session: DragSession) {}
  package func letGo(_ session: DragSession) {}
}

/// What answers a drag over a view.
@MainActor package protocol DropHost: AnyObject {
  func canHandle(_ session: DropSession) -> Bool
  func enter(_ session: DropSession)
  func update(_ session: DropSession) -> UIDropProposal
  func exit(_ session: DropSession)
  func perform(_ session: DropSession, _ proposal: UIDropProposal)
  func conclude(_ session: DropSession)
  func end(_ session: DropSession)
}

/// A view that answers drags over it by itself.
@preconcurrency @MainActor package protocol DropTaking: AnyObject {
  /// Whether the view answers drags over it.
  var takesDrops: Bool { get }
  /// Makes what answers a drag over the view.
  func makeDropHost() -> any DropHost
}

extension DropHost {
  package func conclude(_ session: DropSession) {}
}

/// Animations and completions of an app for a lift or a drop.
@MainActor package final class DragAnimator: NSObject, UIDragAnimating {
  private let animator = ContextMenuAnimator(nil)
  package func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion { completion(.end) }
  }
  package func run() { animator.run() }
}

/// A drag of the app, from the lift to the end.
@MainActor package final class DragSession: NSObject, UIDragSession {
  package fileprivate(set) var items: [UIDragItem] = []
  package fileprivate(set) var allowsMoveOperation = true
  package fileprivate(set) var isRestrictedToDraggingApplication = false
  package var localContext: Any?
  /// Where the items come from, in lists.
  package var sourcePath: IndexPath?
  /// In the coordinates of the window.
  package fileprivate(set) var point: CGPoint
  package private(set) weak var source: UIView?

  package init(at point: CGPoint, from source: UIView?) {
    self.point = point
    self.source = source
    super.init()
  }

  package func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }
  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag, for the views under it.
@MainActor package final class DropSession: NSObject, UIDropSession {
  package let drag: DragSession
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 1)
  /// Animations of the items that were dropped.
  package var animators: [DragAnimator] = []

  package init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  package var items: [UIDragItem] { drag.items }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  package var localDragSession: (any UIDragSession)? { drag }
  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = LoadedObjects(items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion)
    loading.load(aClass)
    return progress
  }
}

/// Collects what the providers of a drop give, in the order of the items.
@MainActor private final class LoadedObjects {
  private let providers: [NSItemProvider]
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var rest: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(_ providers: [NSItemProvider], _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    self.providers = providers
    self.completion = completion
    rest = providers.count
  }

  func load(_ aClass: any NSItemProviderReading.Type) {
    if providers.isEmpty {
      UIApplication.shared.clock.schedule(after: 0, "objects of a drop") { UserCode.run { self.completion([]) } }
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated { self.take(object, index) }
      }
    }
  }

  private func take(_ object: (any NSItemProviderReading)?, _ index: Int) {
    objects[index] = object
    rest -= 1
    if rest == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
  }
}

/// A drag on its path through the views that may accept it.
@MainActor final class DragRun {
  private let host: any DragHost
  let session: DragSession
  private let drop: DropSession
  private weak var window: UIWindow?
  /// The views that were asked whether they take the items, by their drop targets.
  private var known: [(target: AnyObject, host: any DropHost, handles: Bool)] = []
  private var current: (host: any DropHost, proposal: UIDropProposal)?
  private(set) var hasBegun = false

  /// Asks for the items; nil if there are none.
  init?(_ host: any DragHost, at point: CGPoint) {
    guard let window = host.view?.window else { return nil }
    self.host = host
    self.window = window
    session = DragSession(at: point, from: host.view)
    drop = DropSession(session)
    session.items = host.items(session)
    if session.items.isEmpty { return nil }
    session.allowsMoveOperation = host.allowsMove(session)
    session.isRestrictedToDraggingApplication = host.isRestricted(session)
    let animator = DragAnimator()
    host.lift(animator, session)
    animator.run()
  }

  /// The finger moved: the first time begins the drag.
  func move(to point: CGPoint) {
    session.point = point
    if !hasBegun {
      hasBegun = true
      // A menu that the same press opened is closed.
      for view in window?.subviews ?? [] { (view as? any OpenMenu)?.close() }
      host.willBegin(session)
    }
    guard UserCode.mayRun else { return }
    host.didMove(session)
    update()
  }

  private func update() {
    let target = dropTarget()
    if let old = current?.host, old !== target {
      old.exit(drop)
      current = nil
    }
    guard let target, UserCode.mayRun else { return }
    if current == nil { target.enter(drop) }
    current = (target, target.update(drop))
  }

  /// The innermost view under the finger that takes the items.
  private func dropTarget() -> (any DropHost)? {
    var view = window?.hitTest(session.point, with: nil)
    while let candidate = view {
      for (target, make) in DropTargets.of(candidate) {
        if let asked = known.first(where: { $0.target === target }) {
          if asked.handles { return asked.host }
          continue
        }
        let host = make()
        let handles = host.canHandle(drop)
        known.append((target, host, handles))
        if handles { return host }
      }
      view = candidate.superview
    }
    return nil
  }

  /// The finger was lifted: the view under it takes the items, if it said that it would.
  func end(isCancelled: Bool) {
    guard hasBegun else { return host.letGo(session) }
    var operation = UIDropOperation.cancel
    if !isCancelled, let proposal = current?.proposal { operation = accepted(proposal.operation) }
    if operation == .cancel, let current { current.host.exit(drop) }
    if operation != .cancel, let current { current.host.perform(drop, current.proposal) }
    host.willEnd(session, operation)
    if operation != .cancel {
      for animator in drop.animators { animator.run() }
      current?.host.conclude(drop)
    }
    for asked in known where asked.handles { asked.host.end(drop) }
    host.didEnd(session, operation)
    host.letGo(session)
    if operation != .cancel { host.didTransfer(session) }
  }

  /// A forbidden operation, and a move of items that may not be moved, is cancelled.
  private func accepted(_ operation: UIDropOperation) -> UIDropOperation {
    switch operation {
    case .cancel, .forbidden: .cancel
    case .copy: .copy
    case .move: session.allowsMoveOperation ? .move : .cancel
    }
  }
}

/// What can take a drag at a view: interactions, or a list with a delegate for drops.
@MainActor enum DropTargets {
  static func of(_ view: UIView) -> [(target: AnyObject, make: () -> any DropHost)] {
    var targets: [(AnyObject, () -> any DropHost)] = view.interactions.compactMap { $0 as? UIDropInteraction }
      .map { one in (one, { InteractionDropHost(one) }) }
    if let list = view as? any DropTaking, list.takesDrops { targets.append((list, { list.makeDropHost() })) }
    return targets
  }
}
