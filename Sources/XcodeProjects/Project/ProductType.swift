/// What a target builds.
package enum ProductType: Equatable, Sendable {
  /// An app.
  case application
  /// A framework, dynamic or static.
  case framework
  /// A static or dynamic library.
  case library
  /// Tests that run in the app's process, or without an app.
  case unitTests
  /// Tests that drive an app from outside.
  case interfaceTests
  /// An extension of an app.
  case appExtension
  /// An app, an app's container or an extension for a watch.
  case watch
  /// A program without a bundle.
  case tool
  /// A bundle of resources, which other targets hold.
  case bundle
  /// A target that runs scripts or gathers other targets, and builds nothing itself.
  case aggregate
  /// Anything else, with Xcode's identifier.
  case other(String)

  /// The type that Xcode's identifier means.
  init(identifier: String) {
    let name = identifier.hasPrefix(Self.prefix) ? String(identifier.dropFirst(Self.prefix.count)) : identifier
    switch name {
    case "application", "application.on-demand-install-capable": self = .application
    case "framework", "framework.static": self = .framework
    case "library.static", "library.dynamic": self = .library
    case "bundle.unit-test": self = .unitTests
    case "bundle.ui-testing": self = .interfaceTests
    case "bundle": self = .bundle
    case "tool": self = .tool
    default:
      if name.contains("watch") {
        self = .watch
      } else if name.contains("extension") {
        self = .appExtension
      } else {
        self = .other(name)
      }
    }
  }

  private static let prefix = "com.apple.product-type."

  /// Whether other targets are compiled against what it builds.
  var isLinked: Bool { self == .framework || self == .library }

  /// Whether it holds tests.
  var isTest: Bool { self == .unitTests || self == .interfaceTests }

  /// The type as a noun.
  var noun: String {
    switch self {
    case .application: "app"
    case .framework: "framework"
    case .library: "library"
    case .unitTests: "unit-test bundle"
    case .interfaceTests: "UI-test bundle"
    case .appExtension: "app extension"
    case .watch: "watch target"
    case .tool: "command-line program"
    case .bundle: "bundle"
    case .aggregate: "aggregate target"
    case .other(let name): "product of the type \(name)"
    }
  }
}
