import Foundation

extension PDFWriter {
  /// The keys that annotations have from the fields around them.
  private static let inherited = ["FT", "Ff", "V", "DV", "Opt", "MaxLen", "DA", "Q"]

  /// Writes the form that the fields of all pages belong to.
  func addForm() {
    let widgets = pages.flatMap(\.annotations).filter { $0.type == "Widget" }
    guard !widgets.isEmpty else { return }
    var names: [String] = []
    var groups: [String: [PDFAnnotation]] = [:]
    for (index, widget) in widgets.enumerated() {
      let name = widget.fieldName ?? "Field\(index + 1)"
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(widget)
    }
    let fields = names.map { PDFValue.reference(write(groups[$0] ?? [], $0)) }
    let file = pages.compactMap(\.file).first { $0.catalog["AcroForm"] != nil }
    var form = file.flatMap { file in
      file.resolve(file.catalog["AcroForm"]).dictionary.map { old in
        old.filter { !["Fields", "XFA", "CO"].contains($0.key) }.mapValues { copied($0, from: file) }
      }
    }
    if form == nil {
      let font = add(
        .dictionary([
          "Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name("Helvetica"),
          "Encoding": .name("WinAnsiEncoding"),
        ]))
      form = [
        "DA": .text("/Helvetica 12 Tf 0 g"), "NeedAppearances": .bool(true),
        "DR": .dictionary(["Font": .dictionary(["Helvetica": font, "Helv": font])]),
      ]
    }
    form?["Fields"] = .array(fields)
    setCatalog("AcroForm", add(.dictionary(form ?? [:])))
  }

  /// Writes a field with its annotations; the part of its name before the last point is that of a field around it.
  private func write(_ widgets: [PDFAnnotation], _ name: String) -> Int {
    let parts = name.split(separator: ".").map(String.init)
    var number = leaf(widgets, parts.last ?? name)
    for part in parts.dropLast().reversed() {
      let around = reserve()
      merge(number, ["Parent": .reference(around)])
      set(around, .dictionary(["T": .text(part), "Kids": .array([.reference(number)])]))
      number = around
    }
    return number
  }

  /// A field of one annotation is one object with it.
  private func leaf(_ widgets: [PDFAnnotation], _ name: String) -> Int {
    guard let first = widgets.first else { return reserve() }
    var values: [String: PDFValue] = ["T": .text(name)]
    for key in Self.inherited {
      let found = first.field(key)
      if case .null = found { continue }
      values[key] = first.file.map { copied(found, from: $0) } ?? found
    }
    let numbers = widgets.map { annotationNumbers[ObjectIdentifier($0)] ?? 0 }
    if numbers.count == 1 {
      merge(numbers[0], values)
      return numbers[0]
    }
    let field = reserve()
    values["Kids"] = .array(numbers.map { .reference($0) })
    set(field, .dictionary(values))
    for number in numbers {
      merge(number, ["Parent": .reference(field)], without: ["T"] + Self.inherited.filter { $0 != "DA" })
    }
    return field
  }
}
