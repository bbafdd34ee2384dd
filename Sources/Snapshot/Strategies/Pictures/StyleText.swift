import PlainviewGraphics

/// A picture with a second plane under it, in which letters stand for colours, weights and states, and their legend.
///
/// Cells that look as plain labels do have no letter, and the background that most cells have is the plain one.
@MainActor struct StyleText {
  private let picture: TextPicture
  private var legend: [String] = []
  private let commonBackground: PictureColor?

  init(_ picture: TextPicture) {
    self.picture = picture
    commonBackground = Self.mostCommonBackground(in: picture)
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
  /// The mark for every style without a letter.
  private static let further = "?"

  var text: String {
    var copy = self
    let plane = copy.plane()
    return [picture.text, plane, copy.legendText].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private mutating func plane() -> String {
    var lines: [String] = []
    for row in picture.rows {
      var line = PictureRow(cells: [], holdsOnlySides: false)
      for column in row.cells.indices {
        line.cells.append(letter(for: description(row.style(at: column), isBlank: row.cells[column] == " ")))
      }
      lines.append(line.text)
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private mutating func letter(for description: String) -> String {
    guard !description.isEmpty else { return " " }
    let index = legend.firstIndex(of: description) ?? legend.count
    if index == legend.count { legend.append(description) }
    return index < Self.letters.count ? Self.letters[index] : Self.further
  }

  private var legendText: String {
    var lines = zip(Self.letters, legend).map { "\($0)  \($1)" }
    lines += legend.dropFirst(Self.letters.count).map { "\(Self.further)  \($0)" }
    if let commonBackground { lines.append("on \(commonBackground.hexadecimal) where nothing else is said") }
    return lines.isEmpty ? "every cell looks as plain labels do" : lines.joined(separator: "\n")
  }

  // MARK: Descriptions

  private func description(_ style: CellStyle, isBlank: Bool) -> String {
    var parts = isBlank ? [] : inkParts(style.ink)
    let background = picture.colors.background(of: style)
    if background != commonBackground { parts.append("on \((background ?? picture.colors.base).hexadecimal)") }
    return parts.joined(separator: ", ")
  }

  private func inkParts(_ ink: StylePlane.Ink) -> [String] {
    var parts: [String] = []
    if let color = ink.color {
      let name = ink.colorName.map { Self.memberName($0) + " " } ?? ""
      let share = color.alpha == 255 ? "" : " \((Int(color.alpha) * 100 + 127) / 255)%"
      parts.append(name + color.hexadecimal + share)
    }
    if ink.isBold { parts.append("bold") }
    if ink.isItalic { parts.append("italic") }
    if ink.isUnderlined { parts.append("underlined") }
    if ink.isStruckThrough { parts.append("struck through") }
    if ink.isDisabled { parts.append("disabled") }
    if ink.opacity < 100 { parts.append("alpha \(ink.opacity)%") }
    return parts
  }

  /// `systemBlueColor`, which catalogs say, as `systemBlue`, which code says.
  private static func memberName(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  // MARK: Backgrounds

  /// The background of most cells; the first of those that are equally common.
  private static func mostCommonBackground(in picture: TextPicture) -> PictureColor? {
    var counts: [(color: PictureColor?, count: Int)] = []
    for row in picture.rows {
      for style in row.styles {
        let color = picture.colors.background(of: style)
        if let index = counts.firstIndex(where: { $0.color == color }) {
          counts[index].count += 1
        } else {
          counts.append((color, 1))
        }
      }
    }
    var best: (color: PictureColor?, count: Int) = (nil, 0)
    for candidate in counts where candidate.count > best.count { best = candidate }
    return best.color
  }
}
