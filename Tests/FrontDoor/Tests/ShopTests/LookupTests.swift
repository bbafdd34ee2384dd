import CoreGraphics
import CoreImage
import Testing
import UIKit

@objc protocol PickerDelegate {
  @objc optional func picked(_ name: String)
}

final class Picker {
  weak var delegate: AnyObject?
  func pick() { delegate?.picked?("apple") }
}

final class Basket: NSObject, PickerDelegate {
  var names: [String] = []
  func picked(_ name: String) { names.append(name) }
}

final class CardsLayout: UICollectionViewFlowLayout {
  override var collectionView: UICollectionView { super.collectionView! }
}

final class CardCell: UICollectionViewCell {
  override var reuseIdentifier: String { "card" }
}

/// What the dynamic lookup of Apple's systems allows, and modules that Swift Testing has a module of its own for.
@MainActor @Suite struct LookupTests {
  @Test func aDelegateOfAnyClassIsCalled() {
    let (picker, basket) = (Picker(), Basket())
    picker.delegate = basket
    picker.pick()
    #expect(basket.names == ["apple"])
  }

  @Test func numbersAndRectanglesAreAskedOfAnyObject() {
    let info: [AnyHashable: Any]? = ["height": NSNumber(value: 2.5)]
    #expect((info?["height"] as AnyObject).doubleValue == 2.5)
    let values: [String: AnyObject] = ["frame": NSValue(cgRect: CGRect(x: 0, y: 0, width: 3, height: 4))]
    #expect(values["frame"]?.cgRectValue == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func propertiesAreOverriddenByOnesThatAreNotOptional() {
    let layout = CardsLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    #expect(CardCell().reuseIdentifier == "card")
    #expect(CIImage(color: .red).extent.isInfinite)
  }
}
