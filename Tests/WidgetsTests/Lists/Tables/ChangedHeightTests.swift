import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Heights of rows that change, and tables without data.
@MainActor @Suite struct ChangedHeightTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var height: (Int) -> CGFloat = { _ in 44 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath.row) }
  }

  private final class Growing: UITableViewCell {
    var height: NSLayoutConstraint?
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 50)
      self.height = height
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class GrowingRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Growing(style: .default, reuseIdentifier: nil)
    }
  }

  private let path = IndexPath(row: 2, section: 0)

  @Test(arguments: [UITableView.automaticDimension, 0]) func `W52 Updates that change no rows ask for heights again`(
    estimate: CGFloat
  ) {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.estimatedRowHeight = estimate
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    rows.height = { $0 == 2 ? 100 : 44 }
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 100)
    rows.height = { _ in 60 }
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 120, width: 320, height: 60))
  }

  @Test func `W52 Updates that change no rows measure cells again`() throws {
    let rows = GrowingRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.separatorStyle = .none
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path) as? Growing)
    #expect(cell.frame.height == 50)
    cell.height?.constant = 80
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 80))
  }

  @Test func `W52 A cell that says that its size has changed is measured again`() throws {
    let rows = GrowingRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.separatorStyle = .none
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path) as? Growing)
    cell.height?.constant = 80
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 80)
    table.selfSizingInvalidation = .disabled
    cell.height?.constant = 90
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 80)
  }

  @Test func `W39 A table without a data source has one section without rows`() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `W56 A picture higher than the row is shrunk to it, and the text has room`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400)).image { _ in }
    cell.textLabel?.text = "Hello"
    cell.layoutIfNeeded()
    let (picture, label) = (try #require(cell.imageView), try #require(cell.textLabel))
    #expect(picture.frame.height <= 90)
    #expect(picture.frame.width == picture.frame.height)
    #expect(label.frame.minX > picture.frame.maxX)
    #expect(label.frame.width > 100)
  }
}
