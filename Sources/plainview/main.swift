import Foundation

setvbuf(stdout, nil, _IOFBF, 0)
let code = MainActor.assumeIsolated { PlainviewProgram.run(Array(CommandLine.arguments.dropFirst())) }
exit(code.rawValue)
