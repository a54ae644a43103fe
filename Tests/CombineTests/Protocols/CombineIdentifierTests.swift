import Combine
import Testing

@Suite struct CombineIdentifierTests {
  @Test func newIdentifiersDiffer() {
    #expect(Set((0..<100).map { _ in CombineIdentifier() }).count == 100)
  }

  @Test func objectHasOneIdentifier() {
    let (first, second) = (Witnessed(), Witnessed())
    #expect(CombineIdentifier(first) == CombineIdentifier(first))
    #expect(CombineIdentifier(first) != CombineIdentifier(second))
    #expect(CombineIdentifier(first).description.hasPrefix("0x"))
  }

  @Test func subscriberObjectsUseTheirIdentity() {
    let recorder = Recorder<Int, Never>()
    #expect(recorder.subscriber.combineIdentifier == CombineIdentifier(recorder.subscriber))
  }
}
