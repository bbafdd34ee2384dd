import Foundation
import Testing
import UIKit

/// Loading views costs the same for ever.
@MainActor @Suite struct ViewLoadingCostTests {
  /// Notes the depth of the stack where its nib sets its view, including the calls of the lower layers.
  private final class DepthController: UIViewController {
    var depth: UInt = 0

    override var view: UIView! {
      get { super.view }
      set {
        var local = 0
        depth = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        super.view = newValue
      }
    }
  }

  @Test func `H2: 20,000 views are loaded, the last one no deeper on the stack than the first`() throws {
    let text = Sample.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController">
        <connections><outlet property="view" destination="one" id="out-1"/></connections>
      </placeholder>
      <view id="one"/>
      """)
    let bundle = try Sample.bundle(["Panel.xib": text])
    try Sample.run {
      @MainActor func depth() -> UInt {
        let controller = DepthController(nibName: "Panel", bundle: bundle)
        controller.loadViewIfNeeded()
        return controller.depth
      }
      let first = depth()
      #expect(first != 0)
      for _ in 0..<20_000 { UIViewController().loadViewIfNeeded() }
      #expect(depth() == first)
    }
  }
}
