import CanopyDrawing
import Testing

@Suite struct FingerprintTests {
  private func fingerprint(_ bytes: [UInt8]) -> Fingerprint {
    var result = Fingerprint()
    bytes.withUnsafeBytes { result.add($0) }
    return result
  }

  @Test func everyBitChangesTheFingerprint() {
    let bytes = (0..<40).map { UInt8($0 * 6) }
    var known: Set = [fingerprint(bytes)]
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        known.insert(fingerprint(other))
      }
      known.insert(fingerprint(Array(bytes[..<index])))
    }
    #expect(known.count == 1 + bytes.count * 9)
  }

  @Test func fingerprintsWorkAsDictionaryKeys() {
    func thing(_ number: Int) -> Fingerprint { fingerprint([UInt8(number & 255), UInt8(number >> 8)]) }
    let places = Dictionary(uniqueKeysWithValues: (0..<1_000).map { (thing($0), $0) })
    for number in 0..<1_000 { #expect(places[thing(number)] == number) }
    #expect(places[fingerprint([0])] == nil)
  }
}
