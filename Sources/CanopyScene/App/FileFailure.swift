internal import Foundation

/// The reason that a file can't be read or written, phrased as the end of a sentence.
///
/// Foundation's errors are complete sentences that mention a temporary file or an error number.
package struct FileFailure: CustomStringConvertible {
  package let description: String

  package init(_ error: any Error) { description = Self.cause(of: error as NSError) ?? "\(error.localizedDescription)" }

  private static func cause(of error: NSError) -> String? {
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error, let cause = cause(of: inner as NSError) {
      return cause
    }
    switch error.domain {
    case NSPOSIXErrorDomain: return cause(ofNumber: Int32(error.code))
    case NSCocoaErrorDomain: return cause(of: CocoaError.Code(rawValue: error.code))
    default: return nil
    }
  }

  private static func cause(ofNumber number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "access is denied"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk can only be read"
    case ENOENT: "there is no such file or folder"
    case ENOTDIR: "a part of the path is a file"
    case EISDIR: "it is a folder"
    case EEXIST: "there is a file of that name"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    default: "\(String(cString: strerror(number)).lowercased())"
    }
  }

  private static func cause(of code: CocoaError.Code) -> String? {
    switch code {
    case .fileWriteNoPermission, .fileReadNoPermission: cause(ofNumber: EACCES)
    case .fileWriteOutOfSpace: cause(ofNumber: ENOSPC)
    case .fileWriteVolumeReadOnly: cause(ofNumber: EROFS)
    case .fileNoSuchFile, .fileReadNoSuchFile: cause(ofNumber: ENOENT)
    case .fileWriteFileExists: cause(ofNumber: EEXIST)
    case .fileWriteInvalidFileName: cause(ofNumber: ENAMETOOLONG)
    case .fileReadTooLarge: "it is too large"
    case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding: "it is no text"
    default: nil
    }
  }
}
