import NotificationCenter
import UIKit

class TodayViewController: UIViewController {}
