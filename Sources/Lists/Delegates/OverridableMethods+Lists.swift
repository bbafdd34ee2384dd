package import PlainviewRuntime
import PlainviewWidgets

// The classes declare these methods last in their bodies, in the protocols' order.
extension OverridableMethods {
  package static let ofTableController: OverridableMethods = .init(
    TableMethods.dataSource.names + TableMethods.delegate.names + ScrollMethods.delegate.names,
    declaredLastIn: UITableViewController.self)

  package static let ofTableDiffableSource: OverridableMethods = .init(
    TableMethods.dataSource.names, declaredLastIn: UITableViewDiffableDataSource<Int, Int>.self)

  package static let ofCollectionController: OverridableMethods = .init(
    CollectionMethods.dataSource.names + CollectionMethods.delegate.names + ScrollMethods.delegate.names,
    declaredLastIn: UICollectionViewController.self)

  package static let ofCollectionDiffableSource: OverridableMethods = .init(
    CollectionMethods.dataSource.names, declaredLastIn: UICollectionViewDiffableDataSource<Int, Int>.self)
}

extension UITableViewController: OverridableDelegate {
  package static var overridableMethods: OverridableMethods { .ofTableController }
}

extension UITableViewDiffableDataSource: OverridableDelegate {
  package static var overridableMethods: OverridableMethods { .ofTableDiffableSource }
}

extension UICollectionViewController: OverridableDelegate {
  package static var overridableMethods: OverridableMethods { .ofCollectionController }
}

extension UICollectionViewDiffableDataSource: OverridableDelegate {
  package static var overridableMethods: OverridableMethods { .ofCollectionDiffableSource }
}
