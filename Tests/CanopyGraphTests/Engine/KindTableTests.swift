import Testing

@testable import CanopyGraph

@Suite struct KindTableTests {
  @Test func kindKeepsItsIndex() {
    var table = KindTable()
    defer { table.deallocate() }
    let first = table.index(of: InputBehavior<Int>.self)
    let second = table.index(of: InputBehavior<String>.self)
    #expect(first != second)
    let again = table.index(of: InputBehavior<Int>.self)
    #expect(again == first)
    #expect(ObjectIdentifier(table.behavior(second)._valueType) == ObjectIdentifier(String.self))
    #expect(table.layout(second)?.size == MemoryLayout<String>.size)
    let source = table.index(of: SourceRule.self)
    #expect(table.layout(source) == nil)
  }

  /// More than the table has room for at first, and more than it remembers without hashing.
  @Test func manyKindsAreDistinguished() {
    var table = KindTable()
    defer { table.deallocate() }
    var indices: [UInt16] = []
    func visit<Value>(_: Value.Type, depth: Int) {
      indices.append(table.index(of: InputBehavior<Value>.self))
      if depth > 0 { visit([Value].self, depth: depth - 1) }
    }
    visit(Int.self, depth: 200)
    #expect(indices == Array(0...200))
    visit(Int.self, depth: 200)
    #expect(indices == Array(0...200) + Array(0...200))
    #expect(ObjectIdentifier(table.behavior(2)._valueType) == ObjectIdentifier([[Int]].self))
  }

  @Test func kindComparesLikeItsValues() {
    var table = KindTable()
    defer { table.deallocate() }
    let index = table.index(of: InputBehavior<() -> Void>.self)
    #expect(table.comparison(index).neverEqual)
    #expect(table.comparison(index) === table.comparison(index))
  }
}
