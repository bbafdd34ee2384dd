import Foundation

extension FlowRun {
  /// Does what a command says.
  func perform(_ command: FlowCommand) throws -> Outcome {
    let patience = command.isOptional ? Patience.optional : Patience.required
    switch command.action {
    case .launchApp(let launch): return try launchApp(launch)
    case .stopApp(let id), .killApp(let id), .clearState(let id): return try stopApp(id)
    case .tapOn(let selector, let times, let delay):
      return try tap(selector, patience, count: try number(times) ?? 1, delay: try seconds(delay))
    case .doubleTapOn(let selector): return try tap(selector, patience, count: 2)
    case .longPressOn(let selector): return try tap(selector, patience, duration: 3)
    case .inputText(let text): try type(try self.text(text))
    case .eraseText(let count): try erase(try number(count))
    case .pressKey(let key): return try press(key)
    case .openLink(let link): try open(try text(link))
    case .setOrientation(let orientation): try app().hardware.rotate(to: try self.orientation(orientation).device)
    case .hideKeyboard: try hideKeyboard()
    case .copyTextFrom(let selector): try copyText(from: selector, patience)
    case .pasteText: try pasteText()
    case .assertVisible(let selector): try waitUntilVisible(try evaluated(selector), patience)
    case .assertNotVisible(let selector): try waitUntilGone(try evaluated(selector), patience)
    case .assertTrue(let condition): try assertTrue(condition)
    case .extendedWaitUntil(let visible, let notVisible, let timeout):
      try wait(visible, notVisible, try seconds(timeout) ?? patience)
    case .waitForAnimationToEnd(let timeout): try waitForIdle(try seconds(timeout) ?? Patience.animation)
    case .scroll: try scroll()
    case .swipe(let swipe, let duration): try self.swipe(swipe, patience, duration: try seconds(duration) ?? 0.4)
    case .scrollUntilVisible(let scroll): try self.scroll(scroll)
    case .back: try goBack()
    case .runFlow(let source, let condition, let env): return try run(source, when: condition, env)
    case .repeated(let commands, let times, let condition):
      return try repeatCommands(commands, times: try number(times), while: condition)
    case .retry(let source, let maximum, let env): try retry(source, maximum: try number(maximum), env)
    case .evalScript(let script): try evaluateScript(script)
    case .takeScreenshot(let name, let element):
      try takeScreenshot(try text(name), of: element, patience, at: command.position)
    case .assertScreenshot(let name, let element): return try assertScreenshot(try text(name), of: element, patience)
    case .runScript(let file, let position, let condition, let env):
      return try runScript(file, at: position, when: condition, env)
    case .unavailable(let name):
      let reason = FlowCommandName(rawValue: name).flatMap(RefusedCommand.reason) ?? "is not possible here"
      throw FlowComplaint("`\(name)` \(reason); \(RefusedCommand.guarding)")
    default: return try performOnDevice(command.action)
    }
    return .passed
  }
}

/// How long commands wait for elements, in virtual seconds, as Maestro does.
enum Patience {
  static let required: TimeInterval = 17
  /// For steps that may fail, and for conditions.
  static let optional: TimeInterval = 7
  static let animation: TimeInterval = 15
  static let scrolling: TimeInterval = 20
}
