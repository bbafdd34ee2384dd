import Foundation
import PlainviewDataModels
import PlainviewGraphics
import PlainviewRuntime
import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewXcodeProjects

extension Target {
  /// Tables of texts: the first byte says whether it is a `.strings`, a `.stringsdict` or a `.xcstrings` file.
  static let strings = Target("strings") { input in
    guard let first = input.first else { return }
    count += 1
    // The contents of a bundle are read once.
    let folder = Scratch("strings-\(count)")
    defer { folder.remove() }
    let text = String(decoding: input, as: UTF8.self)
    let names = ["en.lproj/Main.strings", "en.lproj/Main.stringsdict", "Main.xcstrings"]
    folder.write(Array(input.dropFirst()), to: names[Int(first) % names.count])
    do {
      try SimulatedProcess().run {
        let texts = AppLanguages.texts(ofDocument: "Main", in: folder.path)
        expect(texts == AppLanguages.texts(ofDocument: "Main", in: folder.path), "a table has two sets of texts")
        _ = AppLanguages.languages(ofDocument: "Main", in: folder.path)
        guard let bundle = Bundle(path: folder.path) else { return }
        // A format whose arguments have other types reads foreign memory, on a device too.
        let isUnsafe =
          text.contains(#/%[^%@A-Za-z]*[hlqLztj]*[^%@A-Za-z]*[sSCnpP*]/#)
          || text.contains(#/(?:TypeKey<[^>]*>[^<]*<string>|pecifier"\s*:\s*")[^<"]*[sSCnpP*]/#)
        guard !isUnsafe else { return }
        for key in ["items", "%lld items", "a"] {
          let format = bundle.localizedString(forKey: key, value: nil, table: "Main")
          // A text that is no plural rule is passed to Foundation unchanged.
          if format.contains("\u{2063}") { _ = String(format: format, 1 as NSNumber, 2 as NSNumber, 3 as NSNumber) }
        }
      }
    } catch { expect(error is UncaughtException, "an error that is no exception: \(error)") }
  }

  @MainActor private static var count = 0

  /// The Info.plist of an app.
  static let manifests = Target("manifests") { bytes in
    guard let manifest = try? AppManifest(data: Data(bytes), path: "/Info.plist") else { return }
    _ = manifest.configuration(named: nil, role: "UIWindowSceneSessionRoleApplication")
  }

  /// Models, and the classes that are made of them.
  static let models = Target("models") { bytes in
    guard let model = try? DataModelReader.read(Data(bytes), path: "/contents") else { return }
    expect(
      DataModelClasses.text(for: model) == DataModelClasses.text(for: model), "a model has two texts of its classes")
  }

  /// The companions of goldens, in both parts of a difference.
  static let companions = Target.ofTexts("companions") { text in
    _ = try? Companion.facts(in: text, golden: "golden\n")
    guard let facts = try? TreeFacts(parsing: text) else { return }
    // Numbers are written with a limited number of digits.
    let text = facts.text
    expect((try? TreeFacts(parsing: text))?.text == text, "facts are others when they are written and read again")
    expect(ChangeReport(old: facts, new: facts).isEmpty, "facts differ from themselves")
    let none = TreeFacts(views: [])
    _ = ChangeReport(old: none, new: facts).text
    _ = ChangeReport(old: facts, new: none).text
    let explanation = FrameExplanation(facts)
    for index in facts.views.indices.prefix(20) { _ = explanation.lines(of: index, depth: 4) }
  }

  /// Documents in HTML, as attributed texts.
  static let html = Target("html") { bytes in
    let text = try? NSAttributedString(
      data: Data(bytes), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    _ = text?.string.count
  }

  /// Markdown, with its blocks and as the text of one line.
  static let markdown = Target.ofTexts("markdown") { text in
    for syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax in [
      .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
    ] {
      let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true, interpretedSyntax: syntax)
      let read = try? AttributedString(markdown: text, options: options)
      expect(read != nil, "a text is not read")
      // A tab is written as at most three spaces; everything else comes from at least as much of the source.
      let limit = 3 * text.unicodeScalars.count
      expect((read?.unicodeScalars.count ?? 0) <= limit, "the text is longer than its source")
      expect(read == (try? AttributedString(markdown: text, options: options)), "a text is read as two texts")
    }
  }

  /// The files of a catalog: each set has the same one.
  static let assets = Target("assets") { bytes in
    let folder = Scratch("assets")
    for set in ["", "/A.colorset", "/A.imageset", "/A.dataset", "/Group", "/Group/A.colorset"] {
      folder.write(bytes, to: "Assets.xcassets\(set)/Contents.json")
    }
    folder.write(bytes, to: "Assets.xcassets/A.imageset/a.png")
    do {
      try SimulatedProcess().run {
        AssetLibrary.current.extraFolders = [URL(fileURLWithPath: folder.path)]
        for name in ["A", "Group/A"] {
          _ = UIColor(named: name)?.cgColor
          _ = UIImage(named: name)?.size
          _ = NSDataAsset(name: name)?.data
        }
      }
    } catch { expect(error is UncaughtException, "an error that is no exception: \(error)") }
  }

  /// The heads of pictures.
  static let images = Target("images") { bytes in
    _ = ImageFileOrientation.read(Data(bytes))
    guard let size = ImageFileSize.read(Data(bytes)) else { return }
    expect(size.width.isFinite && size.height.isFinite, "a picture has no finite size")
    expect(size.width >= 0 && size.height >= 0, "a picture has a negative size")
  }

  /// Font files: their faces, and the sizes of these.
  static let fonts = Target("fonts") { bytes in
    for figures in FontFile.faces(Data(bytes)).compactMap(\.figures) {
      expect(figures.ascent.isFinite && figures.lineHeight.isFinite && figures.lineHeight > 0, "a line has no height")
      for scalar in " A\u{E9}\u{2603}\u{1F600}\u{10FFFF}".unicodeScalars {
        let advance = figures.advance(of: scalar) ?? 0
        expect(advance.isFinite && advance >= 0, "a character has a negative width")
      }
    }
  }

  /// Mangled names of types, and what the runtime makes of symbols.
  static let names = Target.ofTexts("names") { text in
    if let tree = TypeTree(mangled: text) { _ = tree.runtimeName }
    _ = FunctionNames.Name(demangled: text)
  }
}
