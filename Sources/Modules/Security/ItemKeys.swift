public import Foundation
public import PlainviewRuntime

// The keys and values of a keychain's items that are the same for all classes.

/// The key for the class of an item, one of the `kSecClass…` values.
// The class of an item.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// The class of passwords in general.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for servers.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// The class of cryptographic keys.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// The class of certificates with their private keys.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"

/// The attribute for when an item can be read, one of the `kSecAttrAccessible…` values.
// What every item has.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// The attribute for the access control of an item, a `SecAccessControl`; it excludes `kSecAttrAccessible`.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// The attribute for the access group of an item; the bundle's identifier by default.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The attribute for whether an item is on all devices of the user; false by default.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The value in a query for items with either value of `kSecAttrSynchronizable`.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The attribute for the date on which an item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The attribute for the date of an item's last change.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The attribute for a description of an item, a text.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The attribute for a comment on an item, a text.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The attribute for the creator of an item, a number.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The attribute for the type of an item, a number.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// The attribute for the label of an item, a text.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The attribute for whether an item is not shown to the user.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The attribute for whether an item stands for a password that is not stored.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The attribute for the group of items that are synchronized together.
nonisolated(unsafe) public let kSecAttrSyncViewHint: CFString = "vwht"
/// The attribute for the persistent reference of an item, in an older spelling.
nonisolated(unsafe) public let kSecAttrPersistantReference: CFString = "persistref"
/// The attribute for the persistent reference of an item.
nonisolated(unsafe) public let kSecAttrPersistentReference: CFString = "persistref"
/// The attribute for the token that holds an item.
nonisolated(unsafe) public let kSecAttrTokenID: CFString = "tkid"
/// The value for the Secure Enclave.
nonisolated(unsafe) public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The access group of items on tokens.
nonisolated(unsafe) public let kSecAttrAccessGroupToken: CFString = "com.apple.token"

/// An item that can be read while the device is unlocked; the default.
// When an item can be read.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An item that can be read once the device was unlocked after its start.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An item that can always be read.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// An item that can be read while the device is unlocked and has a passcode; not in backups.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// An item that can be read while the device is unlocked; not moved to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// An item that can be read once the device was unlocked; not moved to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// An item that can always be read; not moved to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

/// The key for a policy that certificates must meet; accepted, without effect.
// What is looked for.
nonisolated(unsafe) public let kSecMatchPolicy: CFString = "m_Policy"
/// The key for a list of items to search in; accepted, without effect.
nonisolated(unsafe) public let kSecMatchItemList: CFString = "m_ItemList"
/// The key for a list of keychains to search in; accepted, without effect.
nonisolated(unsafe) public let kSecMatchSearchList: CFString = "m_SearchList"
/// The key for issuers of certificates; accepted, without effect.
nonisolated(unsafe) public let kSecMatchIssuers: CFString = "m_Issuers"
/// The key for an email address in certificates; accepted, without effect.
nonisolated(unsafe) public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// The key for a part of a certificate's subject; accepted, without effect.
nonisolated(unsafe) public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// The key for a host of a certificate; accepted, without effect.
nonisolated(unsafe) public let kSecMatchHostOrSubdomainOfHost: CFString = "m_HostOrSubdomainOfHost"
/// The key for comparing texts without regard to case.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key for trusted certificates only; accepted, without effect.
nonisolated(unsafe) public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// The key for certificates valid on a date; accepted, without effect.
nonisolated(unsafe) public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// The key for the number of items to find, a number or one of the `kSecMatchLimit…` values; one by default.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// The value for one item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The value for all items.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The key for returning an item's data.
// The values of an item and the requested results.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key for returning an item's attributes in a dictionary.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key for returning an object; accepted, without effect.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key for returning an item's persistent reference.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key for an item's data.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key for an object; accepted, without effect.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The key for the persistent reference of the item to find.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// The key for a list of items to use; accepted, without effect.
// How the user is asked.
nonisolated(unsafe) public let kSecUseItemList: CFString = "u_ItemList"
/// The key for the text shown to the user; accepted, without effect.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key for not asking the user; accepted, without effect.
nonisolated(unsafe) public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The key for whether the user may be asked; accepted, without effect.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The value for asking the user when needed.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The value for failing when the user would have to be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The value for skipping items for which the user would have to be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key for an authentication that has already been made; accepted, without effect.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key for the data protection keychain; accepted, without effect.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key for a keychain shared by all users; accepted, without effect.
nonisolated(unsafe) public let kSecUseUserIndependentKeychain: CFString = "usr_ind"
