import PlainviewCoreTelephony
import PlainviewUIAutomation
import Testing
import UIKit

/// `CoreTelephony`: SIMs, the use of cellular data, phone calls.
@MainActor @Suite struct TelephonyTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  private final class Listener: NSObject, CTTelephonyNetworkInfoDelegate {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    func dataServiceIdentifierDidChange(_ identifier: String) { answers.add("data by \(identifier.suffix(1))") }
  }

  @Test func `A device without a SIM has neither operators nor technologies`() throws {
    try app.launch()
    try app.run {
      let info = CTTelephonyNetworkInfo()
      #expect(info.serviceSubscriberCellularProviders == nil && info.subscriberCellularProvider == nil)
      #expect(info.serviceCurrentRadioAccessTechnology == nil && info.currentRadioAccessTechnology == nil)
      #expect(info.dataServiceIdentifier == nil && CTSubscriberInfo.subscribers().isEmpty)
      #expect(!CTSubscriberInfo.subscriber().isSIMInserted && !CTCellularPlanProvisioning().supportsCellularPlan())
    }
  }

  @Test func `Operators and technologies are those of the SIMs`() throws {
    app.hardware.telephony.plans = [
      SimulatedCellularPlan("Harbor Mobile", mobileCountryCode: "262", mobileNetworkCode: "42", isoCountryCode: "de"),
      SimulatedCellularPlan("Island Tel", radioAccessTechnology: CTRadioAccessTechnologyNR),
    ]
    try app.launch()
    try app.run {
      let info = CTTelephonyNetworkInfo()
      let carriers = info.serviceSubscriberCellularProviders
      #expect(carriers?.count == 2)
      #expect(carriers?["0000000100000002"]?.carrierName == "Island Tel")
      #expect(info.subscriberCellularProvider?.mobileCountryCode == "262")
      #expect(info.subscriberCellularProvider?.isoCountryCode == "de")
      #expect(
        info.serviceCurrentRadioAccessTechnology == [
          "0000000100000001": CTRadioAccessTechnologyLTE, "0000000100000002": CTRadioAccessTechnologyNR,
        ])
      #expect(info.dataServiceIdentifier == "0000000100000001")
    }
  }

  @Test func `Changes of SIMs are told`() throws {
    try app.launch()
    let answers = Answers()
    let listener = Listener(answers)
    let info = try app.run {
      let info = CTTelephonyNetworkInfo()
      info.delegate = listener
      info.serviceSubscriberCellularProvidersDidUpdateNotifier = { answers.add("service \($0.suffix(1))") }
      info.subscriberCellularProviderDidUpdateNotifier = { answers.add($0.carrierName ?? "none") }
      return info
    }
    let observers = try app.run {
      [NSNotification.Name.CTServiceRadioAccessTechnologyDidChange, .CTRadioAccessTechnologyDidChange].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          answers.add("now \($0.object as? String ?? "nothing")")
        }
      }
    }
    app.hardware.telephony.plans = [SimulatedCellularPlan("Harbor Mobile")]
    #expect(
      answers.all == [
        "service 1", "Harbor Mobile", "data by 1", "now 0000000100000001", "now CTRadioAccessTechnologyLTE",
      ])
    app.hardware.telephony.plans[0].radioAccessTechnology = CTRadioAccessTechnologyEdge
    #expect(answers.all.suffix(2) == ["now 0000000100000001", "now CTRadioAccessTechnologyEdge"])
    app.hardware.telephony.plans.append(SimulatedCellularPlan("Island Tel", radioAccessTechnology: nil))
    app.hardware.telephony.dataPlan = 1
    #expect(answers.all.suffix(2) == ["service 2", "data by 2"])
    #expect(info.delegate === listener && observers.count == 2)
  }

  @Test func `The user's setting for cellular data is told at once and when it changes`() throws {
    try app.launch()
    let answers = Answers()
    let data = try app.run {
      let data = CTCellularData()
      data.cellularDataRestrictionDidUpdateNotifier = { answers.add("\($0)") }
      return data
    }
    try app.settle()
    app.hardware.telephony.dataRestriction = .restricted
    #expect(answers.all == ["notRestricted", "restricted"])
    #expect(try app.run { data.restrictedState } == .restricted)
  }

  @Test func `A call center hears of calls`() throws {
    try app.launch()
    let answers = Answers()
    let center = try app.run {
      let center = CTCallCenter()
      center.callEventHandler = { answers.add("\($0.callID) \($0.callState.dropFirst(11))") }
      return center
    }
    #expect(try app.run { center.currentCalls == nil })
    app.hardware.telephony.setCall("Ada", state: CTCallStateIncoming)
    app.hardware.telephony.setCall("Ada", state: CTCallStateConnected)
    #expect(try app.run { center.currentCalls?.map(\.callState) } == [CTCallStateConnected])
    app.hardware.telephony.setCall("Ada", state: CTCallStateDisconnected)
    #expect(answers.all == ["Ada Incoming", "Ada Connected", "Ada Disconnected"])
    #expect(try app.run { center.currentCalls == nil })
  }
}
