public import Foundation
public import PlainviewRuntime

// How a call ended.

/// The call succeeded, 0.
public let errSecSuccess: OSStatus = 0
/// The function is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// The disk is full; an older name.
public let errSecDskFull: OSStatus = -34
/// Input or output failed.
public let errSecIO: OSStatus = -36
/// The file is open for writing already.
public let errSecOpWr: OSStatus = -49
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// The file must not be written.
public let errSecWrPerm: OSStatus = -61
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// The user has canceled.
public let errSecUserCanceled: OSStatus = -128
/// The request is not valid.
public let errSecBadReq: OSStatus = -909
/// A component failed.
public let errSecInternalComponent: OSStatus = -2070
/// An error of Core Foundation that is not known.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
/// The app must not use the function.
public let errSecRestrictedAPI: OSStatus = -34020
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain must not be written.
public let errSecReadOnly: OSStatus = -25292
/// The name or the password is wrong.
public let errSecAuthFailed: OSStatus = -25293
/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain is not valid.
public let errSecInvalidKeychain: OSStatus = -25295
/// There is a keychain of that name already.
public let errSecDuplicateKeychain: OSStatus = -25296
/// The callback is registered already.
public let errSecDuplicateCallback: OSStatus = -25297
/// The callback is not valid.
public let errSecInvalidCallback: OSStatus = -25298
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25302
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The reference to the item is not valid.
public let errSecInvalidItemRef: OSStatus = -25304
/// The reference to the search is not valid.
public let errSecInvalidSearchRef: OSStatus = -25305
/// There is no such class.
public let errSecNoSuchClass: OSStatus = -25306
/// There is no standard keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// The user must not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The attribute must not be changed.
public let errSecReadOnlyAttr: OSStatus = -25309
/// The version is wrong.
public let errSecWrongSecVersion: OSStatus = -25310
/// The size of the key is not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// There is no module for storage.
public let errSecNoStorageModule: OSStatus = -25312
/// There is no module for certificates.
public let errSecNoCertificateModule: OSStatus = -25313
/// There is no module for policies.
public let errSecNoPolicyModule: OSStatus = -25314
/// The user has to be asked.
public let errSecInteractionRequired: OSStatus = -25315
/// The data is not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// The data must not be changed.
public let errSecDataNotModifiable: OSStatus = -25317
/// The chain of certificates cannot be built.
public let errSecCreateChainFailed: OSStatus = -25318
/// The domain of the preferences is not valid.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// The device is awake without its screen, and the user cannot be asked.
public let errSecInDarkWake: OSStatus = -25320
/// There is no such policy.
public let errSecPolicyNotFound: OSStatus = -25241
/// The trust setting is not valid.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// The item has no access control.
public let errSecNoAccessForItem: OSStatus = -25243
/// The owner must not be changed.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// There are no results of a trust evaluation.
public let errSecTrustNotAvailable: OSStatus = -25245
/// The format is not supported.
public let errSecUnsupportedFormat: OSStatus = -25256
/// The format is not known.
public let errSecUnknownFormat: OSStatus = -25257
/// The key leaves the keychain in encrypted form only.
public let errSecKeyIsSensitive: OSStatus = -25258
/// There are several private keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// A password is needed.
public let errSecPassphraseRequired: OSStatus = -25260
/// The reference to the password is not valid.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// The trust settings are not valid.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// There are no trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// The integrity of PKCS #12 data cannot be verified.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// The certificate did not sign the other one.
public let errSecNotSigner: OSStatus = -26267
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The service is not available.
public let errSecServiceNotAvailable: OSStatus = -67585
/// The identifier of the client is not sufficient.
public let errSecInsufficientClientID: OSStatus = -67586
/// The device was reset.
public let errSecDeviceReset: OSStatus = -67587
/// The device failed.
public let errSecDeviceFailed: OSStatus = -67588

/// What a status says, in English; one that no call here ends with is named by its number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let text =
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecNoSuchAttr: "The specified attribute does not exist."
    case errSecNoSuchClass: "The specified item does not appear to be a valid keychain item."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecInteractionRequired: "User interaction is required, but is currently not allowed."
    case errSecDecode: "Unable to decode the provided data."
    default: "OSStatus \(status)"
    }
  return text as CFString
}
