import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewUIKitCore

/// What a fetched results controller found, and how it follows changes.
final class FetchedResults {
  let request: NSFetchRequest<any NSFetchRequestResult>
  let context: NSManagedObjectContext
  let sectionKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var sections: [ResultsSection]?
  /// Takes over what the app changed of its request.
  var takeRequest: () -> Void = {}
  /// The app's controller where it is of the type that delegates get.
  weak var controller: NSFetchedResultsController<any NSFetchRequestResult>?
  private var observer: (any NSObjectProtocol)?

  init(
    _ request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext, _ sectionKeyPath: String?,
    _ cacheName: String?
  ) {
    (self.request, self.context) = (request, context)
    (self.sectionKeyPath, self.cacheName) = (sectionKeyPath, cacheName)
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func fetch() throws {
    takeRequest()
    sections = try found()
    guard observer == nil else { return }
    nonisolated(unsafe) weak let results = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { notification in
      results?.contextDidChange(notification)
    }
  }

  private func found() throws -> [ResultsSection] {
    let objects = try context.fetch(request).compactMap { $0 as? NSManagedObject }
    guard let sectionKeyPath else { return [ResultsSection(name: "", indexTitle: nil, found: objects)] }
    var sections: [ResultsSection] = []
    for object in objects {
      let name = Self.name(sectionKeyPath, of: object)
      if sections.last?.name == name {
        sections[sections.count - 1].found.append(object)
      } else {
        sections.append(ResultsSection(name: name, indexTitle: indexTitle(name), found: [object]))
      }
    }
    return sections
  }

  private static func name(_ keyPath: String, of object: NSManagedObject) -> String {
    let value = NSExpression(forKeyPath: keyPath).expressionValue(with: object, context: nil)
    return value.map { "\($0)" } ?? ""
  }

  func indexTitle(_ name: String) -> String? {
    nonisolated(unsafe) let results = self
    nonisolated(unsafe) var own: String?
    onQueue {
      own = UserCode.ask(results.delegate, "controller(_:sectionIndexTitleForSectionName:)") {
        $0.controller(results.shown, sectionIndexTitleForSectionName: name)
      }
    }
    return own ?? name.first?.uppercased()
  }

  func indexPath(of id: NSManagedObjectID) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      if let index = info.found.firstIndex(where: { $0.objectID === id }) {
        return IndexPath(indexes: [section, index])
      }
    }
    return nil
  }

  /// The controller that a delegate gets.
  private var shown: NSFetchedResultsController<any NSFetchRequestResult> {
    controller ?? NSFetchedResultsController<any NSFetchRequestResult>(self)
  }

  /// Calls a delegate, which belongs to the context's queue: for most that is the main one.
  private func onQueue(_ body: @MainActor () -> Void) { MainQueue.withoutIsolation(body) }

  // MARK: Changes

  private func contextDidChange(_ notification: Notification) {
    guard delegate != nil, let old = sections else { return }
    let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap {
      (notification.userInfo?[$0] as? Set<NSManagedObject>).map(Array.init) ?? []
    }
    guard let new = try? found() else { return }
    let difference = ResultsDifference(old, new, changed: Set(changed.map { ObjectIdentifier($0.objectID) }))
    guard !difference.isEmpty else { return }
    nonisolated(unsafe) let (results, sections, changes) = (self, new, difference)
    onQueue { results.tell(changes, sections) }
  }

  @MainActor private func tell(_ changes: ResultsDifference, _ new: [ResultsSection]) {
    let old = sections
    sections = new
    // A delegate that takes whole snapshots or differences gets no other calls.
    if tellSnapshot(changes, new) || tellDifference(changes) { return }
    sections = old
    UserCode.tell(delegate, "controllerWillChangeContent(_:)") { $0.controllerWillChangeContent(shown) }
    sections = new
    for change in changes.sections { tell(change) }
    for change in changes.objects { tell(change) }
    UserCode.tell(delegate, "controllerDidChangeContent(_:)") { $0.controllerDidChangeContent(shown) }
  }

  @MainActor private func tell(_ change: ResultsDifference.SectionChange) {
    UserCode.tell(delegate, "controller(_:didChange:atSectionIndex:for:)") {
      $0.controller(shown, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
  }

  @MainActor private func tell(_ change: ResultsDifference.ObjectChange) {
    UserCode.tell(delegate, "controller(_:didChange:at:for:newIndexPath:)") {
      $0.controller(
        shown, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
  }

  /// False if the delegate leaves the method out.
  @MainActor private func tellSnapshot(_ difference: ResultsDifference, _ sections: [ResultsSection]) -> Bool {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.found.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    snapshot.reloadItems(
      withIdentifiers: difference.objects.filter { $0.type == .update }.map(\.object.objectID))
    let answer: Void? = UserCode.ask(delegate, "controller(_:didChangeContentWith:)") {
      $0.controller(shown, didChangeContentWith: snapshot)
    }
    return answer != nil
  }

  /// False if the delegate leaves the method out, or if there are sections, of which a difference does not tell.
  @MainActor private func tellDifference(_ difference: ResultsDifference) -> Bool {
    guard sectionKeyPath == nil else { return false }
    let answer: Void? = UserCode.ask(delegate, "controller(_:didChangeContentWith:)") {
      $0.controller(shown, didChangeContentWith: difference.ids)
    }
    return answer != nil
  }
}
