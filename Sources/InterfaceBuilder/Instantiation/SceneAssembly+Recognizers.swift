import Foundation
import PlainviewGestures
import PlainviewGraphics
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
    if let name = element.customClass {
      let type = ClassFinder.find(name, module: element.customModule) as? UIGestureRecognizer.Type
      if let made = UserCode.run(else: nil, { type.map { ObjectMaker.recognizer(of: $0) } }) { return made }
      context.reportUnknownClass(name, at: element)
      let recognizer = missingRecognizer(element.kind)
      recognizer.absence = absence(name)
      return recognizer
    }
    if element.kind == .other { context.warnOfUnsupported(element, treatment: "it recognizes nothing") }
    return recognizer(element.kind)
  }

  private func recognizer(_ kind: RecognizerElement.Kind) -> UIGestureRecognizer {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .other: UIGestureRecognizer()
    }
  }

  private func missingRecognizer(_ kind: RecognizerElement.Kind) -> any UIGestureRecognizer & AbsentClass {
    switch kind {
    case .tap: MissingTapRecognizer()
    case .longPress: MissingLongPressRecognizer()
    case .pan: MissingPanRecognizer()
    case .screenEdgePan: MissingScreenEdgePanRecognizer()
    case .swipe: MissingSwipeRecognizer()
    case .pinch: MissingPinchRecognizer()
    case .rotation: MissingRotationRecognizer()
    case .other: MissingRecognizer()
    }
  }

  // MARK: Attributes

  private func setAttributes(of recognizer: UIGestureRecognizer, _ element: RecognizerElement) {
    if let value = element.bool("enabled") { recognizer.isEnabled = value }
    if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = count("numberOfTapsRequired", of: element) ?? tap.numberOfTapsRequired
      tap.numberOfTouchesRequired = count("numberOfTouchesRequired", of: element) ?? tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer: setAttributes(ofPress: press, element)
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = count("minimumNumberOfTouches", of: element) ?? pan.minimumNumberOfTouches
      pan.maximumNumberOfTouches = count("maximumNumberOfTouches", of: element) ?? pan.maximumNumberOfTouches
      if let edgePan = pan as? UIScreenEdgePanGestureRecognizer {
        edgePan.edges = UIRectEdge(sides: element.options("edges"))
      }
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = count("numberOfTouchesRequired", of: element) ?? swipe.numberOfTouchesRequired
      swipe.direction = direction(of: element) ?? swipe.direction
    case let pinch as UIPinchGestureRecognizer:
      if let scale = element.number("scale") { pinch.scale = CGFloat(scale) }
    case let rotation as UIRotationGestureRecognizer:
      if let angle = element.number("rotation") { rotation.rotation = CGFloat(angle) }
    default: break
    }
  }

  private func setAttributes(ofPress press: UILongPressGestureRecognizer, _ element: RecognizerElement) {
    if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
    if let movement = element.number("allowableMovement") { press.allowableMovement = CGFloat(movement) }
    if let taps = element.integer("numberOfTapsRequired"), taps >= 0 { press.numberOfTapsRequired = taps }
    press.numberOfTouchesRequired = count("numberOfTouchesRequired", of: element) ?? press.numberOfTouchesRequired
  }

  /// A number of taps or fingers: at least one.
  private func count(_ key: String, of element: RecognizerElement) -> Int? {
    element.integer(key).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The first side that is named; Interface Builder stores one.
  private func direction(of element: RecognizerElement) -> UISwipeGestureRecognizer.Direction? {
    let names = element.options("direction") + [element.string("direction")].compactMap { $0 }
    for name in names {
      switch name {
      case "right": return .right
      case "left": return .left
      case "up": return .up
      case "down": return .down
      default: continue
      }
    }
    return nil
  }
}
