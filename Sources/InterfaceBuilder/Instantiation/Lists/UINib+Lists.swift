import PlainviewRuntime
public import PlainviewWidgets

extension UITableView {
  /// Says which xib cells of an identifier are made from: its first table view cell; nil takes that back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(cellIdentifier: identifier, maker: nil) }
    register(cellIdentifier: identifier) { nib.only(UITableViewCell.self, for: identifier) }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return register(headerFooterIdentifier: identifier, maker: nil) }
    register(headerFooterIdentifier: identifier) { nib.only(UITableViewHeaderFooterView.self, for: identifier) }
  }
}

extension UICollectionView {
  /// Says which xib cells of an identifier are made from: its first collection view cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    register(cellIdentifier: identifier) { nib.only(UICollectionViewCell.self, for: identifier) }
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(supplementaryKind: kind, identifier: identifier) {
      nib.only(UICollectionReusableView.self, for: identifier)
    }
  }
}

extension UINib {
  /// The view at the top level of the xib, which has to be the only object there and of that class.
  fileprivate func only<View: AnyObject>(_ type: View.Type, for identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects.first as? View { return view }
    raise(
      .internalInconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(type) instance"))
    return nil
  }
}
