import Testing

@testable import CanopyLayout

/// The observers of a window's layout.
@MainActor @Suite struct GeometryObserversTests {
  private final class Observer: GeometryObserver {
    let name: String
    let log: ActionLog
    var action: () -> Void = {}

    init(_ name: String, _ log: ActionLog) { (self.name, self.log) = (name, log) }

    func layoutChanged() {
      log.add(name)
      action()
    }
  }

  private let log = ActionLog()
  private let observers = GeometryObservers()

  private func add(_ names: String...) -> [Observer] {
    let added = names.map { Observer($0, log) }
    for observer in added { observers.add(observer) }
    return added
  }

  @Test func observersAreCalledInTheOrderInWhichTheyWereAdded() {
    let added = add("a", "b", "c")
    observers.layoutChanged()
    observers.layoutChanged()
    #expect(log.lines == ["a", "b", "c", "a", "b", "c"])
    _ = added
  }

  @Test func anObserverThatIsAddedTwiceIsCalledOnce() {
    let added = add("a")
    observers.add(added[0])
    observers.layoutChanged()
    #expect(log.lines == ["a"])
  }

  @Test func removedObserversAreNotCalled() {
    let added = add("a", "b", "c")
    observers.remove(added[1])
    observers.remove(added[1])
    observers.layoutChanged()
    #expect(log.lines == ["a", "c"])
  }

  @Test func anObserverThatIsAddedAgainIsTheLastOne() {
    let added = add("a", "b")
    observers.remove(added[0])
    observers.add(added[0])
    observers.layoutChanged()
    #expect(log.lines == ["b", "a"])
  }

  @Test func observersThatWereReleasedLeaveNoTrace() {
    for _ in 0..<50 { _ = add("gone") }
    let kept = add("kept")
    for _ in 0..<3 { observers.layoutChanged() }
    let more = add("more")
    observers.remove(kept[0])
    observers.layoutChanged()
    #expect(log.lines == ["kept", "kept", "kept", "more"])
    _ = more
  }

  @Test func anObserverMayRemoveAnotherOne() {
    let added = add("a", "b", "c")
    added[0].action = { [observers] in observers.remove(added[2]) }
    observers.layoutChanged()
    observers.layoutChanged()
    #expect(log.lines.prefix(2) == ["a", "b"])
    #expect(log.lines.suffix(2) == ["a", "b"])
  }

  @Test func anObserverThatIsAddedMeanwhileIsCalledTheNextTime() {
    let (late, added) = (Observer("late", log), add("a"))
    added[0].action = { [observers] in observers.add(late) }
    observers.layoutChanged()
    #expect(log.lines == ["a"])
    observers.layoutChanged()
    #expect(log.lines == ["a", "a", "late"])
  }
}
