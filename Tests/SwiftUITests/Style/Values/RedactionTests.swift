import CanopyTesting
import SwiftUI
import Testing

/// Reasons not to show content as it is, and what they do to it.
@MainActor @Suite struct RedactionTests {
  @Test func redactionReasonsAreInherited() throws {
    try expectFlow(of: \.redactionReasons, default: [], host: .placeholder, subtree: .privacy)
    #expect(try !seen(\.showsPlaceholders) { $0.privacySensitive() })
  }

  @Test func redactionReasonsCombine() throws {
    let reasons = try seen(\.redactionReasons) { $0.redacted(reason: .privacy).redacted(reason: .placeholder) }
    #expect(reasons == [.privacy, .placeholder])
    #expect(try seen(\.redactionReasons) { $0.redacted(reason: []).redacted(reason: .invalidated) } == .invalidated)
  }

  @Test func unredactedRemovesOuterRedactionReasons() throws {
    #expect(try seen(\.redactionReasons) { $0.unredacted().redacted(reason: .placeholder) } == [])
    let reasons = try seen(\.redactionReasons) {
      $0.redacted(reason: .privacy).unredacted().redacted(reason: .placeholder)
    }
    #expect(reasons == .privacy)
  }

  @Test func placeholderReasonShowsPlaceholders() throws {
    #expect(try seen(\.showsPlaceholders) { $0.redacted(reason: .placeholder) })
  }

  @Test func privacyReasonRedactsOnlySensitiveContent() throws {
    #expect(try !seen(\.showsPlaceholders) { $0.redacted(reason: .privacy) })
    #expect(try seen(\.showsPlaceholders) { $0.privacySensitive().redacted(reason: .privacy) })
    #expect(try seen(\.showsPlaceholders) { $0.redacted(reason: .privacy).privacySensitive() })
    #expect(try !seen(\.showsPlaceholders) { $0.privacySensitive(false).privacySensitive().redacted(reason: .privacy) })
  }

  @Test func invalidatedReasonDimsInvalidatableContent() throws {
    func red(_ view: some View) throws -> UInt8 { try layOut { view }.image(scale: 1).pixel(x: 100, y: 50).red }
    let dimmed = try red(Color.black.invalidatableContent().redacted(reason: .invalidated))
    #expect((126...129).contains(dimmed))
    #expect(try red(Color.black.redacted(reason: .invalidated)) == 0)
    #expect(try red(Color.black.invalidatableContent().redacted(reason: .privacy)) == 0)
    #expect(try red(Color.black.invalidatableContent(false).redacted(reason: .invalidated)) == 0)
    #expect(try !seen(\.showsPlaceholders) { $0.invalidatableContent().redacted(reason: .invalidated) })
  }
}
