internal import Foundation

/// The number of files and connections that the process can have open simultaneously.
enum OpenFiles {
  /// Requests a limit, which programs rarely need to do.
  ///
  /// - Returns: The actual limit, which can be lower than the requested one.
  static func allow(_ wish: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wish }
    if limit.rlim_cur < wish {
      limit.rlim_cur = min(rlim_t(wish), limit.rlim_max)
      guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return allow(0) }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
