import Foundation

/// A committed list of names under headings: a line that begins with `#` says why the names below it are there, one a
/// line; a line that ends with a colon is a type, whose members follow on indented lines, as many a line as fit.
struct NameList {
  let file: String
  let names: Set<String>
  /// Names without a heading, which give no reason.
  let unexplained: [String]
  /// Names that are listed twice.
  let repeated: [String]

  init(_ file: String) throws {
    self.file = file
    let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
    var (names, unexplained, repeated): (Set<String>, [String], [String]) = ([], [], [])
    var (heading, type): (Substring?, String?) = (nil, nil)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        heading = line
        type = nil
      } else if line.hasSuffix(":"), !line.hasPrefix(" ") {
        type = String(line.dropLast())
      } else {
        let isMember = line.hasPrefix(" ")
        for token in line.split(separator: " ") {
          let name = isMember ? (type.map { $0 + "." } ?? "") + token : String(token)
          if !names.insert(name).inserted { repeated.append(name) }
          if heading == nil { unexplained.append(name) }
        }
      }
    }
    (self.names, self.unexplained, self.repeated) = (names, unexplained, repeated)
  }
}
