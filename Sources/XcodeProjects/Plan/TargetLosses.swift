/// What the sources of one target lose because modules, or what other sources declare, are not there.
struct TargetLosses {
  /// The sources that are left out.
  private(set) var gone: [String: UsableSources.Reason] = [:]
  /// Those of which a part is left out.
  private(set) var parts: [String: SourcePart] = [:]
  /// The names that are lost, each with the source that declares it.
  private(set) var names: [String: String]

  private let sources: [SourceNames]
  private let isTest: Bool
  private var reasons: [String: UsableSources.Reason] = [:]
  /// What the parts leave out of functions and variables, which other sources may name.
  private var members: [String: Set<String>] = [:]

  init(_ sources: [SourceNames], _ seen: [String: String], isTest: Bool) {
    self.sources = sources
    self.isTest = isTest
    names = seen
  }

  /// Takes names from a source; nil are unknown ones, without which it is left out.
  mutating func lose(
    _ lost: Set<String>?, in index: Int, of file: String, because reason: UsableSources.Reason
  ) {
    // What the target declares under the same name is what its sources mean.
    let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    if let lost, cut(lost.subtracting(own), in: file, because: reason) { return }
    leaveOut(index, file, because: reason)
  }

  /// Takes the lost names from the sources that use them, until no more are lost.
  mutating func spread(over files: [String]) {
    // What others of the target declare under the same name is what its sources mean.
    var kept: Set<String> = []
    for (index, file) in files.enumerated() where gone[file] == nil {
      kept.formUnion(sources[index].declared.filter { names[$0] != file })
    }
    for name in kept { if let file = names[name], files.contains(file) { names[name] = nil } }
    var isNew = true
    while isNew {
      isNew = false
      for (index, file) in files.enumerated() where gone[file] == nil {
        if let name = lostName(usedBy: index, file) {
          let reason = reasons[file] ?? .name(name, of: names[name] ?? file)
          let lost = (parts[file]?.names ?? []).union(lostNames(usedBy: index, file))
          if !cut(lost, in: file, because: reason) { leaveOut(index, file, because: reason) }
          isNew = true
        } else if let lost = members[file], isUsed(lost, besides: index) {
          leaveOut(index, file, because: reasons[file] ?? .module(""))
          isNew = true
        }
      }
    }
  }

  private func lostNames(usedBy index: Int, _ file: String) -> Set<String> {
    sources[index].mentioned.filter { name in
      names[name].map { !sources[index].declared.contains(name) || $0 == file } ?? false
    }
  }

  /// The first lost name that a source uses, and that was not yet taken from it.
  private func lostName(usedBy index: Int, _ file: String) -> String? {
    lostNames(usedBy: index, file).subtracting(parts[file]?.names ?? []).min()
  }

  /// Whether another source uses one of the functions and variables that a part leaves out.
  private func isUsed(_ lost: Set<String>, besides index: Int) -> Bool {
    sources.indices.contains { other in
      other != index
        && (!sources[other].members.isDisjoint(with: lost) || !sources[other].mentioned.isDisjoint(with: lost))
    }
  }

  private mutating func leaveOut(_ index: Int, _ file: String, because reason: UsableSources.Reason) {
    gone[file] = reason
    parts[file] = nil
    members[file] = nil
    for name in sources[index].declared where names[name] == nil { names[name] = file }
  }

  /// Leaves the declarations of a source out that need some names; false where the source does not remain.
  private mutating func cut(_ lost: Set<String>, in file: String, because reason: UsableSources.Reason) -> Bool {
    guard let bytes = try? PathText.bytes(of: file) else { return false }
    var part = SourcePart(names: lost, reason: reason.text, isTest: isTest, declarations: [])
    guard let cut = SourceCut(PreviewText.removed(from: bytes) ?? bytes, part) else { return false }
    part = SourcePart(names: lost, reason: reason.text, isTest: isTest, declarations: cut.names)
    parts[file] = part
    reasons[file] = reason
    members[file] = cut.members.isEmpty ? nil : cut.members
    for name in cut.types where names[name] == nil { names[name] = file }
    return true
  }
}
