import UIKit

final class CityView: UIView {}
