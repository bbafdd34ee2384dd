import PlainviewRuntime
import Synchronization

/// The models that coordinators of a process use, the newest last: by them a class knows its entity.
final class LoadedModels: Sendable {
  private struct Held: @unchecked Sendable { weak var model: NSManagedObjectModel? }
  private let models = Mutex<[Held]>([])

  private static var current: LoadedModels { SimulatedProcess.current.shared(LoadedModels.self) { LoadedModels() } }

  /// The models of all processes: a queue of a context works on where its process has ended.
  private static let all = LoadedModels()

  static func add(_ model: NSManagedObjectModel) {
    for models in [current, all] { models.add(model) }
    for entity in model.entities { _ = ManagedClass.type(of: entity) }
  }

  private func add(_ model: NSManagedObjectModel) {
    nonisolated(unsafe) let added = model
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === added }
      models.append(Held(model: added))
    }
  }

  /// The entity of a class in the newest model that has one, of the process where it has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    current.entity(of: type) ?? all.entity(of: type)
  }

  private func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = models.withLock { $0 }
    for held in models.reversed() {
      if let entity = held.model?.entity(of: type) { return entity }
    }
    return nil
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects are of the class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let entity = entities.first(where: { $0.objectClass == type }) { return entity }
    let name = plainName(of: type)
    let found =
      entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name }
      ?? entities.first { $0.name == name && $0.objectClass == nil }
    found?.objectClass = type
    return found
  }

  private func plainName(of type: NSManagedObject.Type) -> String { _typeName(type, qualified: false) }
}
