import PlainviewRuntime
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

  @Test func `It grows with a list that had no size when it was set, and conflicts with nothing`() throws {
    let process = SimulatedProcess()
    try process.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let window = UIWindow(frame: container.frame)
      window.addSubview(container)
      let lists = [UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())]
      for list in lists {
        let (back, label) = (UIView(), UIView())
        label.translatesAutoresizingMaskIntoConstraints = false
        back.addSubview(label)
        (list as? UITableView)?.backgroundView = back
        (list as? UICollectionView)?.backgroundView = back
        list.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(list)
        NSLayoutConstraint.activate([
          list.topAnchor.constraint(equalTo: container.topAnchor),
          list.bottomAnchor.constraint(equalTo: container.bottomAnchor),
          list.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: container.trailingAnchor),
          label.leadingAnchor.constraint(equalTo: back.leadingAnchor, constant: 40),
          label.trailingAnchor.constraint(equalTo: back.trailingAnchor, constant: -40),
          label.centerXAnchor.constraint(equalTo: back.centerXAnchor),
        ])
        container.layoutIfNeeded()
        #expect(back.frame.size == container.frame.size)
        #expect(label.frame.minX == 40 && label.frame.width == 240)
      }
    }
    #expect(process.console.isEmpty)
  }

  @Test func `A document sets the views of a cell that code only reads`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let (image, text, detail) = (UIImageView(), UILabel(), UILabel())
    cell.setValue(image, forKey: "imageView")
    cell.setValue(text, forKey: "textLabel")
    cell.setValue(detail, forKey: "detailTextLabel")
    #expect(cell.imageView === image && cell.textLabel === text && cell.detailTextLabel === detail)
  }

  @Test func `Documents set those of a cell by name`() {
    let cell = UITableViewCell()
    let back = UIView()
    cell.setValue(back, forKey: "backgroundView")
    #expect(cell.backgroundView === back)
  }
}
