import CanopyCore
import Testing

@testable import Benchmarks

@MainActor
@Suite struct StageTests {
  @Test func stageHoldsSeveralTrees() {
    let stage = Stage()
    stage.show(PlainTree(size: 100))
    stage.show(PlainTree(size: 200))
    #expect(stage.texts == (0..<100).map { "Row \($0)" } + (0..<200).map { "Row \($0)" })
  }

  @Test func clearedStageHasNoElements() {
    let before = ViewRuntime.elements.live
    let stage = Stage()
    stage.show(PlainTree(size: 100))
    #expect(ViewRuntime.elements.live >= before + 100)
    stage.clear()
    #expect(ViewRuntime.elements.live == before)
    #expect(stage.texts.isEmpty)
  }
}
