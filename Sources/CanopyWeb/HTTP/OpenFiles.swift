internal import Foundation

/// The number of files and connections that the process may have open at the same time.
enum OpenFiles {
  /// Asks for a number that a program rarely needs.
  ///
  /// - Returns: The number that the process may have now, which the system may keep below the wish.
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
