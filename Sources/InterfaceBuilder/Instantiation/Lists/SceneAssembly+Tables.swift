import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

extension SceneAssembly {
  /// Gives a table its rows: static ones with the scene, prototypes by name, anew each time that one is dequeued.
  func fill(_ table: UITableView, _ element: ViewElement) {
    table.tableHeaderView = element.view("tableHeaderView").map { makeView($0) } ?? table.tableHeaderView
    table.tableFooterView = element.view("tableFooterView").map { makeView($0) } ?? table.tableFooterView
    if let view = element.view("backgroundView") { table.backgroundView = makeView(view) }
    if element.isStatic {
      laidRows[ObjectIdentifier(table)] = staticRows(element.sections)
    } else {
      for prototype in element.prototypes { register(prototype, with: table) }
    }
  }

  private func staticRows(_ sections: [TableSectionElement]) -> StaticRows {
    StaticRows(
      sections.map { section in
        StaticRows.Section(
          headerTitle: section.headerTitle, footerTitle: section.footerTitle,
          headerView: section.headerView.map { makeView($0) }, footerView: section.footerView.map { makeView($0) },
          rows: section.cells.compactMap { row($0) })
      })
  }

  private func row(_ element: ViewElement) -> StaticRows.Row? {
    guard let cell = makeView(element) as? UITableViewCell else { return nil }
    return StaticRows.Row(cell: cell, height: element.length("rowHeight").map { CGFloat($0) })
  }

  private func register(_ prototype: ViewElement, with table: UITableView) {
    guard let identifier = prototype.reuseIdentifier, !identifier.isEmpty else { return }
    let make = prototypeMaker(prototype)
    table.register(cellIdentifier: identifier) { make() as? UITableViewCell }
  }

  /// Makes a prototype as a document of its own, whose owner is the scene's controller.
  func prototypeMaker(_ element: ViewElement) -> @MainActor () -> UIView? {
    let (context, ownerID, items, templates) = (context, ownerID, items, segueTemplates)
    return { [weak owner] in
      let assembly = SceneAssembly(
        PrototypeElement(node: element.node), owner: owner, ownerID: ownerID, context: context, externalObjects: items)
      assembly.segueTemplates = templates
      return assembly.makePrototype(element)
    }
  }

  /// What a scene's lists have beyond their own elements: static rows of a table controller, rows where no code is.
  func completeLists(of controller: UIViewController, _ element: ControllerElement) {
    if let tables = controller as? UITableViewController, let table = tables.viewIfLoaded as? UITableView {
      tables.staticRows = laidRows[ObjectIdentifier(table)]
      tables.clearsSelectionOnViewWillAppear = element.clearsSelectionOnViewWillAppear
      if let control = element.refreshControl.flatMap({ makeView($0) as? UIRefreshControl }) {
        tables.refreshControl = control
      }
    }
    if context.options.missingCode == .recorded { showPrototypes(of: controller) }
  }

  /// Shows the prototypes of a table once each where the document names code that is not in the program.
  private func showPrototypes(of controller: UIViewController) {
    for entry in made {
      guard let table = entry.object as? UITableView, laidRows[ObjectIdentifier(table)] == nil else { continue }
      let isItsController = table.dataSource === controller && controller is any AbsentClass
      guard table.dataSource == nil || isItsController else { continue }
      let rows = ViewElement(node: entry.node).prototypes.compactMap { prototype -> StaticRows.Row? in
        let height = prototype.length("rowHeight").map { CGFloat($0) }
        return (prototypeMaker(prototype)() as? UITableViewCell).map { StaticRows.Row(cell: $0, height: height) }
      }
      guard !rows.isEmpty else { continue }
      let shown = StaticRows([StaticRows.Section(rows: rows)])
      looseObjects.append(shown)
      (controller as? UITableViewController)?.staticRows = shown
      if table.dataSource == nil { (table.dataSource, table.delegate) = (shown, table.delegate ?? shown) }
    }
  }

  // MARK: Cells

  /// Gives a cell its content; the labels and the picture of a style are the cell's own.
  func fill(_ cell: UITableViewCell, _ element: ViewElement) {
    guard let content = element.contentView else { return }
    take(content, into: cell.contentView)
    let parts = element.cellPartIDs
    let own: [(id: String?, view: UIView?)] =
      element.cellStyle == nil
      ? []
      : [
        (parts.textLabel, cell.textLabel), (parts.detailTextLabel, cell.detailTextLabel),
        (parts.imageView, cell.imageView),
      ]
    for part in content.contents {
      if let view = own.first(where: { $0.id != nil && $0.id == part.id })?.view {
        decodePart(part, into: view)
      } else {
        cell.contentView.addSubview(makeView(part))
      }
    }
    for key in ["backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView"] {
      guard let view = element.view(key).map({ makeView($0) }) else { continue }
      switch key {
      case "backgroundView": cell.backgroundView = view
      case "selectedBackgroundView": cell.selectedBackgroundView = view
      default: cell.multipleSelectionBackgroundView = view
      }
    }
    if let view = element.view("accessoryView") { cell.accessoryView = makeView(view) }
    if let view = element.view("editingAccessoryView") { cell.editingAccessoryView = makeView(view) }
  }

  /// Gives a view that its holder made an element's appearance and margins, but not its frame.
  func take(_ element: ViewElement, into view: UIView) {
    view.documentID = element.id
    add(view, element.node)
    ViewDecoder(element, context).decodeContent(into: view)
    for guide in element.layoutGuides {
      if let id = guide.id { guides[id] = GuideSource(view: view, kind: guide.kind) }
    }
  }

  private func decodePart(_ element: ViewElement, into view: UIView) {
    view.documentID = element.id
    add(view, element.node)
    let frame = view.frame
    ViewDecoder(element, context).decode(into: view)
    view.frame = frame
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}

/// A cell that documents describe once and tables make often.
struct PrototypeElement: ObjectContainer {
  let node: DocumentNode
}
