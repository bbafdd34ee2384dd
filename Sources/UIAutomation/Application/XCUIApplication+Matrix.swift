import Foundation
import PlainviewRuntime
public import PlainviewSnapshot
public import PlainviewUIKitCore

extension Snapshotting where Value == XCUIApplication {
  /// The app in several languages and text sizes: the first picture whole, of every other one the lines that differ.
  ///
  /// The app is launched anew for each language and size, with `-AppleLanguages` and `-UIPreferredContentSizeCategoryName` behind
  /// its own arguments; `steps` leads it to the screen in question. A picture is told by its differences from the one
  /// before it in its row or column that is nearer. What `steps` throws stands in the picture's place. Afterwards the app
  /// is ended, and has its arguments again.
  public static func matrix(
    languages: [String], contentSizes: [UIContentSizeCategory] = [.large], as strategy: Self = .ascii,
    steps: @escaping @MainActor (XCUIApplication) throws -> Void = { _ in }
  ) -> Self {
    Self(complete: "matrix", pathExtension: strategy.pathExtension) { app in
      LanguageMatrix(languages: languages, sizes: contentSizes, strategy: strategy, steps: steps).text(of: app)
    }
  }
}

/// The pictures of an app in languages and text sizes.
@MainActor private struct LanguageMatrix {
  let languages: [String]
  let sizes: [UIContentSizeCategory]
  let strategy: Snapshotting<XCUIApplication>
  let steps: @MainActor (XCUIApplication) throws -> Void

  private struct Picture {
    let name: String
    let lines: [String]
  }

  func text(of app: XCUIApplication) -> String {
    let arguments = app.launchArguments
    defer {
      app.terminate()
      app.launchArguments = arguments
    }
    var pictures: [[Picture]] = []
    var sections: [String] = []
    for (row, size) in sizes.enumerated() {
      pictures.append([])
      for (column, language) in languages.enumerated() {
        let picture = picture(of: app, language, size, arguments)
        var known: [Picture] = []
        if column > 0 { known.append(pictures[row][0]) }
        if row > 0 { known.append(pictures[0][column]) }
        sections.append(section(picture, besides: known))
        pictures[row].append(picture)
      }
    }
    return sections.isEmpty ? "(no languages, or no text sizes)" : sections.joined(separator: "\n\n")
  }

  private func picture(
    of app: XCUIApplication, _ language: String, _ size: UIContentSizeCategory, _ arguments: [String]
  ) -> Picture {
    let name = sizes.count > 1 || size != .large ? "\(language), \(Self.name(of: size))" : language
    app.launchArguments =
      arguments + ["-AppleLanguages", "(\"\(language)\")", "-UIPreferredContentSizeCategoryName", size.rawValue]
    do {
      try app.launch()
      try steps(app)
      try app.settle()
    } catch {
      return Picture(name: name, lines: "\(error)".split(separator: "\n").map(String.init))
    }
    let text = strategy.text(of: app)
    return Picture(name: name, lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// `UICTContentSizeCategoryAccessibilityXL` is `AccessibilityXL`.
  private static func name(of size: UIContentSizeCategory) -> String {
    String(size.rawValue.dropFirst("UICTContentSizeCategory".count))
  }

  private func section(_ picture: Picture, besides known: [Picture]) -> String {
    let differences = known.map { (other: $0, changes: LineDiff(old: $0.lines, new: picture.lines).changes) }
    guard
      let nearest = differences.enumerated().min(by: { first, second in
        (Self.size(first.element.changes), first.offset) < (Self.size(second.element.changes), second.offset)
      })?.element
    else { return ([picture.name, ""] + picture.lines).joined(separator: "\n") }
    if nearest.changes.isEmpty { return "\(picture.name): as \(nearest.other.name)" }
    let count = nearest.changes.reduce(0) { $0 + $1.new.count }
    let width = String(picture.lines.count).count
    var lines = ["\(picture.name): \(count) of \(picture.lines.count) lines differ from \(nearest.other.name)", ""]
    for change in nearest.changes {
      if change.new.isEmpty {
        let gone = change.old.count == 1 ? "a line" : "\(change.old.count) lines"
        lines.append(String(repeating: " ", count: width) + "   (\(gone) less)")
      }
      for index in change.new {
        let number = String(index + 1)
        let line = picture.lines[index]
        lines.append(String(repeating: " ", count: width - number.count) + number + (line.isEmpty ? "" : "  " + line))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func size(_ changes: [LineDiff.Change]) -> Int {
    changes.reduce(0) { $0 + max($1.old.count, $1.new.count) }
  }
}
