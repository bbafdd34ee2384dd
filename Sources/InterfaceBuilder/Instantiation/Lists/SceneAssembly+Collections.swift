import Foundation
import PlainviewGraphics
import PlainviewLists
import PlainviewRuntime
import PlainviewUIKitCore

extension SceneAssembly {
  /// Gives a collection view its layout and its prototypes.
  func fill(_ collection: UICollectionView, _ element: ViewElement) {
    if let layout = element.collectionLayout.flatMap({ makeLayout($0) }) { collection.collectionViewLayout = layout }
    if let view = element.view("backgroundView") { collection.backgroundView = makeView(view) }
    for prototype in element.cells {
      guard let identifier = prototype.reuseIdentifier, !identifier.isEmpty else { continue }
      let make = prototypeMaker(prototype)
      collection.register(cellIdentifier: identifier) { make() as? UICollectionViewCell }
    }
    register(element.sectionHeaderView, UICollectionView.elementKindSectionHeader, with: collection)
    register(element.sectionFooterView, UICollectionView.elementKindSectionFooter, with: collection)
  }

  private func register(_ prototype: ViewElement?, _ kind: String, with collection: UICollectionView) {
    guard let prototype, let identifier = prototype.reuseIdentifier, !identifier.isEmpty else { return }
    let make = prototypeMaker(prototype)
    collection.register(supplementaryKind: kind, identifier: identifier) { make() as? UICollectionReusableView }
  }

  func fill(_ cell: UICollectionViewCell, _ element: ViewElement) {
    for part in element.contents {
      if part.id != nil, part.id == element.contentView?.id {
        take(part, into: cell.contentView)
        for inner in part.contents { cell.contentView.addSubview(makeView(inner)) }
      } else {
        // Documents from before Xcode 8 keep the cell's views in a plain view with that key.
        cell.contentView.addSubview(makeView(part))
      }
    }
    if let view = element.view("backgroundView") { cell.backgroundView = makeView(view) }
    if let view = element.view("selectedBackgroundView") { cell.selectedBackgroundView = makeView(view) }
  }

  // MARK: Layouts

  private func makeLayout(_ node: DocumentNode) -> UICollectionViewLayout? {
    guard let layout = layoutObject(node) else { return nil }
    add(layout, node)
    if let flow = layout as? UICollectionViewFlowLayout { decode(node, into: flow) }
    RuntimeAttributes(of: node, context).set(on: layout)
    return layout
  }

  private func layoutObject(_ node: DocumentNode) -> UICollectionViewLayout? {
    if let name = node.customClass, !["UICollectionViewFlowLayout", "UICollectionViewLayout"].contains(name) {
      let type = ClassFinder.find(name, module: node.customModule) as? UICollectionViewLayout.Type
      if let layout = UserCode.run(else: nil, { type?.init(coder: coder) }) { return layout }
      context.reportUnknownClass(name, at: node)
    }
    return node.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout(coder: coder) : nil
  }

  private func decode(_ node: DocumentNode, into flow: UICollectionViewFlowLayout) {
    if node["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = node.length("minimumLineSpacing") { flow.minimumLineSpacing = CGFloat(spacing) }
    if let spacing = node.length("minimumInteritemSpacing") { flow.minimumInteritemSpacing = CGFloat(spacing) }
    if let size = node.size("itemSize") { flow.itemSize = size }
    if let size = node.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = node.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let inset = node.insets("sectionInset") { flow.sectionInset = UIEdgeInsets(inset) }
    if let size = node.size("estimatedItemSize"), size != .zero { flow.estimatedItemSize = size }
    if node.bool("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    flow.sectionHeadersPinToVisibleBounds = node.bool("sectionHeadersPinToVisibleBounds") ?? false
    flow.sectionFootersPinToVisibleBounds = node.bool("sectionFootersPinToVisibleBounds") ?? false
  }
}
