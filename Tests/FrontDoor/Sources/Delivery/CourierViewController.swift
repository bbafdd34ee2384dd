import CoreLocation
import MapKit
import os.log
import UIKit
import class WebKit.WKWebView
import struct CoreGraphics.CGFloat

/// Shows where the courier is, with modules beside UIKit.
public final class CourierViewController: UIViewController, CLLocationManagerDelegate, MKMapViewDelegate {
  public let map = MKMapView()
  public let page = WKWebView()
  private let manager = CLLocationManager()
  private let logger = os.Logger(subsystem: "org.example.delivery", category: "courier")
  private let log = OSLog(subsystem: "org.example.delivery", category: "old")
  private let height: CoreGraphics.CGFloat = 300

  public override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    map.delegate = self
    view.addSubview(map)
    manager.delegate = self
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
    button.addTarget(self, action: #selector(follow), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func follow() {
    os_log("asks", log: log, type: .info)
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last else { return }
    logger.notice("at \(place.coordinate.latitude, format: .fixed(precision: 1)), \(place.description)")
    map.setCenter(place.coordinate, animated: false)
  }
}

#if canImport(CoreData)
import CoreData
#endif
