import Testing

@testable import CanopyGraph

/// Values that are opened before they are compared: existentials, and enums with payloads.
@Suite struct ReflectedComparisonTests {
  @Test func existentialsCompareTheirPayloads() {
    let marker = Marker()
    #expect(areEqual(Tag(marker: marker) as Any, Tag(marker: marker) as Any))
    #expect(!areEqual(Tag(marker: marker) as Any, Tag(marker: Marker()) as Any))
    #expect(!areEqual(Tag(marker: marker) as Any, marker as Any))
    #expect(areEqual(1 as Any, 1 as Any))
    #expect(!areEqual(1 as Any, 2 as Any))
    #expect(!areEqual(1 as Any, 1.0 as Any))
    #expect(!areEqual(1 as Any, Int?.some(1) as Any), "not what a cast would make of it")
    #expect(areEqual("a" as any Hashable, "a" as any Hashable))
  }

  @Test func existentialFieldsCompareTheirPayloads() {
    struct Holder {
      var anything: Any
      var labelled: any Labelled
      var optional: (any Labelled)?
    }
    let (marker, other) = (Marker(), Marker())
    func holder(_ first: Any, _ second: Marker, _ third: Marker?) -> Holder {
      Holder(anything: first, labelled: Tag(marker: second), optional: third.map(Tag.init))
    }
    #expect(areEqual(holder(1, marker, marker), holder(1, marker, marker)))
    #expect(areEqual(holder(1, marker, nil), holder(1, marker, nil)))
    #expect(!areEqual(holder(1, marker, marker), holder("1", marker, marker)))
    #expect(!areEqual(holder(1, marker, marker), holder(1, other, marker)))
    #expect(!areEqual(holder(1, marker, marker), holder(1, marker, other)))
    #expect(!areEqual(holder(1, marker, marker), holder(1, marker, nil)))
  }

  @Test func errorsCompareTheirPayloads() {
    struct Failure: Error { var code: Int }
    struct Outcome { var error: any Error }
    #expect(areEqual(Failure(code: 1) as any Error, Failure(code: 1) as any Error))
    #expect(!areEqual(Failure(code: 1) as any Error, Failure(code: 2) as any Error))
    #expect(areEqual(Outcome(error: Failure(code: 1)), Outcome(error: Failure(code: 1))))
    #expect(!areEqual(Outcome(error: Failure(code: 1)), Outcome(error: CancellationError())))
  }

  @Test func objectsInExistentialsCompareByIdentity() {
    let (first, second) = (Marker(), Marker())
    #expect(areEqual(first as Any, first as Any))
    #expect(!areEqual(first as Any, second as Any))
    let special: Marker = SpecialMarker()
    #expect(areEqual(special as Any, special as Any))
    #expect(!areEqual(special as Any, first as Any))
  }

  @Test func closuresInExistentialsAreNeverEqual() {
    struct Action: Labelled { var perform: () -> Void }
    let action = Action {}
    #expect(!areEqual(action as Any, action as Any))
    #expect(!areEqual(action as any Labelled, action as any Labelled))
  }

  /// Reflection does not know them, so that nothing can be said of what they hold.
  @Test func parameterizedExistentialsAreNeverEqual() {
    struct Action: Container {
      typealias Element = Int
      var perform: () -> Void
    }
    struct Holder { var container: any Container<Int> }
    let action = Action {}
    #expect(!areEqual(Holder(container: action), Holder(container: action)))
    #expect(!areEqual(action as any Container<Int>, action))
  }

  @Test func enumsCompareByCaseAndPayload() {
    let (first, second) = (Marker(), Marker())
    #expect(areEqual(Content.none, .none))
    #expect(!areEqual(Content.none, .loading))
    #expect(!areEqual(Content.none, .loaded(first)))
    #expect(areEqual(Content.loaded(first), .loaded(first)))
    #expect(!areEqual(Content.loaded(first), .loaded(second)))
    #expect(!areEqual(Content.loaded(first), .kept(first)))
    #expect(areEqual(Content.pair(first, count: 1), .pair(first, count: 1)))
    #expect(!areEqual(Content.pair(first, count: 1), .pair(first, count: 2)))
    #expect(areEqual(Content.nested(.loaded(first)), .nested(.loaded(first))))
    #expect(!areEqual(Content.nested(.loaded(first)), .nested(.loaded(second))))
  }

  @Test func enumCasesWithClosuresAreNeverEqual() {
    let action = Content.action {}
    #expect(!areEqual(action, action))
    struct Button { var content: Content }
    #expect(!areEqual(Button(content: action), Button(content: action)))
    #expect(areEqual(Button(content: .none), Button(content: .none)))
  }

  @Test func enumsOfPlainValuesCompareByCaseAndPayload() {
    enum Length {
      case points(Double)
      case lines(Double)
      case automatic
    }
    #expect(areEqual(Length.points(1), .points(1)))
    #expect(areEqual(Length.points(.nan), .points(.nan)))
    #expect(!areEqual(Length.points(1), .points(2)))
    #expect(!areEqual(Length.points(1), .lines(1)))
    #expect(areEqual(Length.automatic, .automatic))
  }

  @Test func casesWithEqualDescriptionsDiffer() {
    enum Phase: CustomStringConvertible {
      case idle
      case busy
      case done(Marker)
      var description: String { "a phase" }
    }
    #expect(!areEqual(Phase.idle, .busy))
    #expect(areEqual(Phase.busy, .busy))
  }

  @Test func enumsWithCustomMirrorsCanBeCompared() {
    enum Custom: CustomReflectable {
      case idle
      case done(Marker)
      var customMirror: Mirror { Mirror("nothing to see", children: []) }
    }
    #expect(!areEqual(Custom.idle, .done(Marker())))
    #expect(!areEqual(Custom.done(Marker()), .done(Marker())))
  }
}

private indirect enum Content {
  case none
  case loading
  case loaded(Marker)
  case kept(Marker)
  case pair(Marker, count: Int)
  case nested(Content)
  case action(() -> Void)
}

private protocol Labelled {}
private struct Tag: Labelled { var marker: Marker }
private protocol Container<Element> { associatedtype Element }
