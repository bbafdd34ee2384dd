import Foundation

/// Reads actions of annotations and of outlines.
struct ActionReader {
  let file: PDFFile
  /// The destination of a value of the file.
  let destination: (PDFValue?) -> PDFDestination?

  func action(_ value: PDFValue?) -> PDFAction? {
    guard let values = file.resolve(value).dictionary else { return nil }
    switch file.resolve(values["S"]).name {
    case "URI": return file.resolve(values["URI"]).text.flatMap { URL(string: $0) }.map { PDFActionURL(url: $0) }
    case "GoTo": return destination(values["D"]).map { PDFActionGoTo(destination: $0) }
    case "GoToR": return remote(values)
    case "Named":
      let index = file.resolve(values["N"]).name.flatMap { PDFActionNamedName.names.firstIndex(of: $0) } ?? 0
      return PDFActionNamed(name: PDFActionNamedName(rawValue: index) ?? .none)
    case "ResetForm":
      let action = PDFActionResetForm()
      action.fields = file.resolve(values["Fields"]).array?.compactMap { field in
        let field = file.resolve(field)
        return field.text ?? field.dictionary.flatMap { file.resolve($0["T"]).text }
      }
      action.fieldsIncludedAreCleared = (file.resolve(values["Flags"]).integer ?? 0) & 1 == 0
      return action
    default: return nil
    }
  }

  private func remote(_ values: [String: PDFValue]) -> PDFAction? {
    let target = file.resolve(values["F"])
    guard let path = target.text ?? target.dictionary.flatMap({ file.resolve($0["F"]).text }) else { return nil }
    let parts = file.resolve(values["D"]).array ?? []
    let usual = Double(kPDFDestinationUnspecifiedValue)
    let point = CGPoint(
      x: parts.count > 2 ? file.resolve(parts[2]).number ?? usual : usual,
      y: parts.count > 3 ? file.resolve(parts[3]).number ?? usual : usual)
    return PDFActionRemoteGoTo(
      pageIndex: parts.first.flatMap { file.resolve($0).integer } ?? 0, at: point, fileURL: URL(fileURLWithPath: path))
  }
}
