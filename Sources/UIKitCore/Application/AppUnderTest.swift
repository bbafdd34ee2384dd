import PlainviewRuntime
import Synchronization

/// What `@UIApplicationMain` and `@main` on an application delegate leave for the driver of UI tests.
public enum __AppUnderTest {
  private static let state = Mutex<[any AnyObject.Type]>([])

  /// The class of the application's delegate, the last one where a program holds several apps; nil forgets all of them.
  public static var delegate: AnyClass? {
    get { state.withLock { $0.last } }
    set { state.withLock { delegates in if let newValue { delegates.append(newValue) } else { delegates = [] } } }
  }

  /// The classes of the delegates of all apps of the program.
  package static var delegates: [AnyClass] { state.withLock { $0 } }
}

extension UIApplication {
  /// The modules in which the app's own classes are looked for that a document names without a module: that of the
  /// delegate that runs, of the one that was announced, and of the controllers that are shown (W73).
  package var ownModules: [String] {
    let delegates = [delegate.map { type(of: $0) as AnyClass }, __AppUnderTest.delegate]
    let controllers = windows.map { $0.rootViewController.map { type(of: $0) as AnyClass } }
    return (delegates + controllers).compactMap { $0 }.filter { !isFrameworkType($0) }.map { moduleName(of: $0) }
  }
}
