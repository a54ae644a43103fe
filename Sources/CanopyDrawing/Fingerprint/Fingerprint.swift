/// A 128-bit hash of all relevant properties of a value, for caches that don't keep the value itself.
///
/// The probability that two different values have the same fingerprint is one in 10³⁸. The hash is seeded randomly for each run
/// of a program, so a collision doesn't recur. A cache compares two words instead of entire values.
@usableFromInline
package struct Fingerprint: Hashable, Sendable {
  @usableFromInline var first: UInt64
  @usableFromInline var second: UInt64

  private static let seeds = (UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max))

  package init() { (first, second) = Self.seeds }

  @inlinable
  package mutating func add(_ word: UInt64) {
    // Odd constants with irregular bits, so that each bit of a word affects all bits of the product.
    first = Self.product(first ^ word, 0xA24B_AED4_963E_E407)
    second = Self.product(second &+ word, 0x9FB2_1C65_1E98_DF25)
  }

  @inlinable
  static func product(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let (high, low) = word.multipliedFullWidth(by: factor)
    return high ^ low &+ factor
  }

  @inlinable
  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  @inlinable
  package mutating func add(_ number: Double) { add(number.bitPattern) }

  @inlinable
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(bytes.count)
    var next = 0
    while next + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self))
      next += 8
    }
    var rest: UInt64 = 0
    while next < bytes.count {
      rest = rest << 8 | UInt64(bytes[next])
      next += 1
    }
    add(rest)
  }

  @inlinable
  package mutating func add(_ string: String) {
    var string = string
    string.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds another fingerprint.
  package mutating func add(_ other: Fingerprint) {
    add(other.first)
    add(other.second)
  }

  // Written explicitly so that dictionaries in other targets can inline the comparison.
  @inlinable
  package static func == (first: Fingerprint, second: Fingerprint) -> Bool {
    first.first == second.first && first.second == second.second
  }

  /// Hashes one word, which is already random.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(first) }

  // The fingerprint is already random. Hashing it again would cost more than the lookup.
  @inlinable
  package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: first) ^ seed }
}
