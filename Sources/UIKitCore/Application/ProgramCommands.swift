package import Foundation
import PlainviewRuntime

/// What a program does with an app that it was told to show, explain or play: `MyApp --plainview tree`.
///
/// The commands are far above this module; they install themselves when the program is loaded.
package enum ProgramCommands {
  /// Runs a command on the app with a delegate of this class, if it has one; gives the program's status.
  package typealias Handler = @MainActor @Sendable (_ delegate: NSObject.Type?, _ arguments: [String]) -> Int32
  private static let handler = Installed<Handler>()

  package static func install(_ new: @escaping Handler) { handler.install(new) }

  /// The first argument of a program that is to run a command.
  package static let marker = "--plainview"

  /// The status of the command that the program's arguments name; nil where they name none.
  @MainActor static func run(_ arguments: [String], delegate: () throws -> NSObject.Type?) -> Int32? {
    guard arguments.dropFirst().first == marker, let handler = handler.value else { return nil }
    do {
      return handler(try delegate(), Array(arguments.dropFirst(2)))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }
}
