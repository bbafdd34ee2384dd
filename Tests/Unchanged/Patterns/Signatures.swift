import Testing
import UIKit

// Calls whose types UIKit's headers decide.

final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}

final class WindowlessDelegate: NSObject, UIApplicationDelegate {}

final class WindowSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
}

@MainActor func rootController(of delegate: (any UIApplicationDelegate)?) -> UIViewController? {
  delegate?.window??.rootViewController
}

@MainActor func topWindow(of delegate: (any UIApplicationDelegate)?) -> UIWindow? {
  if let window = delegate?.window, let found = window { return found }
  return nil
}

@MainActor func sceneWindow(of delegate: (any UISceneDelegate)?) -> UIWindow? {
  guard let delegate = delegate as? any UIWindowSceneDelegate, let window = delegate.window else { return nil }
  return window
}

extension UITableView {
  /// A helper with a block that does not escape.
  func update(_ changes: () -> Void) { performBatchUpdates(changes, completion: nil) }
}

extension UICollectionView {
  func update(_ changes: () -> Void) { performBatchUpdates(changes) { _ in } }
}

/// Code in a block of updates calls the list's methods by their names alone.
extension UICollectionView {
  func removeAll(_ paths: [IndexPath]) {
    performBatchUpdates({
      if !paths.isEmpty { deleteItems(at: paths) }
      reloadSections([0])
    })
  }
}

class CountingTable: UITableView {
  private(set) var batches = 0

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

@MainActor @Suite struct SignatureTests {
  @Test func theWindowOfADelegateIsOptionalTwice_W6() {
    let delegate = WindowDelegate()
    #expect(rootController(of: delegate) == nil && topWindow(of: delegate) == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    window.rootViewController = controller
    delegate.window = window
    #expect(rootController(of: delegate) === controller && topWindow(of: delegate) === window)
    #expect(delegate.window?.rootViewController === controller)
    if let own = delegate.window { #expect(own === window) }
    #expect(topWindow(of: WindowlessDelegate()) == nil && topWindow(of: nil) == nil)
    let sceneDelegate = WindowSceneDelegate()
    sceneDelegate.window = window
    #expect(sceneWindow(of: sceneDelegate) === window)
    #expect((sceneDelegate as any UIWindowSceneDelegate).window??.rootViewController === controller)
  }

  @Test func batchUpdatesTakeABlockThatDoesNotEscape_W6() {
    let table = CountingTable()
    var count = 0
    table.update { count += 1 }
    table.performBatchUpdates { count += 1 }
    table.performBatchUpdates(nil)
    table.performBatchUpdates({ count += 1 }, completion: { _ in })
    #expect(count == 3 && table.batches == 4)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.update { count += 1 }
    #expect(count == 4)
  }
}
