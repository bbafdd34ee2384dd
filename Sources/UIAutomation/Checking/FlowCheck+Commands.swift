import PlainviewRuntime

extension FlowCheck {
  func check(_ commands: [FlowCommand], _ names: DocumentNames?) {
    for command in commands { check(command, names) }
  }

  private func check(_ command: FlowCommand, _ names: DocumentNames?) {
    for text in command.action.texts + [command.label].compactMap({ $0 }) { check(text: text, at: command.position) }
    for selector in command.action.selectors { check(selector, names, isExpected: !command.isOptional) }
    switch command.action {
    case .assertNotVisible(let selector): check(selector, names, isExpected: false)
    case .extendedWaitUntil(_, let selector?, _): check(selector, names, isExpected: false)
    case .runFlow(let source, let condition, let env):
      check(env)
      check(source, under: condition, names)
    case .retry(let source, _, let env):
      check(env)
      check(source, under: nil, names)
    case .runScript(let file, let position, let condition, let env):
      check(env)
      guard condition?.platform ?? .ios == .ios else { return }
      check(script: file, at: position)
    case .repeated(let commands, _, let condition): check(.commands(commands), under: condition, names)
    default: break
    }
  }

  private func check(_ env: [FlowVariable]) {
    for variable in env { check(text: variable.value, at: variable.position) }
  }

  /// Checks what is run under a condition; what only other platforms run is theirs.
  private func check(_ source: FlowSource, under condition: FlowCondition?, _ names: DocumentNames?) {
    if let platform = condition?.platform, platform != .ios { return }
    if let selector = condition?.visible { check(selector, names, isExpected: false) }
    if let selector = condition?.notVisible { check(selector, names, isExpected: false) }
    switch source {
    case .commands(let commands): check(commands, names)
    case .file(let file, let position): follow(file, at: position, names)
    }
  }

  /// Checks a selector and those inside it; an expected element should be in the document.
  private func check(_ selector: FlowSelector, _ names: DocumentNames?, isExpected: Bool) {
    for text in [selector.text, selector.id].compactMap({ $0 }) { check(text: text, at: selector.position) }
    if let id = selector.id, !id.contains("${") { check(id: id, of: selector, names) }
    if let text = selector.text, !text.contains("${") { check(text: text, of: selector, names, isExpected: isExpected) }
    for other in selector.relations.map(\.other) + selector.descendants { check(other, names, isExpected: isExpected) }
  }

  private func check(id: String, of selector: FlowSelector, _ names: DocumentNames?) {
    guard let names else { return }
    let pattern = TextPattern(id)
    if names.identifiers.contains(where: { pattern.isExactly($0) || pattern.matches($0) }) { return }
    let near = nearestNames(to: id, among: names.identifiers, limit: 3)
    add(
      .error,
      "no scene of \(names.path) has the id \(FlowSelector.quoted(id)), "
        + Self.advice(near, else: "set it as an accessibility identifier"), at: selector.position)
  }

  /// Texts may come from code and from typing: one that is not in the document is remarked on if it resembles another.
  private func check(text: String, of selector: FlowSelector, _ names: DocumentNames?, isExpected: Bool) {
    let pattern = TextPattern(text)
    let known = names?.texts ?? []
    if known.contains(where: { pattern.isExactly($0) || pattern.matches($0) }) { return }
    if let fault = pattern.fault {
      let problem = FlowFindingProblem.unusable(selector, text, fault)
      return add(.warning, problem.text(near: false), at: selector.position)
    }
    let near = nearestNames(to: text, among: known, limit: 3)
    guard isExpected, let names, !near.isEmpty else { return }
    add(
      .warning, "no scene of \(names.path) says \(FlowSelector.quoted(text)), " + Self.advice(near, else: ""),
      at: selector.position)
  }
}

extension FlowCommand.Action {
  /// The selectors of elements that have to be there.
  fileprivate var selectors: [FlowSelector] {
    switch self {
    case .tapOn(let selector, _, _), .doubleTapOn(let selector), .longPressOn(let selector),
      .copyTextFrom(let selector), .assertVisible(let selector), .swipe(.direction(_, let selector?), _),
      .takeScreenshot(_, let selector?), .assertScreenshot(_, let selector?), .extendedWaitUntil(let selector?, _, _):
      [selector]
    case .scrollUntilVisible(let scroll): [scroll.element]
    default: []
    }
  }

  /// The texts that may hold expressions, but for those of selectors and variables.
  fileprivate var texts: [String] {
    switch self {
    case .inputText(let text), .openLink(let text), .assertTrue(let text), .evalScript(let text),
      .takeScreenshot(let text, _), .assertScreenshot(let text, _), .setClipboard(let text),
      .setOrientation(.expression(let text)):
      [text]
    case .setLocation(let one, let other): [one, other]
    case .travel(let points, let speed): points + [speed].compactMap { $0 }
    case .inputRandom(_, let number): [number].compactMap { $0?.source }
    case .tapOn(_, let one, let other): [one, other].compactMap { $0?.source }
    case .eraseText(let number), .waitForAnimationToEnd(let number), .extendedWaitUntil(_, _, let number),
      .swipe(_, let number), .repeated(_, let number, _):
      [number].compactMap { $0?.source }
    case .retry(_, let number, _): [number].compactMap(\.source)
    default: []
    }
  }
}

extension FlowNumber {
  /// The text of an expression.
  fileprivate var source: String? {
    if case .expression(let text) = self { return text }
    return nil
  }
}
