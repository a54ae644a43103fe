import Testing

@testable import CanopyGraph

/// Optionals and arrays of what is not `Equatable`.
@Suite struct ContentComparableTests {
  struct Row {
    var title: String
    var marker: Marker
  }

  let marker = Marker()

  @Test func optionalsCompareTheirContent() {
    let row = Row(title: "a", marker: marker)
    #expect(areEqual(Row?.none, nil))
    #expect(!areEqual(Row?.some(row), nil))
    #expect(!areEqual(nil, Row?.some(row)))
    #expect(areEqual(Row?.some(row), Row(title: "a", marker: marker)))
    #expect(!areEqual(Row?.some(row), Row(title: "b", marker: marker)))
    #expect(areEqual(Row??.some(.some(row)), .some(.some(row))))
    #expect(!areEqual(Row??.some(.none), .none))
  }

  @Test func arraysCompareElementByElement() {
    let rows = ["a", "b"].map { Row(title: $0, marker: marker) }
    #expect(areEqual(rows, ["a", "b"].map { Row(title: $0, marker: marker) }))
    #expect(!areEqual(rows, ["a", "c"].map { Row(title: $0, marker: marker) }))
    #expect(!areEqual(rows, [rows[0]]))
    #expect(!areEqual(rows, rows + rows))
    #expect(areEqual([Row](), []))
    #expect(areEqual([rows, []], [rows, []]))
    #expect(!areEqual([rows, []], [[], rows]))
  }

  @Test func optionalsAndArraysInFieldsCompareTheirContent() {
    struct List {
      var rows: [Row]
      var selected: Row?
      var count: Int
    }
    let row = Row(title: "a", marker: marker)
    let list = List(rows: [row], selected: row, count: 1)
    #expect(areEqual(list, List(rows: [row], selected: row, count: 1)))
    #expect(!areEqual(list, List(rows: [], selected: row, count: 1)))
    #expect(!areEqual(list, List(rows: [row], selected: nil, count: 1)))
    #expect(!areEqual(list, List(rows: [row], selected: row, count: 2)))
  }

  @Test func arraysOfObjectsCompareByIdentity() {
    #expect(areEqual([marker, marker], [marker, marker]))
    #expect(!areEqual([marker, marker], [marker, Marker()]))
  }

  @Test func recursiveTypesCanBeCompared() {
    struct Tree {
      var marker: Marker
      var branches: [Tree] = []
    }
    let tree = Tree(marker: marker, branches: [Tree(marker: marker), Tree(marker: marker)])
    #expect(areEqual(tree, Tree(marker: marker, branches: [Tree(marker: marker), Tree(marker: marker)])))
    #expect(!areEqual(tree, Tree(marker: marker, branches: [Tree(marker: marker), Tree(marker: Marker())])))
  }

  @Test func closuresInOptionalsAndArraysAreNeverEqual() {
    let action: (() -> Void)? = {}
    #expect(!areEqual(action, action))
    #expect(areEqual((() -> Void)?.none, nil))
    let actions: [() -> Void] = [{}]
    #expect(!areEqual(actions, actions))
    #expect(areEqual([() -> Void](), []))
  }
}
