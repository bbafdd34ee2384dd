import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewSnapshot

extension Snapshotting where Value == XCUIApplication {
  /// The app in several languages and text sizes: the first picture whole, of every other one the lines that differ.
  ///
  /// The app is launched anew for each language and size, with `-AppleLanguages` and `-UIPreferredContentSizeCategoryName` behind
  /// its own arguments; `steps` leads it to the screen in question. A picture is shown by its differences from the one
  /// before it in its row or column that is nearer. What `steps` throws replaces the picture. Afterwards the app
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

  func text(of app: XCUIApplication) -> String {
    let arguments = app.launchArguments
    defer {
      app.terminate()
      app.launchArguments = arguments
    }
    var matrix = PictureMatrix()
    for (row, size) in sizes.enumerated() {
      for (column, language) in languages.enumerated() {
        let name = sizes.count > 1 || size != .large ? "\(language), \(size.shortName)" : language
        matrix.add(picture(of: app, language, size, arguments), at: [row, column], name: name)
      }
    }
    return matrix.isEmpty ? "(no languages, or no text sizes)" : matrix.text
  }

  private func picture(
    of app: XCUIApplication, _ language: String, _ size: UIContentSizeCategory, _ arguments: [String]
  ) -> String {
    app.launchArguments =
      arguments + ["-AppleLanguages", "(\"\(language)\")", "-UIPreferredContentSizeCategoryName", size.rawValue]
    do {
      try app.launch()
      try steps(app)
      try app.settle()
    } catch {
      return "\(error)"
    }
    return strategy.text(of: app)
  }
}

extension UIContentSizeCategory {
  /// The category of a short name, or of Xcode's `AX 1` to `AX 5`; case and blanks do not matter.
  package init?(shortName name: String) {
    let folded = name.lowercased().filter { !" -_".contains($0) }
    let isMatch = { (category: UIContentSizeCategory) in category.shortName.lowercased() == folded }
    guard let category = Self.all.first(where: isMatch) ?? Self.accessibilitySize(folded) else { return nil }
    self = category
  }

  /// The size of `ax3`.
  private static func accessibilitySize(_ name: String) -> Self? {
    guard name.hasPrefix("ax"), let number = Int(name.dropFirst(2)) else { return nil }
    let sizes = all.filter { $0.isAccessibilityCategory }
    return sizes.indices.contains(number - 1) ? sizes[number - 1] : nil
  }
}
