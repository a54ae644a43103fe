import Testing

@testable import CanopyGraph

@Suite struct TypeFactsTests {
  @Test func sizesMatchTheType() {
    #expect(TypeFacts.size(of: Int32.self) == 4)
    #expect(TypeFacts.size(of: String.self) == 16)
    #expect(TypeFacts.size(of: Void.self) == 0)
  }

  @Test func typesWithoutReferencesArePlain() {
    #expect(TypeFacts.isPlain((Int, Double?).self))
    #expect(!TypeFacts.isPlain(String.self))
    #expect(!TypeFacts.isPlain(Marker.self))
  }

  @Test func optionalReferencesAreRecognized() {
    #expect(TypeFacts.wrapsReference(Marker?.self))
    #expect(TypeFacts.wrapsReference(AnyObject?.self))
    #expect(TypeFacts.wrapsReference((any Named)?.self))
    #expect(TypeFacts.wrapsReference((any Marker & Named)?.self))
    #expect(!TypeFacts.wrapsReference(Marker.self))
    #expect(!TypeFacts.wrapsReference(Int?.self))
    #expect(!TypeFacts.wrapsReference(Any?.self))
    #expect(!TypeFacts.wrapsReference((any Error)?.self))
  }

  @Test func objectExistentialsAreRecognized() {
    #expect(TypeFacts.isReferenceExistential(AnyObject.self))
    #expect(TypeFacts.isReferenceExistential((any Named).self))
    #expect(!TypeFacts.isReferenceExistential(Any.self))
    #expect(!TypeFacts.isReferenceExistential((any Hashable).self))
    #expect(!TypeFacts.isReferenceExistential((any Error).self))
  }
}
