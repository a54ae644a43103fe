import Foundation
import RandomTestSupport
import Testing

@testable import CanopyCore

@Suite struct WakeUpQueueTests {
  private func date(_ seconds: Int) -> Date { Date(timeIntervalSinceReferenceDate: TimeInterval(seconds)) }

  @Test func theEarliestDateComesFirst() {
    var queue = WakeUpQueue<String>()
    #expect(queue.first == nil)
    queue.insert("b", at: date(2))
    queue.insert("a", at: date(1))
    queue.insert("c", at: date(3))
    #expect(queue.first == date(1))
    #expect(queue.removeAll(through: date(2)) == ["a", "b"])
    #expect(queue.first == date(3))
    #expect(queue.removeAll(through: date(2)).isEmpty)
  }

  @Test func aLaterRequestReplacesAnEarlierOne() {
    var queue = WakeUpQueue<String>()
    queue.insert("a", at: date(1))
    queue.insert("a", at: date(5))
    #expect(queue.first == date(5))
    #expect(queue.removeAll(through: date(4)).isEmpty)
    #expect(queue.removeAll(through: date(5)) == ["a"])
    #expect(queue.isEmpty)
  }

  @Test func removedRequestsAreNotReturned() {
    var queue = WakeUpQueue<String>()
    queue.insert("a", at: date(1))
    queue.insert("b", at: date(2))
    queue.remove("a")
    queue.remove("x")
    #expect(queue.first == date(2))
    #expect(queue.removeAll() == ["b"])
    #expect(queue.first == nil)
  }

  @Test func aQueueMatchesADictionaryModel() {
    var random = SeededGenerator(seed: 11)
    var queue = WakeUpQueue<Int>()
    var model: [Int: Date] = [:]
    for _ in 0..<5000 {
      let id = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let date = date(Int.random(in: 0..<1000, using: &random))
        queue.insert(id, at: date)
        model[id] = date
      case 6..<9:
        queue.remove(id)
        model[id] = nil
      default:
        let limit = date(Int.random(in: 0..<300, using: &random))
        let due = model.filter { $0.value <= limit }
        #expect(Set(queue.removeAll(through: limit)) == Set(due.keys))
        for id in due.keys { model[id] = nil }
      }
      #expect(queue.first == model.values.min())
      #expect(queue.isEmpty == model.isEmpty)
    }
  }
}
