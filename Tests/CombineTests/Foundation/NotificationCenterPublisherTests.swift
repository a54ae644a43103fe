import Combine
import Foundation
import Testing

@Suite struct NotificationCenterPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test func notificationsAreSent() {
    let recorder = center.publisher(for: name).recorded()
    center.post(name: name, object: nil, userInfo: ["key": 1])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.values.map(\.name) == [name])
    #expect(recorder.values.first?.userInfo?["key"] as? Int == 1)
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 1)
  }

  @Test func notificationsOfOneObjectAreSent() {
    let (first, second) = (Witnessed(), Witnessed())
    let recorder = center.publisher(for: name, object: first).recorded()
    center.post(name: name, object: first)
    center.post(name: name, object: second)
    #expect(recorder.values.count == 1)
    recorder.cancel()
  }

  @Test func notificationsWithoutDemandAreDropped() {
    let recorder = center.publisher(for: name).recorded(asking: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    recorder.request(1)
    #expect(recorder.values.count == 1)
    recorder.cancel()
  }

  @Test func publishersOfTheSameNotificationAreEqual() {
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: Notification.Name("other")))
    #expect(center.publisher(for: name) != NotificationCenter.default.publisher(for: name))
  }
}
