import PlainviewSnapshot

/// Pictures of one screen under several circumstances: the first one whole, of every other one the lines that differ.
///
/// A picture is shown by its differences from a picture that has the first value of one of its circumstances instead, the one
/// that is nearest; of equally near ones that of the last circumstance.
package struct PictureMatrix {
  private struct Picture {
    let valueIndices: [Int]
    let name: String
    let lines: [String]
  }

  private var pictures: [Picture] = []
  private var sections: [String] = []

  package init() {}

  package var isEmpty: Bool { pictures.isEmpty }

  /// The pictures so far, divided by blank lines.
  package var text: String { sections.joined(separator: "\n\n") }

  /// Adds a picture behind those that it is compared with.
  ///
  /// - Parameter valueIndices: The number of its value in each circumstance, 0 for the first.
  package mutating func add(_ text: String, at valueIndices: [Int], name: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let picture = Picture(valueIndices: valueIndices, name: name, lines: lines)
    sections.append(section(picture))
    pictures.append(picture)
  }

  /// The pictures that a picture may be compared with, the preferred one first.
  private func neighbors(of valueIndices: [Int]) -> [Picture] {
    valueIndices.indices.reversed().filter { valueIndices[$0] > 0 }.compactMap { circumstance in
      var other = valueIndices
      other[circumstance] = 0
      return pictures.first { $0.valueIndices == other }
    }
  }

  private func section(_ picture: Picture) -> String {
    let differences = neighbors(of: picture.valueIndices).map { other in
      (other: other, changes: LineDiff(old: other.lines, new: picture.lines).changes)
    }
    guard
      let nearest = differences.enumerated().min(by: { first, second in
        (Self.size(first.element.changes), first.offset) < (Self.size(second.element.changes), second.offset)
      })?.element
    else { return ([picture.name, ""] + picture.lines).joined(separator: "\n") }
    if nearest.changes.isEmpty { return "\(picture.name): as \(nearest.other.name)" }
    let count = nearest.changes.reduce(0) { $0 + $1.new.count }
    let width = String(picture.lines.count).count
    var lines = ["\(picture.name): \(count) of \(picture.lines.count) lines differ from \(nearest.other.name)", ""]
    for change in nearest.changes {
      if change.new.isEmpty {
        let gone = change.old.count == 1 ? "a line" : "\(change.old.count) lines"
        lines.append(String(repeating: " ", count: width) + "   (\(gone) less)")
      }
      for index in change.new {
        let number = String(index + 1)
        let line = picture.lines[index]
        lines.append(String(repeating: " ", count: width - number.count) + number + (line.isEmpty ? "" : "  " + line))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func size(_ changes: [LineDiff.Change]) -> Int {
    changes.reduce(0) { $0 + max($1.old.count, $1.new.count) }
  }
}
