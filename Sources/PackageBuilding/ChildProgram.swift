import Foundation

/// Another program that has this one's terminal while it runs.
enum ChildProgram {
  /// Runs a program that is found by the search path; its status, or 128 and the number of the signal that ended it.
  ///
  /// What the terminal sends to both, such as Ctrl-C, ends the other program; this one goes on, and says how that ended.
  static func run(_ words: [String]) throws -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in shared { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let old = shared.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(shared, old) { signal(number, handler) } }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], nil, &attributes, &arguments, environ) == 0 else {
      throw BuildFailure("\(words[0]): it cannot be run, look whether it is installed")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw BuildFailure("\(words[0]): how it ended is not known, try again") }
    }
    let ending = status & 0x7f
    return ending == 0 ? (status >> 8) & 0xff : 128 + ending
  }

  private static let shared = [SIGINT, SIGQUIT]
}
