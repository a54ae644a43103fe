import Testing

@testable import Benchmarks

@Suite struct LimitListTests {
  @Test(arguments: [
    [], [1], [9, 0, 1, 2, 3, 4], [0, 1, 3, 4], [4, 2, 0, 3, 1], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [7, 8],
  ])
  func whatStaysIsKeptAndWhatIsNewIsMade(keys: [Int]) {
    let limit = LimitList()
    limit.fill([0, 1, 2, 3, 4])
    let old = limit.list.children
    #expect(limit.change(to: keys) == keys.count { $0 > 4 })
    #expect(limit.list.children.map(\.key) == keys)
    #expect(limit.list.children.map { $0.children[0].text } == keys.map { "Row \($0)" })
    #expect(limit.list.children.allSatisfy { row in row.key > 4 || row === old[row.key] })
    #expect(limit.list.height == Float(keys.count * 16))
  }
}
