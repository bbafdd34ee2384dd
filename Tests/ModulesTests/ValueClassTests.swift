import Foundation
import PlainviewCoreMotion
import PlainviewCoreSpotlight
import PlainviewEventKit
import PlainviewMediaPlayer
import PlainviewPushKit
import PlainviewRuntime
import PlainviewSpeech
import PlainviewUIAutomation
import PlainviewWatchConnectivity
import Testing
import UIKit

/// Classes of values whose objects the system makes, and which tests of apps subclass.
@MainActor @Suite struct ValueClassTests {
  private final class Shake: CMDeviceMotion, @unchecked Sendable {
    private let force: Double
    init(force: Double) {
      self.force = force
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var userAcceleration: CMAcceleration { CMAcceleration(x: force, y: 0, z: 0) }
    override var attitude: CMAttitude { Tilt() }
  }
  private final class Tilt: CMAttitude, @unchecked Sendable { override var roll: Double { 0.5 } }
  private final class Fall: CMAccelerometerData, @unchecked Sendable {
    override var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: 2) }
    override var timestamp: TimeInterval { 3 }
  }
  private final class Walk: CMPedometerData, @unchecked Sendable { override var numberOfSteps: NSNumber { 7 } }
  private final class Ride: CMMotionActivity, @unchecked Sendable { override var cycling: Bool { true } }
  private final class Climb: CMAltitudeData, @unchecked Sendable { override var relativeAltitude: NSNumber { 9 } }

  @Test func `Values of Core Motion are overridden`() {
    let shake = Shake(force: 4)
    #expect(shake.userAcceleration.x == 4 && shake.attitude.roll == 0.5 && shake.rotationRate == CMRotationRate())
    #expect(shake.sensorLocation == .default && shake.gravity.z == -1)
    #expect(Fall().acceleration.z == 2 && Fall().timestamp == 3 && CMGyroData().rotationRate == CMRotationRate())
    #expect(Walk().numberOfSteps == 7 && Walk().distance == nil && CMPedometerEvent().type == .pause)
    #expect(Ride().cycling && !Ride().walking && Climb().relativeAltitude == 9)
  }

  private func restored<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test func `Values of Core Motion come back from an archive`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.hardware.motion.acceleration = CMAcceleration(x: 1, y: 2, z: 3)
    var motion = SimulatedDeviceMotion(roll: 0.3, pitch: 0.5, yaw: -0.7)
    motion.heading = 90
    app.hardware.motion.deviceMotion = motion
    try app.launch()
    let (data, device) = try app.run {
      let manager = CMMotionManager()
      manager.startAccelerometerUpdates()
      manager.startDeviceMotionUpdates()
      return (try #require(manager.accelerometerData), try #require(manager.deviceMotion))
    }
    let (sameData, sameDevice) = (try restored(data), try restored(device))
    #expect(sameData.acceleration == CMAcceleration(x: 1, y: 2, z: 3) && sameData.timestamp == data.timestamp)
    #expect(sameDevice.attitude.quaternion == device.attitude.quaternion && sameDevice.heading == 90)
    #expect(try restored(device.attitude).pitch == device.attitude.pitch)
    #expect(try restored(CMPedometerData()).distance == nil)
  }

  private final class Token: PKPushCredentials, @unchecked Sendable {
    override var token: Data { Data([1, 2]) }
    override var type: PKPushType { .voIP }
  }
  private final class Ring: PKPushPayload, @unchecked Sendable {
    override var dictionaryPayload: [AnyHashable: Any] { ["caller": "Ada"] }
  }
  private final class Attachment: WCSessionFile, @unchecked Sendable {
    override var fileURL: URL { URL(fileURLWithPath: "/a.txt") }
  }
  private final class Account: EKSource, @unchecked Sendable { override var title: String { "Work" } }
  private final class Party: EKEvent, @unchecked Sendable {
    override var title: String! {
      get { "Party" }
      set {}
    }
  }

  @Test func `What comes from elsewhere is overridden`() {
    #expect(Token().token == Data([1, 2]) && Token().type == .voIP)
    #expect(Ring().dictionaryPayload["caller"] as? String == "Ada")
    #expect(Attachment().fileURL.path == "/a.txt" && Attachment().metadata == nil)
    #expect(WCSessionUserInfoTransfer().userInfo.isEmpty && WCSessionUserInfoTransfer().isTransferring)
  }

  @Test func `What EventKit keeps is made of its objects`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      #expect(Party().title == "Party" && Party().isNew)
      #expect(Account().title == "Work" && Account().sourceType == .local && EKCalendar().isNew)
      let objects: [EKObject] = [
        EKAlarm(relativeOffset: -60), EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil),
        EKStructuredLocation(title: "Hall"), EKParticipant(), EKEvent(eventStore: EKEventStore()),
      ]
      #expect(objects.map(\.isNew) == [false, false, false, false, true])
      #expect(objects.allSatisfy { $0.refresh() == !$0.isNew })
    }
  }

  private final class Heard: SFSpeechRecognitionResult, @unchecked Sendable {
    override var bestTranscription: SFTranscription { Words() }
    override var isFinal: Bool { true }
  }
  private final class Words: SFTranscription, @unchecked Sendable { override var formattedString: String { "hello" } }
  private final class Task: SFSpeechRecognitionTask, @unchecked Sendable {
    var isOver = false
    override func cancel() { isOver = true }
  }

  @Test func `Results of speech are overridden`() {
    #expect(Heard().bestTranscription.formattedString == "hello" && Heard().isFinal)
    #expect(SFSpeechRecognitionResult().bestTranscription.segments.isEmpty)
    #expect(SFTranscriptionSegment().voiceAnalytics == nil)
    let task = Task()
    task.cancel()
    #expect(task.isOver && task.state == .starting)
  }

  private final class Song: MPMediaItem, @unchecked Sendable {
    private let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var title: String? { name }
  }

  @Test func `Media are overridden`() {
    let collection = MPMediaItemCollection(items: [Song("Rain"), Song("Sun")])
    #expect(collection.items.map(\.title) == ["Rain", "Sun"] && collection.count == 2)
    #expect(MPMediaItem.titleProperty(forGroupingType: .album) == MPMediaItemPropertyAlbumTitle)
    #expect(MPMediaItem.persistentIDProperty(forGroupingType: .artist) == MPMediaItemPropertyArtistPersistentID)
  }

  @Test func `Media come back from an archive as the library has them`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.hardware.music.songs = [SimulatedSong("Rain"), SimulatedSong("Sun")]
    app.hardware.music.authorization = .authorized
    try app.launch()
    try app.run {
      let items = try #require(MPMediaQuery.songs().items)
      #expect(try restored(items[1]).title == "Sun" && items[1][MPMediaItemPropertyTitle] as? String == "Sun")
      #expect(try restored(MPMediaItemCollection(items: items)).items.map(\.title) == ["Rain", "Sun"])
      let query = MPMediaQuery.songs()
      query.addFilterPredicate(MPMediaPropertyPredicate(value: "Sun", forProperty: MPMediaItemPropertyTitle))
      #expect(try restored(query).items?.map(\.title) == ["Sun"])
    }
  }

  @Test func `An item of a search has a month again when its date is taken away`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      let item = CSSearchableItem()
      #expect(!item.uniqueIdentifier.isEmpty && item.domainIdentifier == nil)
      let month = SimulatedProcess.date.addingTimeInterval(30 * 24 * 3600)
      #expect(abs(item.expirationDate.timeIntervalSince(month)) < 60)
      item.expirationDate = .distantPast
      #expect(item.expirationDate == .distantPast)
      item.expirationDate = nil
      #expect(abs(item.expirationDate.timeIntervalSince(month)) < 60)
    }
  }
}
