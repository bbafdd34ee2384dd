import Foundation
import Testing
@_spi(Plainview) import UIKit
import _Testing_UIKit

/// Notes the callbacks of an image picker.
private final class PickerNotes: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var picked: [UIImagePickerController.InfoKey: Any]?
  var cancels = 0

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picked = info
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancels += 1
    picker.dismiss(animated: true)
  }
}

/// An activity of an app's own.
private final class StampActivity: UIActivity {
  var prepared: [Any] = []
  override var activityType: ActivityType? { ActivityType("app.stamp") }
  override var activityTitle: String? { "Stamp" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
  override func perform() { activityDidFinish(true) }
}

/// An activity that a controller of its own performs.
private final class EngraveActivity: UIActivity {
  let controller = UIViewController()
  var performs = 0
  override var activityType: ActivityType? { ActivityType("app.engrave") }
  override var activityTitle: String? { "Engrave" }
  override var activityViewController: UIViewController? { controller }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { performs += 1 }
}

@MainActor @Suite struct SystemControllerTests {
  private let root = UIViewController()
  private let app: XCUIApplication

  init() throws {
    let root = root
    app = XCUIApplication(rootViewController: root)
    try app.launch()
  }

  private func present(_ controller: UIViewController) throws {
    try app.run { root.present(controller, animated: true) }
    try app.settle()
  }

  // MARK: Pictures

  @Test func `A picture that is taken is told to the delegate, where there is a camera`() throws {
    let notes = PickerNotes()
    let picker = UIImagePickerController()
    picker.delegate = notes
    try present(picker)
    try app.run { picker.takePicture() }
    #expect(notes.picked == nil)
    try app.run {
      UIImagePickerController.setSourceType(.camera, isAvailable: true)
      picker.sourceType = .camera
      picker.takePicture()
      #expect(!picker.startVideoCapture())
      picker.stopVideoCapture()
    }
    #expect(notes.picked?[.originalImage] is UIImage)
  }

  @Test func `A picked picture is told to the delegate, which dismisses`() throws {
    let notes = PickerNotes()
    let picker = UIImagePickerController()
    picker.delegate = notes
    picker.allowsEditing = true
    try present(picker)
    let image = try #require(UIImage(systemName: "photo"))
    try app.run { picker.pick(image) }
    try app.settle()
    #expect(notes.picked?[.originalImage] as? UIImage === image)
    #expect(notes.picked?[.editedImage] as? UIImage === image)
    #expect(root.presentedViewController == nil)
  }

  @Test func `Cancel is a button of the picker, and without a delegate it dismisses itself`() throws {
    let notes = PickerNotes()
    let picker = UIImagePickerController()
    picker.delegate = notes
    try present(picker)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(notes.cancels == 1)
    #expect(root.presentedViewController == nil)
    let other = UIImagePickerController()
    try present(other)
    try app.run { other.cancel() }
    try app.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `A device has no camera until a test says so`() throws {
    let hasCamera = try app.run { UIImagePickerController.isSourceTypeAvailable(.camera) }
    #expect(!hasCamera)
    let error = #expect(throws: UncaughtException.self) {
      try app.run { UIImagePickerController().sourceType = .camera }
    }
    #expect(error?.reason == "Source type 1 not available")
    try app.launch()
    try app.run {
      UIImagePickerController.setSourceType(.camera, isAvailable: true)
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      #expect(picker.sourceType == .camera)
    }
  }

  // MARK: Activities

  @Test func `A chosen activity is told with the items, after the sheet went`() throws {
    var log: [String] = []
    let sheet = UIActivityViewController(
      activityItems: ["Hello", URL(string: "https://example.org")!], applicationActivities: nil)
    sheet.completionWithItemsHandler = { type, isDone, _, _ in log.append("\(type?.rawValue ?? "nil") \(isDone)") }
    try present(sheet)
    #expect(app.staticTexts["Hello, https://example.org"].exists)
    try app.buttons["Copy"].tap()
    try app.settle()
    #expect(log == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(root.presentedViewController == nil)
    #expect(try app.run { UIPasteboard.general.string } == "Hello")
  }

  @Test func `A sheet is closed without a choice, and excluded activities are not offered`() throws {
    var log: [String] = []
    let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.mail, .print]
    sheet.completionWithItemsHandler = { type, isDone, _, _ in log.append("\(type?.rawValue ?? "nil") \(isDone)") }
    try present(sheet)
    let wasChosen = try app.run { sheet.choose(.mail) }
    #expect(!wasChosen)
    #expect(!app.buttons["Mail"].exists)
    try app.buttons["Close"].tap()
    try app.settle()
    #expect(log == ["nil false"])
  }

  @Test func `An activity of the app's own is prepared and done`() throws {
    let stamp = StampActivity()
    let sheet = UIActivityViewController(activityItems: ["letter"], applicationActivities: [stamp])
    try present(sheet)
    try app.buttons["Stamp"].tap()
    try app.settle()
    #expect(stamp.prepared as? [String] == ["letter"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `The controller of an activity comes over the sheet, and both go when the activity is done`() throws {
    let engrave = EngraveActivity()
    let sheet = UIActivityViewController(activityItems: ["ring"], applicationActivities: [engrave])
    var log: [String] = []
    sheet.completionWithItemsHandler = { type, isDone, _, _ in log.append("\(type?.rawValue ?? "nil") \(isDone)") }
    try present(sheet)
    try app.buttons["Engrave"].tap()
    try app.settle()
    #expect(sheet.presentedViewController === engrave.controller)
    #expect(engrave.controller.view.window != nil)
    #expect(engrave.performs == 0)
    #expect(log == [])
    try app.run { engrave.activityDidFinish(true) }
    try app.settle()
    #expect(log == ["app.engrave true"])
    #expect(root.presentedViewController == nil)
    #expect(engrave.controller.presentingViewController == nil)
  }

  // MARK: Effects and feedback

  @Test func `A blur hides what is behind it and shows its contents`() throws {
    let behind = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    behind.text = "behind"
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "over"
    blur.contentView.addSubview(label)
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    board.addSubview(behind)
    board.addSubview(blur)
    #expect(Snapshotting<UIView>.ascii.text(of: board) == "over")
    blur.effect = nil
    label.text = nil
    #expect(Snapshotting<UIView>.ascii.text(of: board) == "behind")
  }

  @Test func `Feedback is written down`() throws {
    let feedback = try app.run {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      UISelectionFeedbackGenerator().selectionChanged()
      UIImpactFeedbackGenerator(style: .soft, view: UIView()).impactOccurred(intensity: 0.5, at: .zero)
      UINotificationFeedbackGenerator().notificationOccurred(.success, at: .zero)
      UISelectionFeedbackGenerator().selectionChanged(at: .zero)
      UICanvasFeedbackGenerator(view: UIView()).alignmentOccurred(at: .zero)
      UICanvasFeedbackGenerator().pathCompleted(at: .zero)
      return UIFeedbackGenerator.recordedFeedback
    }
    #expect(
      feedback == [
        "impact heavy 1", "notification error", "selection", "impact soft 0.5", "notification success", "selection",
        "alignment", "path",
      ])
  }
}
