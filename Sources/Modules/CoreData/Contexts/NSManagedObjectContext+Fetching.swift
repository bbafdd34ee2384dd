import Foundation
import PlainviewRuntime

// Finding objects.
extension NSManagedObjectContext {
  /// What a request finds; the result type says what that is.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    // The class that is asked for is the entity's, wherever it was declared.
    if let type = T.self as? NSManagedObject.Type, type != NSManagedObject.self { _ = model?.entity(of: type) }
    return try results(of: request).compactMap { found in
      if let found = found as? T { return found }
      let name = (found as? NSManagedObject)?.entity.managedObjectClassName ?? "\(type(of: found))"
      fail(
        .internalInconsistency(
          "Could not cast value of type '\(type(of: found))' to '\(T.self)'.",
          remedies: ["The objects of the entity are of the class \(name)."]))
      return nil
    }
  }

  /// How many objects a request finds.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try candidates(of: request).count }

  private func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
    switch request.resultType {
    case .countResultType: return [NSNumber(value: try candidates(of: request).count)]
    case .dictionaryResultType: return DictionaryResults(request).rows(of: try candidates(of: request))
    case .managedObjectIDResultType: return try candidates(of: request).map(\.id)
    default:
      return try candidates(of: request).map { candidate in
        let object = candidate.object
        if !request.returnsObjectsAsFaults { object.fire() }
        return object
      }
    }
  }

  private func candidates<T>(of request: NSFetchRequest<T>) throws -> [FetchCandidate] {
    processPendingChanges()
    guard let entity = entity(of: request) else { return [] }
    let kinds = request.includesSubentities ? entity.family : [entity]
    let countsPending = request.includesPendingChanges
    var found = kinds.flatMap { ids(of: $0, in: request.affectedStores) }
      .filter { countsPending || !$0.isTemporaryID }
      .map { FetchCandidate($0, self, countsPending: countsPending) }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = SortedCandidates.sorted(found, descriptors)
    }
    // A fetch of groups counts its limits in groups.
    if request.resultType == .dictionaryResultType { return found }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  func entity<T>(of request: NSFetchRequest<T>) -> NSEntityDescription? {
    if let entity = request.entity { return model?.entitiesByName[entity.name ?? ""] ?? entity }
    guard let name = request.entityName else {
      fail(.invalidArgument("executeFetchRequest:error: A fetch request must have an entity."))
      return nil
    }
    guard let model else {
      fail(
        .invalidArgument(
          "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(name)'"))
      return nil
    }
    if let entity = model.entitiesByName[name] {
      request.entity = entity
      return entity
    }
    fail(
      .invalidArgument(
        "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'",
        remedies: NSEntityDescription.nearest(to: name, in: model)))
    return nil
  }

  /// Runs a request of any kind.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as any ExecutableRequest: return try request.executed(in: self)
    default: throw CocoaError(.init(rawValue: NSPersistentStoreOperationError))
    }
  }
}

/// Records in the order of sort descriptors; equal ones stay as they were.
enum SortedCandidates {
  static func sorted(_ candidates: [FetchCandidate], _ descriptors: [NSSortDescriptor]) -> [FetchCandidate] {
    // A descriptor of a key path reads objects, one of a key the records.
    let needsObjects = descriptors.contains { $0.key == nil }
    let subjects: [Any] = needsObjects ? candidates.map(\.object) : candidates
    let order = subjects.indices.sorted { one, other in
      for descriptor in descriptors {
        let result = descriptor.compare(subjects[one], to: subjects[other])
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one < other
    }
    return order.map { candidates[$0] }
  }
}
