import Foundation
import PlainviewGraphics

extension PDFWriter {
  /// The values of a page.
  func values(of page: PDFPage, in tree: Int) -> [String: PDFValue] {
    var values: [String: PDFValue] = [:]
    for (key, value) in page.values where !["Parent", "Annots", "StructParents", "B", "Kids", "Count"].contains(key) {
      if let file = page.file { values[key] = copied(value, from: file) }
    }
    values["Type"] = .name("Page")
    values["Parent"] = .reference(tree)
    values["Resources"] = values["Resources"] ?? .dictionary([:])
    values["Rotate"] = .number(Double(page.rotation))
    values["MediaBox"] = .rectangle(page.bounds(for: .mediaBox))
    for (box, name) in PDFPage.names where box != .mediaBox {
      if let rectangle = page.boxes[box] { values[name] = .rectangle(rectangle) }
    }
    if let image = page.image { draw(image, page.bounds(for: .mediaBox), in: &values) }
    if !page.annotations.isEmpty {
      values["Annots"] = .array(page.annotations.map { .reference(write($0, of: page)) })
    }
    return values
  }

  /// A page that shows a picture: its JPEG data.
  private func draw(_ image: UIImage, _ rect: CGRect, in values: inout [String: PDFValue]) {
    guard let data = image.jpegData(compressionQuality: 0.9), let cgImage = image.cgImage else { return }
    let space = ["DeviceGray", "DeviceGray", "DeviceGray", "DeviceRGB", "DeviceCMYK"]
    let picture = add(
      .stream(
        [
          "Type": .name("XObject"), "Subtype": .name("Image"), "Width": .number(Double(cgImage.width)),
          "Height": .number(Double(cgImage.height)), "BitsPerComponent": .number(8), "Filter": .name("DCTDecode"),
          "ColorSpace": .name(space[min(4, Self.channels(of: data))]),
        ], Array(data)[...]))
    let (width, height) = (Self.text(of: Double(rect.width)), Self.text(of: Double(rect.height)))
    let (x, y) = (Self.text(of: Double(rect.minX)), Self.text(of: Double(rect.minY)))
    let content = Array("q \(width) 0 0 \(height) \(x) \(y) cm /Im0 Do Q".utf8)
    values["Resources"] = .dictionary(["XObject": .dictionary(["Im0": picture])])
    values["Contents"] = add(.stream([:], content[...]))
  }

  /// The number of channels of a JPEG picture: in the header of its frame.
  private static func channels(of data: Data) -> Int {
    let bytes = Array(data)
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return Int(bytes[offset + 9]) }
      offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
    }
    return 3
  }

  // MARK: Annotations

  /// Writes an annotation and returns its number. What belongs to fields of forms is written with them.
  private func write(_ annotation: PDFAnnotation, of page: PDFPage) -> Int {
    let number = annotationNumbers[ObjectIdentifier(annotation)] ?? reserve()
    var values: [String: PDFValue] = [:]
    for (key, value) in annotation.raw where !["P", "Parent", "Kids"].contains(key) {
      values[key] = annotation.file.map { copied(value, from: $0) } ?? value
    }
    if annotation.type == "Popup", let parent = annotation.raw["Parent"], let file = annotation.file {
      values["Parent"] = copied(parent, from: file)
    }
    values["Type"] = .name("Annot")
    values["Rect"] = .rectangle(annotation.bounds)
    values["P"] = .reference(self.number(of: page))
    if annotation.isBorderRead {
      values["Border"] = nil
      values["BS"] = annotation.border?.value
    }
    if let popup = annotation.popup {
      values["Popup"] = annotationNumbers[ObjectIdentifier(popup)].map { .reference($0) }
    }
    if annotation.isActionRead { values["A"] = annotation.action.flatMap { value(of: $0) } }
    if let destination = annotation.ownDestination { values["Dest"] = value(of: destination) }
    set(number, .dictionary(values))
    return number
  }

  /// A destination on a page that is written; nil for another one.
  func value(of destination: PDFDestination) -> PDFValue? {
    guard let page = destination.page, self.number(of: page) != 0 else { return nil }
    func number(_ value: CGFloat) -> PDFValue {
      value == kPDFDestinationUnspecifiedValue ? .null : .number(Double(value))
    }
    return .array([
      .reference(self.number(of: page)), .name("XYZ"), number(destination.point.x), number(destination.point.y),
      number(destination.zoom),
    ])
  }

  /// An action as files have it; nil for one of a kind that is not known.
  func value(of action: PDFAction) -> PDFValue? {
    var values: [String: PDFValue] = ["Type": .name("Action"), "S": .name(action.type)]
    switch action {
    case let action as PDFActionURL: values["URI"] = action.url.map { .text($0.absoluteString) }
    case let action as PDFActionGoTo: values["D"] = value(of: action.destination)
    case let action as PDFActionNamed: values["N"] = .name(PDFActionNamedName.names[action.name.rawValue])
    case let action as PDFActionRemoteGoTo:
      values["F"] = .text(action.url.path)
      values["D"] = .array([
        .number(Double(action.pageIndex)), .name("XYZ"), .number(Double(action.point.x)),
        .number(Double(action.point.y)), .null,
      ])
    case let action as PDFActionResetForm:
      values["Fields"] = action.fields.map { .array($0.map { .text($0) }) }
      values["Flags"] = .number(action.fieldsIncludedAreCleared ? 0 : 1)
    default: return nil
    }
    return .dictionary(values)
  }
}
