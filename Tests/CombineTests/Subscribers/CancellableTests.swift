import Combine
import Testing

@Suite struct CancellableTests {
  @Test func anyCancellableCanBeStored() {
    let probe = Probe<Int, Never>()
    var set: Set<AnyCancellable> = []
    probe.store(in: &set)
    #expect(probe.cancelCount == 0)
    set.removeAll()
    #expect(probe.cancelCount == 1)
  }
}
