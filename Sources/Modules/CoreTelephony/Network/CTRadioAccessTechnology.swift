/// The technology of GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The technology of EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The technology of W-CDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The technology of HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The technology of HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The technology of CDMA 1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The technology of CDMA EV-DO Rev. 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// The technology of CDMA EV-DO Rev. A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// The technology of CDMA EV-DO Rev. B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// The technology of eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// The technology of LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The technology of 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The technology of 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
