package import Foundation
import PlainviewRuntime

/// Runs an app outside a driver: starts it, shows its first screen on standard output, and ends with status 0.
///
/// Without a user the program ends there; tests go on with `XCUIApplication(delegate:)`. The Info.plist is looked for
/// beside the program and among its resources. Launch errors are written to standard error, with status 1. A class name
/// that is nil stands for `UIApplication`, or for no delegate. With `--plainview` as its first argument the program runs
/// a command on the app instead, as `MyApp --plainview tree`.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { ProgramRun.status { try delegateClassName.map(ProgramRun.delegateClass) } }

extension UIApplicationDelegate {
  /// Starts the app whose delegate has the attribute `@main`; see `UIApplicationMain`.
  ///
  /// The older attribute `@UIApplicationMain` cannot work here: the compiler knows it only beside Objective-C.
  public static func main() { exit(ProgramRun.status { Self.self as? NSObject.Type }) }
}

/// A run of an app as a program: what it writes, and the status that it ends with.
@MainActor package struct ProgramRun {
  package private(set) var output = ""
  package private(set) var complaint = ""
  package var status: Int32 { complaint.isEmpty ? 0 : 1 }

  /// Starts the app of the running process, whose delegate is of the class that `findDelegate` gives.
  package init(_ findDelegate: () throws -> NSObject.Type?) {
    do {
      var launch = AppLaunch()
      launch.delegateClass = try findDelegate()
      launch.manifest = try ProgramManifest.read(of: launch.delegateClass)
      launch.arguments = Array(CommandLine.arguments.dropFirst())
      launch.environment = ProcessInfo.processInfo.environment
      let application = UIApplication.shared
      try launch.run(in: application)
      application.commit()
      output = FirstScreen.text(of: application)
    } catch {
      complaint = "\(error)"
    }
  }

  /// The class of that name; UIKit's own message where there is none.
  package static func delegateClass(named name: String) throws -> NSObject.Type {
    if let type = DocumentLoading.findClass(name) as? NSObject.Type { return type }
    throw UncaughtException.internalInconsistency(
      "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
  }

  /// What a program does after its launch: it shows its first screen, or runs the command of its arguments.
  static func status(_ findDelegate: () throws -> NSObject.Type?) -> Int32 {
    ProgramCommands.run(CommandLine.arguments, delegate: findDelegate) ?? ProgramRun(findDelegate).report()
  }

  /// Writes what there is to write, and gives the status.
  private func report() -> Int32 {
    if !output.isEmpty { FileHandle.standardOutput.write(Data((output + "\n").utf8)) }
    if !complaint.isEmpty { FileHandle.standardError.write(Data((complaint + "\n").utf8)) }
    return status
  }
}

/// The Info.plist of the program itself.
package enum ProgramManifest {
  /// In the app's bundle, in the resources of its target, beside the program, or in the resources of other targets; nil
  /// when there is none.
  ///
  /// Of several apps in a program it is that of the delegate's module.
  package static func read(of delegate: AnyClass? = nil) throws -> AppManifest? {
    let module = delegate.map { AppBundles.module(of: $0) }
    let folder = module.flatMap { AppBundles.entry(ofModule: $0)?.folder } ?? AppBundles.folderOfApp
    let app = folder.map { [URL(fileURLWithPath: $0, isDirectory: true)] } ?? []
    let program = AppBundles.program.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    let resources = names.filter { $0.hasSuffix(".resources") }.sorted().map { program.appendingPathComponent($0) }
    let own = resources.filter { $0.lastPathComponent.hasSuffix("_\(module ?? "").resources") }
    let candidates = (app + own + [program] + resources).map { $0.appendingPathComponent("Info.plist") }
    return try candidates.first { FileManager.default.fileExists(atPath: $0.path) }.map {
      try AppManifest(contentsOf: $0)
    }
  }
}

/// How an app that runs without a driver shows itself.
package enum FirstScreen {
  package typealias Painter = @MainActor @Sendable (UIWindow) -> String
  private static let painter = Installed<Painter>()

  /// Takes the drawing that the layer of pictures does; without it the views are listed.
  package static func install(_ new: @escaping Painter) { painter.install(new) }

  @MainActor static func text(of application: UIApplication) -> String {
    guard let window = application.keyWindow ?? application.windows.last else {
      return "The app shows no window: make one in its delegate and call makeKeyAndVisible(), or name a storyboard in "
        + "its Info.plist."
    }
    return painter.value?(window) ?? window.recursiveDescription()
  }
}
