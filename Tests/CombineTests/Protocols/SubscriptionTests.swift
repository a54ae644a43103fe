import Combine
import Testing

@Suite struct SubscriptionTests {
  @Test func emptySubscriptionSendsNothing() {
    let empty = Subscriptions.empty
    empty.request(.unlimited)
    empty.cancel()
    #expect("\(empty)" == "Empty")
    #expect(empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
  }
}
