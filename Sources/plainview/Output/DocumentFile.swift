import Foundation
import PlainviewInterfaceBuilder
import PlainviewUIAutomation
import PlainviewUIKitCore

/// A document that a command shows, with the options that all such commands share.
@MainActor struct DocumentFile {
  let path: String
  let document: InterfaceDocument

  init(_ path: String) throws {
    self.path = path
    do {
      document = try InterfaceDocument(contentsOf: path)
    } catch {
      throw InputError("\(error)")
    }
  }

  /// The ids of the scenes that are shown: the one that was asked for, else all of them.
  func sceneIDs(_ wanted: String?) throws -> [String?] {
    guard document.kind == .storyboard else { return [nil] }
    guard let wanted else { return document.scenes.compactMap { $0.controller?.id }.map(Optional.some) }
    let known = document.scenes.first { scene in
      let controller = scene.controller
      return [scene.sceneID, controller?.id, controller?.storyboardIdentifier].contains(wanted)
    }
    guard let controller = known?.controller else { throw InputError(unknownScene(wanted)) }
    return [controller.id]
  }

  /// The scene as it was asked for, if there is such a one.
  func checked(scene: String?) throws -> String? {
    if scene != nil { _ = try sceneIDs(scene) }
    return scene
  }

  private func unknownScene(_ wanted: String) -> String {
    let names = document.scenes.compactMap { $0.controller.flatMap { $0.storyboardIdentifier ?? $0.id } }
    return "\(path):1:1: there is no scene '\(wanted)', take one of: \(names.joined(separator: ", "))"
  }

  static func device(named name: String?) throws -> SimulatedDevice? {
    guard let name else { return nil }
    do {
      return try SimulatedDevice.named(name)
    } catch {
      throw InputError("plainview: \(error)")
    }
  }
}
