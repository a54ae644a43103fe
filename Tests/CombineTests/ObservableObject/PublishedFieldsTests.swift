import Testing

@testable import Combine

@Suite struct PublishedFieldsTests {
  class Base: ObservableObject {
    var before = 1
    @Published var first = 0
  }

  final class Derived: Base {
    var between = "text"
    @Published var second = [1]
  }

  @Test func classIsReflectedOnce() {
    #expect(PublishedFields.of(Base.self) === PublishedFields.of(Base.self))
    #expect(PublishedFields.of(Base.self) !== PublishedFields.of(Derived.self))
  }

  @Test func allFieldsReceiveThePublisher() {
    let object = Derived()
    let before = [object.$first.storage.objectWillChange, object.$second.storage.objectWillChange]
    #expect(before.allSatisfy { $0 == nil })
    let publisher = object.objectWillChange
    #expect(object.$first.storage.objectWillChange === publisher)
    #expect(object.$second.storage.objectWillChange === publisher)
  }

  @Test func customMirrorDoesNotHideFields() {
    final class Disguised: ObservableObject, CustomReflectable {
      @Published var value = 1
      var customMirror: Mirror { Mirror(self, children: [:]) }
    }
    let object = Disguised()
    #expect(object.objectWillChange === object.$value.storage.objectWillChange)
  }
}
