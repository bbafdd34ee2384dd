import Testing
import UIKit

/// The view behind the rows of a list.
@MainActor @Suite struct ListBackgroundTests {
  @Test func `It has the list's size as soon as it is set`() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let table = UITableView(frame: frame)
    table.backgroundView = UIView()
    #expect(table.backgroundView?.frame == frame)
    let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    grid.backgroundView = UIView()
    #expect(grid.backgroundView?.frame == frame)
  }

  @Test func `Documents set those of a cell by name`() {
    let cell = UITableViewCell()
    let back = UIView()
    cell.setValue(back, forKey: "backgroundView")
    #expect(cell.backgroundView === back)
  }
}
