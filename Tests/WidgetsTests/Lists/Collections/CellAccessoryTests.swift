import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Accessories beside the content of a list's cell: order, widths, and what a tap on them does.
@MainActor @Suite struct CellAccessoryTests {
  private func cell(_ accessories: [UICellAccessory]) throws -> UICollectionViewListCell {
    try CollectionStage.rows(counts: [1]) { cell, _ in cell.accessories = accessories }.row(0)
  }

  private func box(_ tag: Int, _ width: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    view.tag = tag
    return view
  }

  private func customs(in cell: UICollectionViewListCell) -> [Int] {
    let tagged = cell.subviews.flatMap(\.subviews).filter { $0.tag > 0 }
    return tagged.sorted { $0.convert(CGPoint.zero, to: cell).x < $1.convert(CGPoint.zero, to: cell).x }.map(\.tag)
  }

  @Test func `A view of the app's own stands nearest to the content, or where its position says`() throws {
    func trailing(_ tag: Int, at position: @escaping UICellAccessory.Placement.Position) -> UICellAccessory {
      .customView(configuration: .init(customView: box(tag), placement: .trailing(at: position)))
    }
    let standard = UICellAccessory.customView(configuration: .init(customView: box(1), placement: .trailing()))
    let nearest = try cell([.checkmark(), standard])
    let view = try #require(nearest.subviews.flatMap(\.subviews).first { $0.tag == 1 })
    // 16 from the edge, a mark of 24 and a gap of 8.
    #expect(view.convert(view.bounds, to: nearest).maxX == 342.0)
    let after = try cell([
      .checkmark(), .disclosureIndicator(), trailing(1, at: UICellAccessory.Placement.position(after: .checkmark())),
      trailing(2, at: UICellAccessory.Placement.position(before: .checkmark())), trailing(3) { _ in 100 },
    ])
    #expect(customs(in: after) == [2, 1, 3])
  }

  @Test func `A hidden accessory has its room and is not seen`() throws {
    let cell = try cell([.checkmark(options: .init(isHidden: true))])
    #expect(cell.contentView.frame.width == 350.0)
    #expect(cell.subviews.filter { $0.frame.width == 24 }.allSatisfy { $0.isHidden })
  }

  @Test func `A view keeps its size, or gets the one that it wants`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "four"
    let wanting = try cell([.customView(configuration: .init(customView: label, placement: .trailing()))])
    #expect(wanting.contentView.frame.width == 390 - 16 - label.intrinsicContentSize.width)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let fixed = try cell([
      .customView(configuration: .init(customView: label, placement: .trailing(), maintainsFixedSize: true))
    ])
    #expect(fixed.contentView.frame.width == 274.0)
  }

  @Test func `A text has the font of its options`() throws {
    let cell = try cell([.label(text: "12", options: .init(font: .boldSystemFont(ofSize: 30)))])
    let label = try #require(cell.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == "12" })
    #expect(label.font == .boldSystemFont(ofSize: 30))
  }

  @Test func `A handle behind another accessory has a line in front of it`() throws {
    func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
      cell.subviews.filter { !$0.isHidden && $0.frame.width < 1 && $0.frame.width > 0 }.map(\.frame)
    }
    let reorder = UICellAccessory.reorder(displayed: .always)
    let pixel = 1 / UIScreen.main.scale
    #expect(
      lines(try cell([.checkmark(), reorder])) == [
        CGRect(x: 390 - 16 - 24 - 4 - pixel / 2, y: 8, width: pixel, height: 28)
      ])
    #expect(lines(try cell([reorder])) == [])
    #expect(
      lines(try cell([.checkmark(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false))])) == []
    )
  }

  @Test func `A tap on a detail goes to its handler; one without a handler is the cell's`() throws {
    var details = 0
    let collection = try CollectionStage.rows { cell, path in
      cell.accessories = [.detail { details += 1 }]
      if path.item == 1 { cell.accessories = [.detail()] }
    }
    try collection.stage.tap(390 - 28, 22)
    #expect((details, collection.view.indexPathsForSelectedItems) == (1, []))
    try collection.stage.tap(390 - 28, 66)
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `Marks stay the same views while a cell is selected, and come and go with editing`() throws {
    let collection = try CollectionStage.rows { cell, _ in cell.accessories = [.multiselect(), .checkmark()] }
    let cell = try collection.row(0)
    let before = cell.subviews.filter { $0.frame.width == 24 }
    try collection.stage.tap(100, 22)
    #expect(cell.isSelected)
    #expect(cell.subviews.filter { $0.frame.width == 24 } == before)
    try collection.run { collection.view.isEditing = true }
    #expect(cell.subviews.filter { $0.frame.width == 24 }.count == 2)
  }

  @Test func `The driver finds the marks that can be tapped`() throws {
    let collection = try CollectionStage.rows(counts: [1]) { cell, _ in
      cell.accessories = [.delete(displayed: .always), .reorder(displayed: .always), .checkmark()]
    }
    #expect(collection.stage.app.buttons["Delete"].exists)
    #expect(collection.stage.app.buttons["Reorder"].exists)
  }
}
