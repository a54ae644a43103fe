import Testing

@testable import CanopyCore

@MainActor
@Suite struct TreeCompanionTests {
  private final class Notes {
    var text = ""
  }

  private final class Count {
    var value = 0
  }

  private static let notes = TreeCompanion { Notes() }
  private static let count = TreeCompanion { Count() }
  private static let otherCount = TreeCompanion { Count() }

  @Test func aTreeKeepsOneObjectPerKey() {
    let tree = TreeContext()
    tree[Self.otherCount].value = 2
    tree[Self.notes].text = "a"
    tree[Self.count].value = 1
    #expect(tree[Self.notes].text == "a")
    #expect(tree[Self.count].value == 1)
    #expect(tree[Self.otherCount].value == 2)
  }

  @Test func eachTreeHasItsOwnObjects() {
    let (first, second) = (TreeContext(), TreeContext())
    first[Self.count].value = 1
    #expect(second[Self.count].value == 0)
    #expect(first[Self.count] !== second[Self.count])
  }

  @Test func anObjectThatIsKeptBeforeTheFirstUseIsTheOneInUse() {
    let (tree, count) = (TreeContext(), Count())
    tree.keep(count, for: Self.count)
    #expect(tree[Self.count] === count)
    #expect(tree[Self.otherCount] !== count)
  }

  @Test func objectsAreReleasedWithTheirTree() {
    weak var notes: Notes?
    do {
      let tree = TreeContext()
      notes = tree[Self.notes]
      #expect(notes != nil)
    }
    #expect(notes == nil)
  }
}
