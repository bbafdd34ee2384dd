public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

extension UICollectionView {
  // MARK: Registering

  func baseRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass as? UICollectionReusableView.Type, for: .init(kind: elementKind, identifier: identifier))
  }

  func baseRegister(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    register(cellIdentifier: identifier) { nib.only(UICollectionViewCell.self, for: identifier) }
  }

  func baseRegister(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(supplementaryKind: kind, identifier: identifier) {
      nib.only(UICollectionReusableView.self, for: identifier)
    }
  }

  /// Registers a closure that makes cells of an identifier, for prototypes and nibs; nil removes the registration.
  package func register(cellIdentifier identifier: String, maker: (@MainActor () -> UICollectionViewCell?)?) {
    pool.register(maker, for: .init(kind: ViewPool.cellKind, identifier: identifier))
  }

  /// Registers a closure that makes supplementary views, for prototypes and nibs; nil removes the registration.
  package func register(
    supplementaryKind kind: String, identifier: String, maker: (@MainActor () -> UICollectionReusableView?)?
  ) {
    pool.register(maker, for: .init(kind: kind, identifier: identifier))
  }

  // MARK: Dequeuing

  func baseDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let view = dequeue(.init(kind: ViewPool.cellKind, identifier: identifier), .cell(indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  func baseDequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      .init(kind: elementKind, identifier: identifier), ElementKey(.supplementaryView, elementKind, indexPath))
      ?? UICollectionReusableView()
  }

  private func dequeue(_ key: ViewPool.Key, _ element: ElementKey) -> UICollectionReusableView? {
    if let view = pool.takeOffer(key) { return view }
    let view = takeOrMake(key, element)
    // The attributes of a list determine the standard content of its cells.
    if let view, requestedAttributes?.indexPath == element.path, let requestedAttributes {
      view.take(requestedAttributes)
    }
    return view
  }

  private func takeOrMake(_ key: ViewPool.Key, _ element: ElementKey) -> UICollectionReusableView? {
    if let view = pool.takeWaiting(key) {
      UserCode.run { view.prepareForReuse() }
      return view
    }
    guard pool.isRegistered(key) else {
      raise(
        .internalInconsistency(
          "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a "
            + "class for the identifier or connect a prototype cell in a storyboard"))
      return nil
    }
    return pool.make(key, frame: CGRect(origin: .zero, size: requestedSize(of: element)))
  }

  /// The size that an element will have whose view is being asked for.
  private func requestedSize(of element: ElementKey) -> CGSize {
    requestedAttributes?.indexPath == element.path ? requestedAttributes?.size ?? .zero : .zero
  }
}

// MARK: - Registrations as values

extension UICollectionView {
  /// What cells a kind of item has, and how they are configured; one value serves for all items.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The type of closures that configure a dequeued cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let token = RegistrationToken()
    let maker: (() -> UICollectionViewCell?)?

    /// Has cells made from the class `Cell`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      maker = nil
    }

    /// Has cells made from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(
        cellMaker: { cellNib.only(UICollectionViewCell.self, for: "\(Cell.self)") }, handler: handler)
    }

    /// Has cells made by code, as nibs are.
    package init(cellMaker: @escaping () -> UICollectionViewCell?, handler: @escaping Handler) {
      self.handler = handler
      maker = cellMaker
    }
  }

  /// What supplementary views of a kind there are, and how they are configured.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The type of closures that configure a dequeued supplementary view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
      -> Void
    let handler: Handler
    let elementKind: String
    let token = RegistrationToken()
    let maker: (() -> UICollectionReusableView?)?

    /// Has views made from the class `Supplementary`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      maker = nil
    }

    /// Has views made from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(
        elementKind: elementKind,
        viewMaker: { supplementaryNib.only(UICollectionReusableView.self, for: elementKind) }, handler: handler)
    }

    /// Has views made by code, as nibs are.
    package init(
      elementKind: String, viewMaker: @escaping () -> UICollectionReusableView?, handler: @escaping Handler
    ) {
      self.handler = handler
      self.elementKind = elementKind
      maker = viewMaker
    }
  }

  /// A configured cell of a registration, used before or new.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ViewPool.Key(kind: ViewPool.cellKind, identifier: registration.token.identifier)
    if !pool.isRegistered(key) {
      if registration.token.isMadeForOneCell { raiseForLateRegistration() }
      if let maker = registration.maker { pool.register(maker, for: key) } else { pool.register(Cell.self, for: key) }
    }
    let cell = dequeue(key, .cell(indexPath)) as? Cell ?? makeStandIn(Cell.self)
    if let item { UserCode.run { registration.handler(cell, indexPath, item) } }
    return cell
  }

  /// A configured supplementary view of a registration, used before or new.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = ViewPool.Key(kind: kind, identifier: registration.token.identifier)
    if !pool.isRegistered(key) {
      if let maker = registration.maker {
        pool.register(maker, for: key)
      } else {
        pool.register(Supplementary.self, for: key)
      }
    }
    let element = ElementKey(.supplementaryView, kind, indexPath)
    let view = dequeue(key, element) as? Supplementary ?? makeStandIn(Supplementary.self)
    UserCode.run { registration.handler(view, kind, indexPath) }
    return view
  }

  private func makeStandIn<View: UICollectionReusableView>(_ type: View.Type) -> View {
    unsafeDowncast(LayoutObjectMaker.view(of: type, frame: .zero), to: type)
  }

  private func raiseForLateRegistration() {
    raise(
      .internalInconsistency(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
          + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
          + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
          + "front and reused."))
  }
}

/// The identity of a registration.
@MainActor final class RegistrationToken {
  /// Whether a data source is being asked for a cell now.
  static var isCellBeingAsked = false
  private static var count = 0

  /// Whether the registration was made while a cell was asked for.
  let isMadeForOneCell = RegistrationToken.isCellBeingAsked
  let identifier: String

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
  }
}
