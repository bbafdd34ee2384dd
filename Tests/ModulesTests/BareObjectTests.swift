import Foundation
import FoundationNetworking
import PlainviewAVFoundation
import PlainviewCoreData
import PlainviewCoreLocation
import PlainviewMapKit
import PlainviewPhotos
import PlainviewUIAutomation
import PlainviewWebKit
import Testing
import UIKit

/// Objects that apps and tests make without arguments, as `init()` of Objective-C's classes lets them.
@MainActor @Suite struct BareObjectTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  /// A page that a test loads from nowhere.
  private final class FakeAction: WKNavigationAction {
    override var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/fake")) }
    override var navigationType: WKNavigationType { .linkActivated }
  }

  private final class FakeMessage: WKScriptMessage {
    override var body: Any { ["a": 1] }
    override var name: String { "fake" }
  }

  private final class FakeHeading: CLHeading, @unchecked Sendable {
    override var trueHeading: CLLocationDirection { 90 }
  }

  private final class FakeCompletion: MKLocalSearchCompletion {
    override var title: String { "fake" }
  }

  private final class FakeResponse: WKNavigationResponse {
    override var response: URLResponse {
      HTTPURLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
  }

  @Test func `A player, a recorder and a file without a sound do nothing`() throws {
    let player = AVAudioPlayer()
    #expect(player.url == nil && player.data == nil && player.play())
    player.stop()
    let recorder = AVAudioRecorder()
    #expect(recorder.settings.isEmpty && recorder.record())
    recorder.stop()
    let file = AVAudioFile()
    #expect(file.length == 0 && file.framePosition == 0)
  }

  @Test func `Pictures and albums that stand for nothing`() {
    #expect(PHAsset().localIdentifier.isEmpty && PHAsset().creationDate == nil)
    #expect(PHAssetCollection().estimatedAssetCount == 0)
    #expect(PHObject().localIdentifier.isEmpty)
  }

  @Test func `Locations, regions and addresses without values`() {
    #expect(CLLocation().coordinate.latitude == 0 && CLLocation().horizontalAccuracy == 0)
    #expect(CLRegion().identifier.isEmpty && CLCircularRegion().radius == 0)
    #expect(CLPlacemark().location == nil && CLPlacemark().name == nil)
    #expect(CLVisit().arrivalDate == .distantPast && CLVisit().departureDate == .distantFuture)
    #expect(FakeHeading().trueHeading == 90 && FakeHeading().magneticHeading == 0)
    #expect(MKPlacemark().coordinate.longitude == 0 && MKMapItem().name == nil)
    #expect(MKRoute().steps.isEmpty && MKRoute().distance == 0)
    #expect(FakeCompletion().title == "fake" && FakeCompletion().subtitle.isEmpty)
  }

  @Test func `Results without a request are none`() {
    let results = NSFetchedResultsController<NSManagedObject>()
    #expect(results.fetchedObjects == nil && results.sections == nil)
  }

  @Test func `Subclasses of what a page hands over`() {
    let action = FakeAction()
    #expect(action.request.url?.path == "/fake" && action.navigationType == .linkActivated)
    #expect(action.targetFrame?.isMainFrame == true)
    #expect(FakeMessage().name == "fake" && (FakeMessage().body as? [String: Int]) == ["a": 1])
    #expect(FakeMessage().frameInfo.securityOrigin.host.isEmpty)
    #expect((FakeResponse().response as? HTTPURLResponse)?.statusCode == 200)
    #expect(WKNavigationAction().request.url?.absoluteString == "about:blank")
  }
}
