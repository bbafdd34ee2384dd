import PlainviewUIAutomation
import Testing
import UIKit

/// Notes touches with their points and times.
private final class TouchLog: UIView {
  struct Entry: Equatable {
    let phase: String
    let point: CGPoint
    let time: Double
  }
  var entries: [Entry] = []

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: nil)
    entries.append(
      Entry(phase: phase, point: CGPoint(x: point.x.rounded(), y: point.y.rounded()), time: touch.timestamp))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
}

/// Taps, presses, swipes: the touches that they make. The points are Maestro's for a screen of 390 x 844 points.
@MainActor @Suite struct FlowTouchTests {
  private let log = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func played(_ commands: String) throws -> [TouchLog.Entry] {
    log.entries = []
    let stage = FlowStage { [log] stage in
      log.accessibilityIdentifier = "log"
      stage.view.addSubview(log)
    }
    let report = try stage.play("- launchApp\n" + commands)
    #expect(report.passed, "\(report.text)")
    return log.entries
  }

  /// The first and the last point of one stroke.
  private func stroke(_ commands: String) throws -> [CGPoint] {
    let entries = try played(commands)
    #expect(entries.first?.phase == "began" && entries.last?.phase == "ended")
    return [entries.first?.point, entries.last?.point].compactMap { $0 }
  }

  private func seconds(_ entries: [TouchLog.Entry]) -> [Double] {
    zip(entries, entries.dropFirst()).map { (($1.time - $0.time) * 1000).rounded() / 1000 }
  }

  // MARK: Taps

  @Test func `A tap touches the middle of the element`() throws {
    let entries = try played("- tapOn: {id: log}")
    #expect(entries.map(\.phase) == ["began", "ended"])
    #expect(entries.map(\.point) == [CGPoint(x: 195, y: 422), CGPoint(x: 195, y: 422)])
  }

  @Test(
    "A point is in points or percent, of the screen or of the element",
    arguments: [
      ("{point: '10,20'}", 10, 20), ("{point: '50%,25%'}", 195, 211), ("{id: part, point: '5,6'}", 105, 206),
      ("{id: part, point: '50%,50%'}", 110, 220), ("{point: '${5 + 5}, 20'}", 10, 20),
    ])
  func point(_ selector: String, _ x: Double, _ y: Double) throws {
    let part = TouchLog(frame: CGRect(x: 100, y: 200, width: 20, height: 40))
    let stage = FlowStage { [log] stage in
      part.accessibilityIdentifier = "part"
      stage.view.addSubview(log)
      stage.view.addSubview(part)
    }
    #expect(try stage.play("- launchApp\n- tapOn: \(selector)").passed)
    #expect((log.entries + part.entries).first?.point == CGPoint(x: x, y: y))
  }

  @Test func `Repeated taps keep their delay, a tenth of a second if none is said`() throws {
    let plain = try played("- tapOn: {id: log, repeat: 3}")
    #expect(plain.map(\.phase) == ["began", "ended", "began", "ended", "began", "ended"])
    #expect(seconds(plain) == [0.05, 0.1, 0.05, 0.1, 0.05])
    #expect(seconds(try played("- tapOn: {id: log, repeat: 2, delay: 400}")) == [0.05, 0.4, 0.05])
  }

  @Test func `A double tap is two taps, a long press lasts three seconds`() throws {
    #expect(seconds(try played("- doubleTapOn: {id: log}")) == [0.05, 0.1, 0.05])
    #expect(seconds(try played("- longPressOn: {id: log}")) == [3])
  }

  @Test func `A tap on what is covered or takes no touches fails and says why`() throws {
    let stage = FlowStage { stage in
      stage.button("Half", at: 20, 100)
      stage.box(CGRect(x: 0, y: 110, width: 390, height: 20), id: "bar", color: .black)
    }
    #expect(
      try stage.play("- launchApp\n- tapOn: Half").firstProblem
        == "4:3: A tap on button \"Half\" at (20, 100) size 160 x 40 does not reach it: at (100, 120) it is covered by "
        + "other \"bar\" at (0, 110) size 390 x 20, a UIView.")
    #expect(try stage.play("- launchApp\n- tapOn: {text: Half, point: '80,20'}").passed == false)
    #expect(try stage.play("- launchApp\n- tapOn: {text: Half, point: '2,2'}").passed)
    #expect(stage.heard == ["Half"])
    #expect(try stage.play("- launchApp\n- tapOn: Half") { $0.rules = .maestro }.passed)
    #expect(stage.heard.isEmpty)
  }

  @Test func `A tap on a button that does not react is a warning`() throws {
    let stage = FlowStage { stage in
      stage.button("Buy", at: 20, 100).isEnabled = false
      stage.button("Deaf", at: 20, 200).isUserInteractionEnabled = false
    }
    let report = try stage.play("- launchApp\n- tapOn: Buy\n- tapOn: Deaf")
    #expect(report.outcomes == ["passed", "warned", "warned"])
    #expect(
      report.steps.compactMap(\.problem?.message) == [
        "\"Buy\" is disabled, the touch does nothing",
        "\"Deaf\" has isUserInteractionEnabled = false, the touch does nothing",
      ])
    #expect(report.passed)
  }

  @Test func `A number of taps that makes no sense is an error`() throws {
    let stage = FlowStage { $0.button("Go", at: 20, 100) }
    let report = try stage.play("- tapOn: {text: Go, repeat: '${0 - 1}'}")
    #expect(report.firstProblem == "3:3: -1 taps are too many or too few, write a number from 0 to 1000")
    #expect(
      try stage.play("- tapOn: {text: Go, repeat: '${\"two\"}'}").failures.first?.message
        == "`${\"two\"}` is \"two\", it has to be a whole number")
  }

  // MARK: Strokes

  @Test(
    "Swipes go over the screen as Maestro's on iOS do",
    arguments: [
      ("{direction: UP}", [195, 759.6, 195, 84.4]), ("{direction: down}", [195, 168.8, 195, 759.6]),
      ("{direction: LEFT}", [351, 422, 39, 422]), ("{direction: RIGHT}", [39, 422, 351, 422]),
      ("{start: '10%,20%', end: '90%, 30%'}", [39, 168.8, 351, 253.2]),
      ("{start: '5,6', end: '70,80'}", [5, 6, 70, 80]),
      ("{start: '5,6', end: '500,900'}", [5, 6, 389, 843]),
      ("{direction: UP, from: {id: log}}", [195, 422, 195, 84.4]),
      ("{direction: LEFT, from: {id: log}}", [195, 422, 39, 422]),
    ] as [(String, [Double])])
  func swipe(_ arguments: String, _ numbers: [Double]) throws {
    let points = [
      CGPoint(x: numbers[0].rounded(), y: numbers[1].rounded()),
      CGPoint(x: numbers[2].rounded(), y: numbers[3].rounded()),
    ]
    #expect(try stroke("- swipe: \(arguments)") == points)
  }

  @Test func `A swipe lasts 400 milliseconds or as long as it says`() throws {
    func duration(_ commands: String) throws -> Double { seconds(try played(commands)).reduce(0, +) }
    #expect(abs(try duration("- swipe: {direction: UP}") - 0.4) < 0.001)
    #expect(abs(try duration("- swipe: {direction: UP, duration: 1000}") - 1) < 0.001)
    #expect(abs(try duration("- scroll") - 0.333) < 0.01)
  }

  @Test func `Scrolling moves up what is in the middle`() throws {
    #expect(try stroke("- scroll") == [CGPoint(x: 195, y: 422), CGPoint(x: 195, y: 84)])
  }
}
