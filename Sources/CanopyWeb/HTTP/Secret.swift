internal import CSoup
internal import Foundation

/// Random and derived strings that can't be guessed.
enum Secret {
  /// Creates a secret of 192 random bits.
  static func make() -> String {
    // Safe because the system's generator is cryptographically secure.
    var generator = SystemRandomNumberGenerator()
    return (0..<3).map { _ in hexadecimal(generator.next()) }.joined()
  }

  /// Returns a Boolean value that indicates whether ``make()`` could have created a text.
  static func isSecret(_ text: String) -> Bool { text.utf8.count == 48 && text.allSatisfy(\.isHexDigit) }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns a secret derived from another one, which can't be recovered from it.
  static func derived(from secret: String, for purpose: String) -> String {
    let key = Array(secret.utf8)
    guard let result = g_compute_hmac_for_string(G_CHECKSUM_SHA256, key, gsize(key.count), purpose, -1) else {
      preconditionFailure("GLib always knows SHA-256.")
    }
    defer { g_free(result) }
    return String(cString: result)
  }

  /// Compares two secrets in constant time.
  static func areEqual(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
