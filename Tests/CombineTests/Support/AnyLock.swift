import Foundation

/// A lock for what several threads of a test write down.
final class AnyLock: Sendable {
  private let lock = NSLock()

  func run(_ body: () -> Void) { lock.withLock(body) }
}
