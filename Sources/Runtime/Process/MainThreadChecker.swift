import Synchronization

/// Says in the console when UIKit is called off the main thread, as Xcode's main thread checker does.
///
/// What changes views and controllers checks. A call is reported once for the function that makes it. The name of UIKit's
/// method is exact in a debug build; an optimized program has left out calls at the end of functions, and may name the
/// method that was called last. A stripped program has no names: then the message says only that it happened.
package enum MainThreadChecker {
  /// Whether a call can come from another thread: until then a check costs one reading of this.
  private static let isNeeded = Atomic<Bool>(false)

  /// What the console of a process has already; that of the program itself if no driver runs one.
  private final class Reported: Sendable {
    let texts = Mutex<Set<String>>([])
  }

  /// Code that may call UIKit begins to run on another thread than the main one, or its threads are not ours to see.
  package static func begin() { isNeeded.store(true, ordering: .relaxed) }

  /// Called by what UIKit offers to the main thread only.
  package static func check() {
    if isNeeded.load(ordering: .relaxed), !MainQueue.isCurrent { report(WorkOrigin.callStack) }
  }

  private static func report(_ calls: [UInt]) {
    let names = calls.map { FunctionNames.name(at: $0) }
    // The function of UIKit is the last one before the app's.
    let caller = names.firstIndex { $0.map { !isFramework($0) } ?? false } ?? names.count
    var text = "Main Thread Checker: UI API called on a background thread"
    if caller < names.count, let function = names[..<caller].last(where: { $0.map { isUIKit($0) } ?? false }) ?? nil {
      text += ": " + function.objectiveCName
    }
    let callers = names[caller...].compactMap { $0 }.filter { !isFramework($0) }
    for (depth, function) in callers.enumerated() {
      text += (depth == 0 ? "\nBacktrace:" : "") + "\n\(depth)   \(function.module)   \(function.text)"
    }
    let reported = SimulatedProcess.current.shared(Reported.self) { Reported() }
    guard reported.texts.withLock({ $0.insert(text).inserted }) else { return }
    SimulatedProcess.log(text)
  }

  private static func isUIKit(_ function: FunctionNames.Name) -> Bool {
    isFramework(function) && !WorkOrigin.passing.contains(function.module)
  }

  private static func isFramework(_ function: FunctionNames.Name) -> Bool {
    frameworkModules.contains(function.module) || WorkOrigin.passing.contains(function.module)
  }
}

extension FunctionNames.Name {
  /// The method as UIKit's messages have it: `-[UILabel setText:]` for the setter of `UILabel.text`.
  var objectiveCName: String {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return text }
    return "-[\(parts[0]) \(Self.selector(parts[1], isSetter: isSetter))]"
  }

  private static func selector(_ member: String, isSetter: Bool) -> String {
    let member = member.replacing("__allocating_init", with: "init")
    if let known = renamed[member] { return known }
    guard let open = member.firstIndex(of: "(") else {
      // The property of `isHidden` is `hidden` in Objective-C.
      let isFlag = member.hasPrefix("is") && member.dropFirst(2).first?.isUppercase == true
      return isSetter ? SelectorNaming.setter(of: isFlag ? String(member.dropFirst(2)) : member) : member
    }
    let labels = member[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    return SelectorNaming.selector(base: String(member[..<open]), labels: labels)
  }

  /// Methods that Swift's importer renames.
  private static let renamed = [
    "init(_:)": "init", "insertSubview(_:at:)": "insertSubview:atIndex:",
    "exchangeSubview(at:withSubviewAt:)": "exchangeSubviewAtIndex:withSubviewAtIndex:",
    "bringSubviewToFront(_:)": "bringSubviewToFront:", "sendSubviewToBack(_:)": "sendSubviewToBack:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:", "setTitle(_:for:)": "setTitle:forState:",
    "setImage(_:for:)": "setImage:forState:", "setTitleColor(_:for:)": "setTitleColor:forState:",
  ]
}
