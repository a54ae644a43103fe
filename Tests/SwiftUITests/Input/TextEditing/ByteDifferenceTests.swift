import CanopyInput
import RandomTestSupport
import Testing

@Suite("The bytes by which two strings differ")
struct ByteDifferenceTests {
  /// The difference, found scalar by scalar.
  private func plain(_ old: String, _ new: String) -> (start: Int, oldEnd: Int, newEnd: Int) {
    let (oldScalars, newScalars) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(oldScalars, newScalars).prefix { $0 == $1 }.count
    let most = min(oldScalars.count, newScalars.count) - start
    let end = min(zip(oldScalars.reversed(), newScalars.reversed()).prefix { $0 == $1 }.count, most)
    func bytes(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + Unicode.UTF8.width($1) } }
    let suffix = bytes(oldScalars.suffix(end))
    return (bytes(oldScalars.prefix(start)), old.utf8.count - suffix, new.utf8.count - suffix)
  }

  @Test("It is the same as the one found scalar by scalar", arguments: Rounds.some(of: 0..<60))
  func isAsFoundScalarByScalar(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Longer than the blocks in which memory is compared.
    let old = String(
      (0..<Int.random(in: 0...20_000, using: &random)).map { _ in "abéè🙂".randomElement(using: &random) ?? "a" })
    let (start, end) = (Int.random(in: 0...old.count, using: &random), Int.random(in: 0...old.count, using: &random))
    var new = old
    new.replaceSubrange(
      new.index(new.startIndex, offsetBy: min(start, end))..<new.index(new.startIndex, offsetBy: max(start, end)),
      with: ["", "x", "ab", "éé"].randomElement(using: &random) ?? "")
    let difference = ByteDifference(from: old, to: new)
    let expected = plain(old, new)
    #expect(difference.start == expected.start)
    #expect(difference.oldEnd == expected.oldEnd)
    #expect(difference.newEnd == expected.newEnd)
  }

  @Test("Equal strings have none")
  func equalStringsHaveNone() {
    let difference = ByteDifference(from: "same", to: "same")
    #expect(difference.start == 4 && difference.oldEnd == 4 && difference.newEnd == 4)
    let empty = ByteDifference(from: "", to: "")
    #expect(empty.start == 0 && empty.oldEnd == 0 && empty.newEnd == 0)
  }
}
