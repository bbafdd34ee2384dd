/// The key of the option to tell the user that Bluetooth is off; kept, without effect.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the option with the name under which a manager is restored; kept, without effect.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the option to report a device again and again; each change of the devices in range counts.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the option with services that devices search for; kept, without effect.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The key of the option to tell the user of a connection; kept, without effect.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of the option to tell the user of a lost connection; kept, without effect.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// The key of the option to tell the user of notifications; kept, without effect.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The key of the option with a delay in seconds; kept, without effect.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// The key of the option to connect by the other kind of Bluetooth as well; kept, without effect.
public let CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
/// The key of the option that the device needs notifications of the phone's system; kept, without effect.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// The key of the option to connect again after the connection was lost; kept, without effect.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
/// The key of the devices of a restored manager; never given here.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the services that a restored manager searches for; never given here.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of the options of a restored manager's search; never given here.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"

/// The key of a device's name, in what it makes known.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the strength of a device's transmitter, in what it makes known; never given here.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of the identifiers of a device's services, in what it makes known.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of data of a device's services, in what it makes known; never given here.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of a manufacturer's data, in what a device makes known.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of further services, in what a device makes known; never given here.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The key of whether a device accepts connections, in what it makes known.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of services that a device searches for, in what it makes known; never given here.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
