import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Items and files of item providers.
@MainActor @Suite struct ItemProviderFileTests {
  private final class Box: @unchecked Sendable {
    var text: String?
    var file: URL?
    var error: (any Error)?
  }

  @Test func `An item is loaded as it was handed over`() throws {
    let stage = try Stage()
    let box = Box()
    let address = try #require(URL(string: "https://example.com/a"))
    let provider = NSItemProvider(item: address, typeIdentifier: "public.url")
    try stage.app.run {
      provider.loadItem(forTypeIdentifier: "public.url") { item, _ in box.text = (item as? NSURL)?.absoluteString }
      #expect(box.text == nil)
    }
    try stage.app.settle()
    #expect(box.text == "https://example.com/a")
  }

  @Test func `A color is loaded as the object, and from its data`() throws {
    let stage = try Stage()
    final class Colors: @unchecked Sendable { var all: [UIColor?] = [] }
    let colors = Colors()
    let provider = NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(provider.canLoadObject(ofClass: UIColor.self) && !provider.canLoadObject(ofClass: UIImage.self))
    let other = NSItemProvider()
    try stage.app.run {
      provider.loadObject(ofClass: UIColor.self) { color, _ in colors.all.append(color as? UIColor) }
      other.registerDataRepresentation(forTypeIdentifier: "com.apple.uikit.color", visibility: .all) { done in
        provider.loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { done($0, $1) }
      }
      other.loadObject(ofClass: UIColor.self) { color, _ in colors.all.append(color as? UIColor) }
    }
    try stage.app.settle()
    #expect(colors.all == Array(repeating: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), count: 2))
  }

  @Test func `Data of a kind is loaded as an item, and a kind that is not there is an error`() throws {
    let stage = try Stage()
    let box = Box()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      done(Data("[1]".utf8), nil)
      return nil
    }
    try stage.app.run {
      provider.loadItem(forTypeIdentifier: "public.json", options: nil) { item, _ in
        box.text = (item as? NSData).map { String(decoding: $0 as Data, as: UTF8.self) }
      }
      provider.loadItem(forTypeIdentifier: "public.image", options: nil) { _, error in box.error = error }
    }
    try stage.app.settle()
    #expect(box.text == "[1]")
    #expect(box.error != nil)
  }

  @Test func `A file is there until the closure ends`() throws {
    let stage = try Stage()
    let box = Box()
    let provider = NSItemProvider(object: NSString(string: "A note"))
    provider.suggestedName = "Note.txt"
    try stage.app.run {
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
        box.file = file
        box.text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
    }
    try stage.app.settle()
    #expect(box.text == "A note")
    #expect(box.file?.lastPathComponent == "Note.txt")
    #expect(box.file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }

  @Test func `A file that a closure makes is a representation, and may be opened in place`() throws {
    let stage = try Stage()
    let box = Box()
    let folder = try ScratchFolder()
    let file = folder.url.appendingPathComponent("a.txt")
    try Data("kept".utf8).write(to: file)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", fileOptions: .openInPlace, visibility: .all
    ) { done in
      done(file, true, nil)
      return nil
    }
    provider.registerObject(NSString(string: "b"), visibility: .all)
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.utf8-plain-text"])
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.image"))
    try stage.app.run {
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        box.text = data.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    try stage.app.settle()
    #expect(box.text == "kept")
    withExtendedLifetime(folder) {}
  }
}
