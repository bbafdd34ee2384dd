import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewUIKitCore

extension SceneAssembly {
  /// Makes a recognizer of its class; a view's connection attaches it.
  func makeRecognizer(_ element: RecognizerElement) -> UIGestureRecognizer {
    let recognizer = instance(of: element)
    recognizer.documentID = element.id
    add(recognizer, element.node)
    setAttributes(of: recognizer, element)
    RuntimeAttributes(of: element, context).set(on: recognizer)
    return recognizer
  }

  private func instance(of element: RecognizerElement) -> UIGestureRecognizer {
    let isTap = element.kind == .tap
    if let name = element.customClass {
      let type = ClassFinder.find(name, module: element.customModule) as? UIGestureRecognizer.Type
      if let type, !SimulatedProcess.isUnwinding { return ObjectMaker.recognizer(of: type) }
      context.reportUnknownClass(name, at: element)
      return missingRecognizer(isTap, absence(name))
    }
    if isTap { return UITapGestureRecognizer(target: nil, action: nil) }
    context.warnOfUnsupported(element, treatment: "it recognizes nothing")
    return UIGestureRecognizer(target: nil, action: nil)
  }

  private func missingRecognizer(_ isTap: Bool, _ absence: Absence) -> UIGestureRecognizer {
    if isTap {
      let recognizer = MissingTapRecognizer(target: nil, action: nil)
      recognizer.absence = absence
      return recognizer
    }
    let recognizer = MissingRecognizer(target: nil, action: nil)
    recognizer.absence = absence
    return recognizer
  }

  private func setAttributes(of recognizer: UIGestureRecognizer, _ element: RecognizerElement) {
    if let value = element.bool("enabled") { recognizer.isEnabled = value }
    if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
    guard let tap = recognizer as? UITapGestureRecognizer else { return }
    if let count = element.integer("numberOfTapsRequired"), count > 0 { tap.numberOfTapsRequired = count }
    if let count = element.integer("numberOfTouchesRequired"), count > 0 { tap.numberOfTouchesRequired = count }
  }
}
