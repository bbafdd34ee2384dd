import PlainviewWidgets

extension UICollectionView: DescribedList {
  package var listDetails: [String] {
    [
      "layout: \(Self.text(ofReference: collectionViewLayout))", "dataSource: \(Self.text(ofReference: dataSource))",
    ]
  }
}
