import Foundation
import Testing

@testable import CanopyGTK

/// Values of D-Bus, which other programs may send in any form.
@MainActor @Suite struct VariantTests {
  private func variant(_ text: String) throws -> Variant {
    try #require(Variant(text: text))
  }

  @Test func noValueIsNoVariant() {
    #expect(Variant(owning: nil) == nil)
    #expect(Variant(sharing: nil) == nil)
  }

  @Test func valuesHaveTheirTypeAlone() throws {
    let (text, truth, number, fraction) = (
      try variant("'a'"), try variant("true"), try variant("uint32 7"), try variant("0.5")
    )
    #expect([text, truth, number, fraction].map(\.string) == ["a", nil, nil, nil])
    #expect([text, truth, number, fraction].map(\.truth) == [nil, true, nil, nil])
    #expect([text, truth, number, fraction].map(\.number) == [nil, nil, 7, nil])
    #expect([text, truth, number, fraction].map(\.fraction) == [nil, nil, nil, 0.5])
  }

  @Test(arguments: ["7", "int16 7", "uint64 7", "byte 7"]) func otherNumbersAreNone(text: String) throws {
    let variant = try variant(text)
    #expect(variant.number == nil && variant.fraction == nil && variant.truth == nil)
  }

  @Test func nestedBoxesAreOpened() throws {
    #expect(try variant("<<<'a'>>>").unboxed.string == "a")
    #expect(try variant("'a'").unboxed.string == "a")
    #expect(try variant("<'a'>").string == nil)
  }

  @Test func containersHaveChildren() throws {
    #expect(try variant("('a', true)").children.map(\.string) == ["a", nil])
    #expect(try variant("['a', 'b']").children.compactMap(\.string) == ["a", "b"])
    #expect(try variant("(0.1, 0.2, 0.3)").children.compactMap(\.fraction) == [0.1, 0.2, 0.3])
    #expect(try variant("{'a': <1.5>}").children.first?.children.last?.unboxed.fraction == 1.5)
    #expect(try variant("@as []").children.isEmpty)
  }

  @Test(arguments: ["'text'", "uint32 7", "true"]) func otherValuesHaveNone(text: String) throws {
    #expect(try variant(text).children.isEmpty)
  }

  @Test func childrenOutliveTheirContainer() throws {
    var container: Variant? = try variant("(['a'],)")
    let child = container?.children.first
    container = nil
    #expect(child?.children.first?.string == "a")
  }

  @Test func aSharedValueOutlivesItsOwner() {
    var owner = Variant(text: "'a'")
    let shared = Variant(sharing: owner?.pointer)
    owner = nil
    #expect(shared?.string == "a")
  }

  @Test(arguments: ["", "(", "'a", "uint32 -1", "name"]) func textsThatAreNoValuesAreNone(text: String) {
    #expect(Variant(text: text) == nil)
  }
}
