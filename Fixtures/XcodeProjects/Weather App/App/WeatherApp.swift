import UIKit
import WeatherModel

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
