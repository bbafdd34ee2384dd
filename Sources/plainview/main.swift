import Foundation
import PlainviewCommandLine

let code = MainActor.assumeIsolated { PlainviewProgram.run(Array(CommandLine.arguments.dropFirst())) }
exit(code.rawValue)
