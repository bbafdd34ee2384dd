public import Foundation
public import PlainviewRuntime

// The keys and values of the classes of a keychain's items.

/// The attribute for the name of an account, a text.
// Passwords.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The attribute for the service that a password belongs to, a text.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The attribute for data of the app's own.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The attribute for the security domain of a server, a text.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The attribute for the name of a server, a text.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The attribute for the protocol of a server, one of the `kSecAttrProtocol…` values.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The attribute for the authentication of a server, one of the `kSecAttrAuthenticationType…` values.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The attribute for the port of a server, a number.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The attribute for the path on a server, a text.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"

/// The attribute for the subject of a certificate.
// Certificates.
nonisolated(unsafe) public let kSecAttrSubject: CFString = "subj"
/// The attribute for the issuer of a certificate.
nonisolated(unsafe) public let kSecAttrIssuer: CFString = "issr"
/// The attribute for the serial number of a certificate.
nonisolated(unsafe) public let kSecAttrSerialNumber: CFString = "slnr"
/// The attribute for the identifier of a certificate's subject key.
nonisolated(unsafe) public let kSecAttrSubjectKeyID: CFString = "skid"
/// The attribute for the hash of a certificate's public key.
nonisolated(unsafe) public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The attribute for the type of a certificate.
nonisolated(unsafe) public let kSecAttrCertificateType: CFString = "ctyp"
/// The attribute for the encoding of a certificate.
nonisolated(unsafe) public let kSecAttrCertificateEncoding: CFString = "cenc"

/// The attribute for the class of a key, one of the `kSecAttrKeyClass…` values.
// Keys.
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kcls"
/// The attribute that identifies a key for the system, usually the hash of its public key.
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl"
/// The attribute for whether a key is kept in the keychain.
nonisolated(unsafe) public let kSecAttrIsPermanent: CFString = "perm"
/// The attribute for whether a key leaves the keychain in encrypted form only.
nonisolated(unsafe) public let kSecAttrIsSensitive: CFString = "sens"
/// The attribute for whether a key can leave the keychain.
nonisolated(unsafe) public let kSecAttrIsExtractable: CFString = "extr"
/// The attribute that identifies a key for the app, data.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
/// The attribute for the algorithm of a key, one of the `kSecAttrKeyType…` values.
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
/// The attribute for the size of a key in bits.
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The attribute for the effective size of a key in bits.
nonisolated(unsafe) public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// The attribute for whether a key can encrypt.
nonisolated(unsafe) public let kSecAttrCanEncrypt: CFString = "encr"
/// The attribute for whether a key can decrypt.
nonisolated(unsafe) public let kSecAttrCanDecrypt: CFString = "decr"
/// The attribute for whether other keys can be derived from a key.
nonisolated(unsafe) public let kSecAttrCanDerive: CFString = "drve"
/// The attribute for whether a key can sign.
nonisolated(unsafe) public let kSecAttrCanSign: CFString = "sign"
/// The attribute for whether a key can verify a signature.
nonisolated(unsafe) public let kSecAttrCanVerify: CFString = "vrfy"
/// The attribute for whether a key can encrypt another key.
nonisolated(unsafe) public let kSecAttrCanWrap: CFString = "wrap"
/// The attribute for whether a key can decrypt another key.
nonisolated(unsafe) public let kSecAttrCanUnwrap: CFString = "unwp"
/// The value for a public key.
nonisolated(unsafe) public let kSecAttrKeyClassPublic: CFString = "0"
/// The value for a private key.
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: CFString = "1"
/// The value for a symmetric key.
nonisolated(unsafe) public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The value for an RSA key.
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: CFString = "42"
/// The value for a key of an elliptic curve.
nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73"
/// The value for a key of a NIST elliptic curve, the same as `kSecAttrKeyTypeEC`.
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key for the attributes of the private key in a pair.
nonisolated(unsafe) public let kSecPrivateKeyAttrs: CFString = "private"
/// The key for the attributes of the public key in a pair.
nonisolated(unsafe) public let kSecPublicKeyAttrs: CFString = "public"

/// The value for FTP.
// Protocols of servers.
nonisolated(unsafe) public let kSecAttrProtocolFTP: CFString = "ftp "
/// The value for FTP on the client's side, for the account.
nonisolated(unsafe) public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The value for HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// The value for IRC.
nonisolated(unsafe) public let kSecAttrProtocolIRC: CFString = "irc "
/// The value for NNTP.
nonisolated(unsafe) public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The value for POP3.
nonisolated(unsafe) public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The value for SMTP.
nonisolated(unsafe) public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The value for SOCKS.
nonisolated(unsafe) public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The value for IMAP.
nonisolated(unsafe) public let kSecAttrProtocolIMAP: CFString = "imap"
/// The value for LDAP.
nonisolated(unsafe) public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The value for AppleTalk.
nonisolated(unsafe) public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The value for AFP.
nonisolated(unsafe) public let kSecAttrProtocolAFP: CFString = "afp "
/// The value for Telnet.
nonisolated(unsafe) public let kSecAttrProtocolTelnet: CFString = "teln"
/// The value for SSH.
nonisolated(unsafe) public let kSecAttrProtocolSSH: CFString = "ssh "
/// The value for FTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The value for HTTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The value for an HTTP proxy.
nonisolated(unsafe) public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The value for an HTTPS proxy.
nonisolated(unsafe) public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The value for an FTP proxy.
nonisolated(unsafe) public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The value for SMB.
nonisolated(unsafe) public let kSecAttrProtocolSMB: CFString = "smb "
/// The value for RTSP.
nonisolated(unsafe) public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The value for an RTSP proxy.
nonisolated(unsafe) public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The value for DAAP.
nonisolated(unsafe) public let kSecAttrProtocolDAAP: CFString = "daap"
/// The value for remote Apple events.
nonisolated(unsafe) public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The value for IPP.
nonisolated(unsafe) public let kSecAttrProtocolIPP: CFString = "ipp "
/// The value for NNTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The value for LDAP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The value for Telnet over TLS.
nonisolated(unsafe) public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The value for IMAP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The value for IRC over TLS.
nonisolated(unsafe) public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The value for POP3 over TLS.
nonisolated(unsafe) public let kSecAttrProtocolPOP3S: CFString = "pops"

/// The value for NTLM authentication.
// How a server authenticates its user.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The value for the authentication of the Microsoft Network.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// The value for distributed password authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// The value for remote password authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// The value for HTTP basic authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The value for HTTP digest authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The value for an HTML form.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The value for the standard authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
