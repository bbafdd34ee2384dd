import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

@MainActor @Suite struct ListLayoutTests {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) throws -> CollectionStage { try .list(appearance, counts: counts, change) }

  private func rows(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    _ cell: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) throws -> CollectionStage { try .rows(appearance, counts: counts, cell) }

  private func cell(_ collection: CollectionStage, _ item: Int) throws -> UICollectionViewListCell {
    try collection.row(item)
  }

  private func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { !$0.isHidden && $0.frame.height < 1 && $0.frame.height > 0 }.map(\.frame)
  }

  @Test func `Rows of a plain list are 44 points high, with a line below each`() throws {
    let collection = try stage(.plain)
    #expect(collection.frame(1) == CGRect(x: 0, y: 44, width: 390, height: 44))
    #expect(collection.view.contentSize.height == 132)
    let pixel = 1 / collection.view.traitCollection.displayScale
    for item in 0..<3 {
      #expect(lines(try cell(collection, item)) == [CGRect(x: 16, y: 44 - pixel, width: 374, height: pixel)])
    }
    #expect(collection.view.backgroundColor == .systemBackground)
  }

  @Test func `Cards of an inset grouped list keep from the sides, and have no line below the last row`() throws {
    let collection = try stage(.insetGrouped)
    #expect(collection.frame(0) == CGRect(x: 16, y: 17.5, width: 358, height: 44))
    #expect(lines(try cell(collection, 0)).count == 1)
    #expect(lines(try cell(collection, 2)) == [])
    #expect(collection.view.backgroundColor == .systemGroupedBackground)
  }

  @Test(arguments: [false, true]) func `The layout of rows comes to rest, with lines above and below too`(hasBoth: Bool)
    throws
  {
    let collection = try stage(.plain) {
      $0.itemSeparatorHandler = { _, standard in
        var separators = standard
        if hasBoth { separators.topSeparatorVisibility = .visible }
        return separators
      }
    }
    try collection.run { collection.view.contentOffset.y = 10 }
    #expect(collection.stage.app.console == [])
  }

  @Test func `Lines can be left out, and given for single items`() throws {
    #expect(lines(try cell(stage(.plain) { $0.showsSeparators = false }, 0)) == [])
    let collection = try stage(.plain) {
      $0.itemSeparatorHandler = { path, standard in
        var separators = standard
        separators.bottomSeparatorVisibility = path.item == 1 ? .hidden : .visible
        separators.topSeparatorVisibility = path.item == 0 ? .visible : .automatic
        return separators
      }
    }
    #expect(lines(try cell(collection, 0)).map(\.minY) == [0, 44 - 1 / collection.view.traitCollection.displayScale])
    #expect(lines(try cell(collection, 1)) == [])
  }

  @Test func `Rows are as high as their content wants`() throws {
    let collection = try rows(.plain) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.item == 1 ? "One\nTwo\nThree\nFour" : "Row"
      cell.contentConfiguration = content
    }
    let height = try #require(collection.frame(1)?.height)
    #expect(height > 60)
    #expect(collection.frame(2)?.minY == 44 + height)
    #expect(try cell(collection, 2).frame.minY == 44 + height)
  }

  @Test func `Accessories stand beside the content, and some only while editing`() throws {
    let collection = try rows(.plain) { cell, _ in
      cell.accessories = [.delete(), .disclosureIndicator(), .checkmark(displayed: .whenNotEditing)]
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    let cell = try cell(collection, 0)
    // 16 from the edge, a mark of 24, a gap of 8 and a mark of 10.5.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390 - 16 - 10.5 - 8 - 24, height: 44))
    try collection.run { collection.view.isEditing = true }
    #expect(cell.contentView.frame == CGRect(x: 16 + 28, y: 0, width: 390 - 44 - 26.5, height: 44))
  }

  @Test func `A tap on an accessory goes to its handler and selects nothing`() throws {
    var deleted = 0
    let collection = try rows(.plain) { cell, _ in
      cell.accessories = [.delete(displayed: .always) { deleted += 1 }]
    }
    try collection.stage.tap(30, 22)
    #expect(deleted == 1)
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `Content is indented by levels`() throws {
    let collection = try rows(.plain) { cell, path in
      cell.indentationLevel = path.item
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    #expect(try cell(collection, 2).contentView.frame == CGRect(x: 20, y: 0, width: 370, height: 44))
    #expect(lines(try cell(collection, 2)).first?.minX == 36)
  }

  @Test func `Headers are asked for where the configuration has them, and pinned in plain lists`() throws {
    let collection = try stage(.plain, counts: [40, 3], { $0.headerMode = .supplementary })
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.source.takeLog().contains("\(kind) 0-0"))
    try collection.run { collection.view.contentOffset.y = 300 }
    let header = collection.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 300)
  }

  @Test func `Where lines of selected cells have a colour of their own, several can be selected`() throws {
    let collection = try stage(.plain) { $0.separatorConfiguration.multipleSelectionColor = .systemRed }
    func color() throws -> UIColor? {
      try cell(collection, 0).subviews.first { !$0.isHidden && $0.frame.height < 1 && $0.frame.height > 0 }?
        .backgroundColor
    }
    try collection.stage.tap(100, 20)
    #expect(try color() == .separator)
    try collection.run { collection.view.allowsMultipleSelection = true }
    try collection.stage.tap(100, 20)
    try collection.stage.tap(100, 20)
    #expect(try cell(collection, 0).isSelected)
    #expect(try color() == .systemRed)
  }

  @Test func `The first item of a section can be its header, which looks like one and lies on no surface`() throws {
    let collection = try stage(.insetGrouped, counts: [3]) { $0.headerMode = .firstItemInSection }
    let content = try cell(collection, 0).contentConfiguration as? UIListContentConfiguration
    let header = UIListContentConfiguration.prominentInsetGroupedHeader()
    #expect(content?.textProperties.font == header.textProperties.font)
    #expect(try cell(collection, 0).backgroundConfiguration?.backgroundColor == .clear)
    #expect(try cell(collection, 1).backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    let surface = try #require(collection.view.subviews.first)
    #expect(surface.frame == (try cell(collection, 1)).frame.union(try cell(collection, 2).frame))
    #expect(surface.layer.cornerRadius == 10)
  }

  @Test func `A cell that was a header looks like a row when it is used again, unless the app gave it a background`()
    throws
  {
    let collection = try stage(.plain, counts: [60]) { $0.headerMode = .firstItemInSection }
    let header = try cell(collection, 0)
    #expect(header.backgroundConfiguration?.backgroundColor == .secondarySystemBackground)
    try collection.run { collection.view.contentOffset.y = 1000 }
    for cell in collection.view.visibleCells {
      #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    }
  }

  @Test func `Lists are mirrored for users who read from the right`() throws {
    let collection = try CollectionStage.rows(counts: [2]) { cell, _ in
      cell.accessories = [.disclosureIndicator()]
      cell.indentationLevel = 1
    }
    try collection.run { collection.view.semanticContentAttribute = .forceRightToLeft }
    let row = try cell(collection, 0)
    try collection.run {
      row.semanticContentAttribute = .forceRightToLeft
      row.setNeedsLayout()
    }
    #expect(row.contentView.frame == CGRect(x: 26.5, y: 0, width: 390 - 26.5 - 10, height: 44))
    #expect(lines(row).first?.maxX == 364.0)
  }

  @Test func `A background shows that the cell is selected`() throws {
    let collection = try stage(.plain)
    let cell = try cell(collection, 0)
    let before = cell.subviews.first?.subviews.first?.backgroundColor
    try collection.stage.tap(100, 20)
    #expect(cell.configurationState.isSelected)
    #expect(cell.subviews.first?.subviews.first?.backgroundColor != before)
  }

  @Test func `The update handler gets the state, after the configurations`() throws {
    var states: [Bool] = []
    let collection = try rows(.plain, counts: [1]) { cell, _ in
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    states = []
    try collection.stage.tap(100, 20)
    #expect(states.last == true)
  }

  @Test func `A registration that is made for each cell raises UIKit's exception`() throws {
    let collection = try stage(.plain)
    collection.source.makesCell = { view, path in
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: path)
    }
    #expect(throws: (any Error).self) { try collection.run { collection.view.reloadData() } }
  }
}
