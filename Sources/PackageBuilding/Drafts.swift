import Foundation

/// What is made beside a path, under its name with the number of a process behind it, before it takes the path's place.
enum Drafts {
  /// Removes those of programs that were ended, and those that have the number of this one; `endings` come behind the
  /// number.
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
