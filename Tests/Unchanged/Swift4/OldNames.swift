import UIKit

/// An app's first screen as it was written in Swift 4.
open class OldNamesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public let table = UITableView(frame: .zero, style: UITableViewStyle.plain)
  public private(set) var events: [String] = []
  public private(set) var keyboardFrames: [CGRect] = []
  private let layoutInsets = UIEdgeInsetsMake(8, 16, 8, 16)
  let child = UIViewController()

  open override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = UITableViewAutomaticDimension
    table.dataSource = self
    table.delegate = self
    table.separatorStyle = UITableViewCellSeparatorStyle.none
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.frame = UIEdgeInsetsInsetRect(view.bounds, layoutInsets)
    table.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    let center = NotificationCenter.default
    center.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil) { [weak self] note in
      guard let value = note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue else { return }
      self?.keyboardFrames.append(value.cgRectValue)
    }
    center.addObserver(forName: NSNotification.Name.UIApplicationDidEnterBackground, object: nil, queue: nil) {
      [weak self] _ in self?.events.append("background")
    }
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
    view.sendSubview(toBack: child.view)
    view.bringSubview(toFront: table)
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fillMode = kCAFillModeForwards
    pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    table.layer.add(pulse, forKey: "pulse")
  }

  public var childCount: Int { return childViewControllers.count }
  public var order: [UIView] { return view.subviews }

  public func title(_ text: String) -> NSAttributedString {
    let attributes: [NSAttributedStringKey: Any] = [
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.styleSingle.rawValue,
    ]
    return NSAttributedString(string: text, attributes: attributes)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryType = UITableViewCellAccessoryType.checkmark
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
  ) {
    events.append("commit")
  }
}

/// Names the types alone.
func oldTypes(
  _: UIControlEvents, _: UIControlState, _: UIViewAnimationOptions, _: UIViewContentMode, _: UIButtonType,
  _: UIApplicationState, _: UIBarButtonSystemItem, _: UIGestureRecognizerState, _: UISwipeGestureRecognizerDirection,
  _: UIStackViewDistribution, _: UILayoutConstraintAxis, _: UIAlertActionStyle, _: UIAlertControllerStyle,
  _: NSLayoutAttribute, _: NSLayoutRelation, _: RunLoopMode, _: UITextFieldViewMode,
  _: UIImagePickerControllerSourceType
) {}

open class OldNamesAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = OldNamesViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// A field and a text as they were styled by the raw values of keys, and a wheel by its old name.
@MainActor public func oldStyles(of field: UITextField, and text: UITextView) -> UIActivityIndicatorView {
  let attributes: [String: Any] = [NSAttributedStringKey.foregroundColor.rawValue: UIColor.red]
  field.defaultTextAttributes = attributes
  text.typingAttributes = attributes
  let wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
  wheel.activityIndicatorViewStyle = .white
  return wheel
}

/// Pictures are written off the main thread, too.
public func oldPictures(_ image: UIImage) -> [Data?] {
  [UIImageJPEGRepresentation(image, 0.5), UIImagePNGRepresentation(image)]
}

open class OldNamesDocument: UIDocument {
  open override func contents(forType typeName: String) throws -> Any { Data() }
  public func saved(_ operation: UIDocumentSaveOperation, _ state: UIDocumentState) -> NSNotification.Name {
    .UIDocumentStateChanged
  }
}
