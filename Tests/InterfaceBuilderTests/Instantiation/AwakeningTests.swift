import Foundation
import PlainviewGestures
import PlainviewInterfaceBuilder
import PlainviewLayout
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Which objects of a document learn that all of them are there.
@Suite @MainActor struct AwakeningTests {
  private let module = "customModule=\"PlainviewInterfaceBuilderTests\""

  @Test func `Recognizers, constraints and plain objects are told when everything is connected`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <constraints>
            <constraint firstAttribute="width" constant="50" id="w" customClass="SampleGap" \(module)/>
            <constraint firstAttribute="height" constant="20" id="h"/>
          </constraints>
          <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
          </connections></view></subviews>
          """,
        beside: """
          <tapGestureRecognizer id="tap" customClass="SampleAwakeTap" \(module)/>
          <customObject id="model" customClass="SampleAwakeModel" \(module)/>
          """)
      let controller = try Sample.scene(text)
      let box = try #require(controller.view.view("box"))
      let tap = try #require(box.gestureRecognizers?.first as? SampleAwakeTap)
      #expect(tap.viewWhenAwake === box && tap.awakenings == 1)
      let gap = try #require(box.constraints.lazy.compactMap { $0 as? SampleGap }.first)
      #expect(gap.awakenings == 1 && gap.constant == 25)
      #expect(box.frame.size == CGSize(width: 25, height: 20))
      #expect(controller.documentObjects.compactMap { $0 as? SampleAwakeModel }.map(\.awakenings) == [1])
    }
  }

  @Test func `N2: objects without appearance and items have their runtime attributes when they are told`() throws {
    try Sample.run {
      func attributes(_ path: String, _ value: String) -> String {
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"\(value)\"/>"
          + "</userDefinedRuntimeAttributes>"
      }
      let text = Sample.storyboard(
        inside: """
          <navigationItem key="navigationItem" title="Title" id="item">
          <barButtonItem key="rightBarButtonItem" title="Go" id="go" customClass="SampleAwakeItem" \(module)>
          \(attributes("note", "now"))</barButtonItem>
          </navigationItem>
          """,
        beside: """
          <customObject id="model" customClass="SampleAwakeModel" \(module)>\(attributes("note", "ToolsAnimation"))
          </customObject>
          """)
      let controller = try Sample.scene(text)
      let item = try #require(controller.navigationItem.rightBarButtonItem as? SampleAwakeItem)
      #expect(item.note == "now" && item.noteWhenAwake == "now")
      let model = try #require(controller.documentObjects.lazy.compactMap { $0 as? SampleAwakeModel }.first)
      #expect(model.note == "ToolsAnimation" && model.noteWhenAwake == "ToolsAnimation")
    }
  }

  @Test func `Items of bars are told before their controller`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        inside: """
          <navigationItem key="navigationItem" title="Title" id="item">
          <barButtonItem key="rightBarButtonItem" title="Go" id="go" customClass="SampleAwakeItem" \(module)/>
          </navigationItem>
          """)
      let controller = try Sample.loader(text).controller(scene: nil)
      let item = try #require(controller.navigationItem.rightBarButtonItem as? SampleAwakeItem)
      #expect(item.titleWhenAwake == "Go")
    }
  }
}

final class SampleAwakeTap: UITapGestureRecognizer {
  private(set) weak var viewWhenAwake: UIView?
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    viewWhenAwake = view
    awakenings += 1
  }
}

/// A constraint that halves its constant.
final class SampleGap: NSLayoutConstraint {
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
    constant /= 2
  }
}

final class SampleAwakeItem: UIBarButtonItem {
  private(set) var titleWhenAwake: String?
  var note: String?
  private(set) var noteWhenAwake: String?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleWhenAwake = title
    noteWhenAwake = note
  }

  override class var outlets: OutletTable { ["note": .init(\SampleAwakeItem.note)] }
}

final class SampleAwakeModel: NSObject, ActionProviding, OutletProviding {
  private(set) var awakenings = 0
  var note: String?
  private(set) var noteWhenAwake: String?
  static var actions: ActionTable { ["awakeFromNib": .init(SampleAwakeModel.awakeFromNib)] }
  static var outlets: OutletTable { ["note": .init(\SampleAwakeModel.note)] }
  func awakeFromNib() {
    awakenings += 1
    noteWhenAwake = note
  }
}
