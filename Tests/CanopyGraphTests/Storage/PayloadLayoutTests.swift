import Testing

@testable import CanopyGraph

@Suite struct PayloadLayoutTests {
  @Test func singleValueIsAtTheStart() {
    let layout = PayloadLayout.value((Int, Bool).self)
    #expect(layout.size == 9)
    #expect(layout.alignment == 8)
    #expect(layout.valueOffset == 0)
  }

  @Test func valueFollowsItsRule() {
    let layout = PayloadLayout.rule((Int, Bool).self, value: Int32.self)
    #expect(layout.valueOffset == 16, "the rule's stride")
    #expect(layout.size == 20)
    #expect(layout.alignment == 8)
  }

  @Test func strictlyAlignedValueMovesTheRule() {
    let layout = PayloadLayout.rule(Int8.self, value: SIMD4<Float>.self)
    #expect(layout.valueOffset == 16)
    #expect(layout.alignment == 16)
    #expect(layout.size == 32)
  }

  @Test func strictlyAlignedRuleIsAligned() {
    let layout = PayloadLayout.rule(SIMD8<Float>.self, value: Int8.self)
    #expect(layout.alignment == MemoryLayout<SIMD8<Float>>.alignment)
    #expect(layout.valueOffset == 32)
    #expect(layout.size == 33)
  }

  @Test func emptyRulesAndValuesNeedSpace() {
    #expect(PayloadLayout.value(Void.self).size == 1)
    let layout = PayloadLayout.rule(Void.self, value: Void.self)
    #expect(layout.valueOffset == 1)
    #expect(layout.size == 2)
  }

  @Test func blockIsSmallIfSizeAndAlignmentAre() {
    func fits(_ size: Int, _ alignment: Int) -> Bool {
      PayloadLayout(size: size, alignment: alignment, valueOffset: 0).fits(largestSmallBlock: 512, step: 16)
    }
    #expect(fits(512, 16))
    #expect(!fits(513, 16))
    #expect(!fits(64, 32))
  }
}
