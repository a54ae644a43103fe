import Testing

@testable import CanopyGraph

/// Fields that refer to objects: strongly, weakly or not owning them.
@Suite struct ReferenceTests {
  @Test func objectsCompareByIdentity() {
    struct Holder { var marker: Marker }
    let (first, second) = (Marker(), Marker())
    #expect(areEqual(Holder(marker: first), Holder(marker: first)))
    #expect(!areEqual(Holder(marker: first), Holder(marker: second)))
    #expect(areEqual(first, first))
    #expect(!areEqual(first, second))
  }

  @Test func equatableObjectsInAFieldCompareByIdentityToo() {
    struct Holder { var object: EquatableObject }
    let (first, second) = (EquatableObject(1), EquatableObject(1))
    #expect(areEqual(Holder(object: first), Holder(object: first)))
    #expect(!areEqual(Holder(object: first), Holder(object: second)))
    #expect(areEqual(first, second), "by itself, an Equatable object has its own ==")
  }

  @Test func anyObjectAndClassBoundProtocolsCompareByIdentity() {
    struct Holder {
      var object: AnyObject
      var named: any Named
      var optional: (any Named)?
      var composed: any Marker & Named
    }
    let (first, second) = (SpecialMarker(), SpecialMarker())
    let holder = Holder(object: first, named: first, optional: first, composed: first)
    #expect(areEqual(holder, Holder(object: first, named: first, optional: first, composed: first)))
    #expect(!areEqual(holder, Holder(object: second, named: first, optional: first, composed: first)))
    #expect(!areEqual(holder, Holder(object: first, named: second, optional: first, composed: first)))
    #expect(!areEqual(holder, Holder(object: first, named: first, optional: nil, composed: first)))
    #expect(!areEqual(holder, Holder(object: first, named: first, optional: first, composed: second)))
  }

  @Test func weakFieldsCompareByIdentity() {
    struct Holder {
      weak var object: Marker?
      weak var equatable: EquatableObject?
      weak var anything: AnyObject?
      weak var named: (any Named)?
    }
    let (marker, object) = (SpecialMarker(), EquatableObject(1))
    let holder = Holder(object: marker, equatable: object, anything: marker, named: marker)
    #expect(areEqual(holder, holder))
    #expect(areEqual(holder, Holder(object: marker, equatable: object, anything: marker, named: marker)))
    let (otherMarker, otherObject) = (SpecialMarker(), EquatableObject(1))
    #expect(!areEqual(holder, Holder(object: otherMarker, equatable: object, anything: marker, named: marker)))
    #expect(!areEqual(holder, Holder(object: marker, equatable: otherObject, anything: marker, named: marker)))
    #expect(!areEqual(holder, Holder(object: marker, equatable: object, anything: nil, named: marker)))
    #expect(!areEqual(holder, Holder(object: marker, equatable: object, anything: marker, named: otherMarker)))
    withExtendedLifetime((marker, object, otherMarker, otherObject)) {}
  }

  @Test func weakFieldsOfDeallocatedObjectsCanBeCompared() {
    struct Holder { weak var object: EquatableObject? }
    var object: EquatableObject? = EquatableObject(1)
    let (first, second) = (Holder(object: object), Holder(object: object))
    object = nil
    #expect(first.object == nil)
    // Nothing is asked but that this neither crashes nor disturbs the references.
    for _ in 0..<10 { _ = areEqual(first, second) }
    #expect(areEqual(first, first))
  }

  @Test func unownedFieldsCompareByIdentityAndAreNotRetained() {
    struct Holder {
      unowned var object: EquatableObject
      unowned var optional: Marker?
      unowned(unsafe) var unsafe: Marker
    }
    let (object, marker) = (EquatableObject(1), Marker())
    let holder = Holder(object: object, optional: marker, unsafe: marker)
    #expect(areEqual(holder, Holder(object: object, optional: marker, unsafe: marker)))
    let other = EquatableObject(1)
    #expect(!areEqual(holder, Holder(object: other, optional: marker, unsafe: marker)))
    #expect(!areEqual(holder, Holder(object: object, optional: nil, unsafe: marker)))
    withExtendedLifetime((object, marker, other)) {}
  }

  @Test func unownedFieldsOfDeallocatedObjectsCanBeCompared() {
    struct Holder { unowned var object: EquatableObject }
    var object: EquatableObject? = EquatableObject(1)
    let holders = object.map { (Holder(object: $0), Holder(object: $0)) }
    object = nil
    #expect(holders.map { areEqual($0.0, $0.1) } == true)
  }

  /// Such a type is not known to reflection: its fields must not be loaded, so they count as changed.
  @Test func weakFieldsOfParameterizedProtocolsAreNotRead() {
    struct Holder { weak var source: (any Source<Int>)? }
    #expect(ComparisonPlan.of(Holder.self).neverEqual)
    let source = IntSource()
    #expect(!areEqual(Holder(source: source), Holder(source: source)))
  }
}

class Marker {}
final class SpecialMarker: Marker, Named {}
protocol Named: AnyObject {}

final class EquatableObject: Equatable {
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (first: EquatableObject, second: EquatableObject) -> Bool { first.number == second.number }
}

private protocol Source<Element>: AnyObject { associatedtype Element }
private final class IntSource: Source { typealias Element = Int }
