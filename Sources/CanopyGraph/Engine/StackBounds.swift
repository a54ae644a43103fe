internal import Glibc

/// The bounds of the evaluating thread's stack, used to report chains that are too deep.
package struct StackBounds {
  /// `pthread_getattr_np`, which the C library exports but declares only for code that enables its extensions.
  private static let getAttributes: GetAttributes? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }

  private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

  private var thread: pthread_t?
  private var low: UInt = 0
  private var high: UInt = 0

  package init() {}

  /// Updates the bounds if a different thread is evaluating.
  package mutating func update() {
    let current = pthread_self()
    guard thread != current else { return }
    thread = current
    (low, high) = (0, 0)
    var attributes = pthread_attr_t()
    guard let getAttributes = Self.getAttributes, getAttributes(current, &attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0, let address else { return }
    low = UInt(bitPattern: address)
    high = low + UInt(size)
  }

  /// Returns true if fewer than `margin` bytes remain for the frames until the next check and the calls in between. Returns
  /// false if the bounds are unknown, as under a sanitizer that stores local variables elsewhere.
  package func isNearlyUsedUp(margin: UInt = 160 * 1024) -> Bool {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    return low < address && address < high && address < low + margin
  }
}
