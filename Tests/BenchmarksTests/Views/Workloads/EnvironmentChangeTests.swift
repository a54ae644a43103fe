import Testing

@testable import Benchmarks

@MainActor
@Suite struct EnvironmentChangeTests {
  private func texts<Tree: SizedView>(of _: Tree.Type, size: Int, theme: Int) -> [String] {
    let stage = Stage()
    stage.show(ThemedRoot<Tree>(size: size))
    Probe.setTheme?(theme)
    stage.update()
    return stage.texts
  }

  private let plain = (0..<200).map { "Row \($0)" }

  @Test func singleReaderShowsTheTheme() {
    #expect(texts(of: OneReaderTree.self, size: 200, theme: 17) == plain + ["R7"])
  }

  @Test func deepReaderShowsTheTheme() {
    #expect(texts(of: OneDeepReaderTree.self, size: 200, theme: 18) == plain + ["R8"])
  }

  @Test func lastRowOfEachGroupShowsTheTheme() {
    var expected = plain
    expected[99] = "R3"
    expected[199] = "R3"
    #expect(texts(of: ReaderInEachGroupTree.self, size: 200, theme: 3) == expected)
  }

  @Test func allRowsShowTheTheme() {
    #expect(texts(of: ReaderInEachRowTree.self, size: 200, theme: 4) == [String](repeating: "R4", count: 200))
  }

  @Test func readerInsideNestedOverridesShowsTheTheme() {
    #expect(texts(of: NestedOverridesTree.self, size: 500, theme: 5) == ["R5"])
  }
}
