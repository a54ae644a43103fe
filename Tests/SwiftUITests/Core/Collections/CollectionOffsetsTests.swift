import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  @Test(arguments: [
    ([1, 2], 5, "ADEBC"), ([1, 2], 0, "BCADE"), ([0], 1, "ABCDE"), ([0], 2, "BACDE"), ([4], 0, "EABCD"),
    ([0, 2, 4], 3, "BACED"), ([0, 2, 4], 5, "BDACE"), ([], 3, "ABCDE"), ([1], 1, "ABCDE"), ([1], 2, "ABCDE"),
    ([0, 1, 2, 3, 4], 2, "ABCDE"),
  ])
  func movedElementsKeepTheirOrderBeforeTheDestination(source: [Int], destination: Int, result: String) {
    var letters = Array("ABCDE")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func movingEqualsRemovingAndInserting() {
    for bits in 0..<64 {
      for destination in 0...6 {
        let source = IndexSet((0..<6).filter { bits & (1 << $0) != 0 })
        var expected = Array("ABCDEF")
        let moved = source.map { expected[$0] }
        for offset in source.reversed() { expected.remove(at: offset) }
        expected.insert(contentsOf: moved, at: destination - source.count { $0 < destination })
        var letters = Array("ABCDEF")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(letters == expected)
      }
    }
  }

  @Test func offsetsAreRelativeToTheStartOfASlice() {
    var slice = Array("ABCDE")[2...]
    slice.move(fromOffsets: [0], toOffset: 3)
    #expect(String(slice) == "DEC")
    slice.remove(atOffsets: [1])
    #expect(String(slice) == "DC")
  }

  @Test(arguments: [([], "ABC"), ([0], "BC"), ([2], "AB"), ([0, 2], "B"), ([0, 1, 2], "")])
  func theElementsAtTheOffsetsAreRemoved(offsets: [Int], result: String) {
    var letters = Array("ABC")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == result)
    var text = "ABC"
    text.remove(atOffsets: IndexSet(offsets))
    #expect(text == result)
  }

  @Test func offsetsOutOfBoundsTrap() async {
    await #expect(processExitsWith: .failure) {
      var letters = ["A"]
      letters.remove(atOffsets: [1])
    }
    await #expect(processExitsWith: .failure) {
      var letters = ["A"]
      letters.move(fromOffsets: [0], toOffset: 2)
    }
  }
}
