import Foundation

/// Temporary files beside a path, named by the path and a process id, which replace the file at the path when complete.
enum Drafts {
  /// Removes those of processes that have ended, and those with this process's id; `endings` come behind the id.
  static func removeLeft(beside path: String, endings: [String] = [""]) {
    for draft in left(beside: path, endings: endings) { try? FileManager.default.removeItem(atPath: draft) }
  }

  /// The paths of what was left.
  static func left(beside path: String, endings: [String]) -> [String] {
    let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent + ".")
    let others = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return others.sorted().filter { other in
      guard other.hasPrefix(name), let ending = endings.first(where: { isNumbered(other, name, $0) }),
        let process = pid_t(other.dropFirst(name.count).dropLast(ending.count))
      else { return false }
      return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
    }.map { folder + "/" + $0 }
  }

  private static func isNumbered(_ other: String, _ name: String, _ ending: String) -> Bool {
    guard other.hasSuffix(ending) else { return false }
    let number = other.dropFirst(name.count).dropLast(ending.count)
    return !number.isEmpty && number.allSatisfy { ("0"..."9").contains($0) }
  }
}
