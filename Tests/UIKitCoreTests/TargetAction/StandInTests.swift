import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// A view of a document that puts another one in its place, as rewritten sources have it: what it overrides is registered.
class StandInPlaceholder: UIView {
  func awakeAfter(using coder: NSCoder) -> Any? {
    if tag == 1 { return super.__awakeAfter(using: coder) }
    let other = UILabel()
    other.text = "\(subviews.count) inside"
    other.frame = frame
    other.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
    return other
  }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(StandInPlaceholder.self) { r in
        r.method("awakeAfterUsingCoder:") { (o: StandInPlaceholder, a0: NSCoder) in o.awakeAfter(using: a0) }
      }
    }
  }
}

@MainActor @Suite struct StandInTests {
  private func text(tag: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <view tag="\(tag)" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
    customClass="StandInPlaceholder" customModule="PlainviewUIKitCoreTests">
            <rect key="frame" x="20" y="30" width="100" height="40"/>
            <subviews><view contentMode="scaleToFill" id="inner"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </subviews>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="7" id="c1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="9" id="c2"/>
        </constraints>
      </view>
    </objects>
    </document>
    """
  }

  private func root(tag: Int) throws -> UIView {
    try Stage().app.run {
      let objects = UINib(data: Data(text(tag: tag).utf8), bundle: nil).instantiate(withOwner: nil)
      let root = try #require(objects.first as? UIView)
      root.layoutIfNeeded()
      return root
    }
  }

  @Test func `What a decoded view returns takes its place, its constraints included`() throws {
    let root = try root(tag: 0)
    #expect(root.subviews.count == 1)
    let label = try #require(root.subviews.first as? UILabel)
    #expect(label.text == "1 inside")
    #expect(label.frame.origin == CGPoint(x: 7, y: 9))
  }

  @Test func `A text that is no xib fails when its objects are made`() throws {
    let error = #expect(throws: UncaughtException.self) {
      try Stage().app.run { _ = UINib(data: Data("<a".utf8), bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(error?.name == "NSInvalidArgumentException" && error?.reason.contains("data:1") == true)
  }

  @Test func `A view that returns itself stays`() throws {
    let view = try root(tag: 1).subviews.first
    #expect(view is StandInPlaceholder && view?.subviews.count == 1)
  }
}
