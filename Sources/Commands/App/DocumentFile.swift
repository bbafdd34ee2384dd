import Foundation
import PlainviewCommandLine
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// A document that a command shows, with the options that all such commands share.
@MainActor struct DocumentFile {
  let path: String
  let document: InterfaceDocument
  /// The bytes from standard input; nil for a file.
  let bytes: [UInt8]?

  /// A path, or `-` for standard input.
  init(_ path: String) throws {
    self.path = path
    do {
      bytes = path == "-" ? try DocumentBytes.standardInput(path: path) : nil
      document = try bytes.map { try InterfaceDocument(bytes: $0, path: path) } ?? InterfaceDocument(contentsOf: path)
    } catch {
      throw InputError("\(error)")
    }
  }

  /// The argument of all commands that take a document.
  static let argument = Argument("FILE", "The .storyboard or .xib file, or - for standard input.")
  /// The options of commands that show scenes.
  static let options = [
    SceneOptions.scene(),
    SceneOptions.device(),
    FlowBefore.option,
  ]

  /// The ids of the scenes that are shown: the one that was asked for, else all of them.
  func sceneIDs(_ requested: String?) throws -> [String?] {
    guard document.kind == .storyboard else { return [nil] }
    guard let requested else { return document.scenes.compactMap { $0.controller?.id }.map(Optional.some) }
    let known = document.scenes.first { scene in
      let controller = scene.controller
      return [scene.sceneID, controller?.id, controller?.storyboardIdentifier].contains(requested)
    }
    guard let controller = known?.controller else { throw InputError(unknownScene(requested)) }
    return [controller.id]
  }

  /// The scene as it was asked for, if there is such a one.
  func checked(scene: String?) throws -> String? {
    if scene != nil { _ = try sceneIDs(scene) }
    return scene
  }

  private func unknownScene(_ requested: String) -> String {
    let names = document.scenes.compactMap { $0.controller.flatMap { $0.storyboardIdentifier ?? $0.id } }
    return "\(path):1:1: there is no scene '\(requested)', take one of: \(names.joined(separator: ", "))"
  }

  static func device(named name: String?) throws -> SimulatedDevice? {
    guard let name else { return nil }
    do {
      return try SimulatedDevice.named(name)
    } catch let error as UnknownDeviceError where error.suggestion == nil {
      let known = DeviceProfile.table.compactMap(\.names.first)
      throw InputError("plainview: \(error); there are \(known.joined(separator: ", "))")
    } catch {
      throw InputError("plainview: \(error)")
    }
  }
}
