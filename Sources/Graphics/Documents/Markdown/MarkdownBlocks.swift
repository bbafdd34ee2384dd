import Foundation

/// Reads the blocks of Markdown: paragraphs, headings, lists, quotes, code and lines between subjects.
struct MarkdownBlocks {
  let reader: MarkdownReader
  private(set) var runs: [MarkdownRun] = []
  private var lastIdentity = 0
  /// Blocks are no deeper than this; what is deeper is a paragraph.
  private static let deepest = 32

  init(reader: MarkdownReader) { self.reader = reader }

  private mutating func block(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    lastIdentity += 1
    return PresentationIntent.IntentType(kind: kind, identity: lastIdentity)
  }

  /// Reads lines that are in blocks, of which the innermost is first.
  mutating func read(_ lines: [Substring], in parents: [PresentationIntent.IntentType]) {
    var paragraph: [Substring] = []
    var index = 0
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      if !paragraph.isEmpty, let level = line.underlineLevel {
        add(paragraph, block(.header(level: level)), parents)
        paragraph = []
        index += 1
      } else if line.isBlank {
        end(&paragraph, parents)
        index += 1
      } else if let next = readBlock(lines, index, line, parents, &paragraph) {
        index = next
      } else {
        paragraph.append(lines[index].drop { $0 == " " || $0 == "\t" })
        index += 1
      }
    }
    end(&paragraph, parents)
  }

  /// Reads a block that is no paragraph; returns the index behind it, nil if there is none.
  private mutating func readBlock(
    _ lines: [Substring], _ index: Int, _ line: MarkdownLine, _ parents: [PresentationIntent.IntentType],
    _ paragraph: inout [Substring]
  ) -> Int? {
    guard parents.count < Self.deepest else { return nil }
    if line.indent >= 4 {
      guard paragraph.isEmpty else { return nil }
      return readIndentedCode(lines, index, parents)
    }
    if let fence = line.fence {
      end(&paragraph, parents)
      return readFencedCode(lines, index, fence, indent: line.indent, parents)
    }
    if let heading = line.heading {
      end(&paragraph, parents)
      add([heading.text], block(.header(level: heading.level)), parents)
      return index + 1
    }
    if line.isThematicBreak {
      end(&paragraph, parents)
      runs.append(MarkdownRun(text: "\u{2E3B}", blocks: [block(.thematicBreak)] + parents))
      return index + 1
    }
    if line.isQuote {
      end(&paragraph, parents)
      return readQuote(lines, index, parents)
    }
    guard let marker = line.listMarker, paragraph.isEmpty || marker.mayInterrupt else { return nil }
    end(&paragraph, parents)
    return readList(lines, index, marker, parents)
  }

  // MARK: Leaves

  private mutating func end(_ paragraph: inout [Substring], _ parents: [PresentationIntent.IntentType]) {
    guard !paragraph.isEmpty else { return }
    add(paragraph, block(.paragraph), parents)
    paragraph = []
  }

  private mutating func add(
    _ lines: [Substring], _ block: PresentationIntent.IntentType, _ parents: [PresentationIntent.IntentType]
  ) {
    for var run in reader.inlineRuns(of: MarkdownReader.withoutEnd(lines.joined(separator: "\n"))) {
      run.blocks = [block] + parents
      runs.append(run)
    }
  }

  private mutating func addCode(_ lines: [Substring], hint: String?, _ parents: [PresentationIntent.IntentType]) {
    let code = block(.codeBlock(languageHint: hint))
    guard !lines.isEmpty else { return }
    runs.append(MarkdownRun(text: lines.map { $0 + "\n" }.joined(), blocks: [code] + parents))
  }

  private mutating func readIndentedCode(
    _ lines: [Substring], _ start: Int, _ parents: [PresentationIntent.IntentType]
  ) -> Int {
    var code: [Substring] = []
    var index = start
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      guard line.isBlank || line.indent >= 4 else { break }
      code.append(line.dropping(columns: 4))
      index += 1
    }
    while let last = code.last, MarkdownLine(last).isBlank { code.removeLast() }
    addCode(code, hint: nil, parents)
    return index
  }

  private mutating func readFencedCode(
    _ lines: [Substring], _ start: Int, _ fence: MarkdownLine.Fence, indent: Int,
    _ parents: [PresentationIntent.IntentType]
  ) -> Int {
    var code: [Substring] = []
    var index = start + 1
    while index < lines.count, !MarkdownLine(lines[index]).closes(fence) {
      code.append(MarkdownLine(lines[index]).dropping(columns: indent))
      index += 1
    }
    addCode(code, hint: fence.language, parents)
    return index + 1
  }

  // MARK: Blocks of blocks

  private mutating func readQuote(
    _ lines: [Substring], _ start: Int, _ parents: [PresentationIntent.IntentType]
  ) -> Int {
    var inner: [Substring] = []
    var index = start
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      if line.isQuote {
        inner.append(line.quoted)
      } else if line.isBlank || line.beginsBlock || MarkdownLine(inner.last ?? "").isBlank {
        break
      } else {
        // A paragraph goes on without the sign.
        inner.append(lines[index])
      }
      index += 1
    }
    let quote = block(.blockQuote)
    read(inner, in: [quote] + parents)
    return index
  }

  private mutating func readList(
    _ lines: [Substring], _ start: Int, _ first: MarkdownLine.ListMarker, _ parents: [PresentationIntent.IntentType]
  ) -> Int {
    let list = block(first.number == nil ? .unorderedList : .orderedList)
    var index = start
    var ordinal = first.number ?? 1
    while index < lines.count, let marker = MarkdownLine(lines[index]).listMarker, marker.sign == first.sign,
      !MarkdownLine(lines[index]).isThematicBreak
    {
      let item = block(.listItem(ordinal: ordinal))
      ordinal += 1
      var inner = [MarkdownLine(lines[index]).dropping(columns: marker.width)]
      index += 1
      while index < lines.count {
        let line = MarkdownLine(lines[index])
        let isOpen = !MarkdownLine(inner.last ?? "").isBlank
        let goesOn = isOpen && !line.beginsBlock && line.listMarker == nil
        guard line.isBlank || line.indent >= marker.width || goesOn else { break }
        inner.append(line.dropping(columns: min(line.indent, marker.width)))
        index += 1
      }
      read(inner, in: [item, list] + parents)
    }
    return index
  }
}
