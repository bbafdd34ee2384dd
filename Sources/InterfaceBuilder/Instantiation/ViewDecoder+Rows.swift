import Foundation
import PlainviewGraphics

extension ViewDecoder {
  /// The frame that a row, or what is in it, has on the canvas where the document stores none: as high as the row or its
  /// table says, and as wide as its table.
  var canvasRowFrame: CGRect? {
    guard context.options.isCanvasStored else { return nil }
    switch element.tag {
    case "tableViewCell": return Self.rowFrame(of: element, in: context.document)
    case "tableViewCellContentView":
      guard let row = element.node["tableViewCell"].flatMap({ context.document.view(id: $0) }) else { return nil }
      return (row.frame ?? Self.rowFrame(of: row, in: context.document)).map { CGRect(origin: .zero, size: $0.size) }
    default: return nil
    }
  }

  private static func rowFrame(of row: ViewElement, in document: InterfaceDocument) -> CGRect? {
    let parent = row.id.flatMap { document.index[$0]?.parentID }
    let table = parent.flatMap { Self.table(around: $0, in: document) }
    let inner = row.contentView?.frame
    let heights = [row.length("rowHeight"), table?.length("rowHeight"), inner.map { Double($0.height) }]
    guard let height = heights.compactMap({ $0 }).first(where: { $0 > 0 }) else { return nil }
    let width = table?.frame?.width ?? inner?.width ?? document.canvas.size.width
    return CGRect(x: 0, y: 0, width: width, height: CGFloat(height))
  }

  /// The table that an object belongs to, itself or around its section.
  private static func table(around id: String, in document: InterfaceDocument) -> ViewElement? {
    if let view = document.view(id: id) { return view.tag == "tableView" ? view : nil }
    return document.index[id]?.parentID.flatMap { table(around: $0, in: document) }
  }
}
