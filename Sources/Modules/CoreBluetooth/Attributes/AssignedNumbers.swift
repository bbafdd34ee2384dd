/// The names of the identifiers of 16 bits that the Bluetooth specification assigns.
enum AssignedNumbers {
  /// The names by the digits of the 128 bits, in capitals.
  static let names: [String: String] = {
    var names = ["D0611E78-BBB4-4591-A5F8-487910AE4366": "Continuity"]
    for line in [services, descriptors, characteristics].joined(separator: "\n").split(separator: "\n") {
      let number = line.prefix(4)
      names["0000\(number)-0000-1000-8000-00805F9B34FB"] = String(line.dropFirst(5))
    }
    return names
  }()

  private static let services = """
    1800 Generic Access
    1801 Generic Attribute
    1802 Immediate Alert
    1803 Link Loss
    1804 Tx Power
    1805 Current Time
    1806 Reference Time Update
    1807 Next DST Change
    1808 Glucose
    1809 Health Thermometer
    180A Device Information
    180D Heart Rate
    180E Phone Alert Status
    180F Battery
    1810 Blood Pressure
    1811 Alert Notification
    1812 Human Interface Device
    1813 Scan Parameters
    1814 Running Speed and Cadence
    1815 Automation IO
    1816 Cycling Speed and Cadence
    1818 Cycling Power
    1819 Location and Navigation
    181A Environmental Sensing
    181B Body Composition
    181C User Data
    181D Weight Scale
    181E Bond Management
    181F Continuous Glucose Monitoring
    1820 Internet Protocol Support
    1821 Indoor Positioning
    1822 Pulse Oximeter
    1823 HTTP Proxy
    1824 Transport Discovery
    1825 Object Transfer
    1826 Fitness Machine
    1827 Mesh Provisioning
    1828 Mesh Proxy
    1829 Reconnection Configuration
    183A Insulin Delivery
    183B Binary Sensor
    183C Emergency Configuration
    183E Physical Activity Monitor
    """

  private static let descriptors = """
    2900 Characteristic Extended Properties
    2901 Characteristic User Description
    2902 Client Characteristic Configuration
    2903 Server Characteristic Configuration
    2904 Characteristic Format
    2905 Characteristic Aggregate Format
    2906 Valid Range
    2907 External Report Reference
    2908 Report Reference
    2909 Number of Digitals
    290A Value Trigger Setting
    290B Environmental Sensing Configuration
    290C Environmental Sensing Measurement
    290D Environmental Sensing Trigger Setting
    290E Time Trigger Setting
    """
}
