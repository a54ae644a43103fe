import SwiftUI
import Testing

/// Reasons not to show content as it is, and what they do to it.
@MainActor @Suite struct RedactionTests {
  @Test func contentIsShownAsItIs() throws {
    try expectFlow(of: \.redactionReasons, default: [], host: .placeholder, subtree: .privacy)
    #expect(try !seen(\.showsPlaceholders) { $0.privacySensitive() })
  }

  @Test func reasonsAddUp() throws {
    let reasons = try seen(\.redactionReasons) { $0.redacted(reason: .privacy).redacted(reason: .placeholder) }
    #expect(reasons == [.privacy, .placeholder])
    #expect(try seen(\.redactionReasons) { $0.redacted(reason: []).redacted(reason: .invalidated) } == .invalidated)
  }

  @Test func unredactedContentHasNoReasons() throws {
    #expect(try seen(\.redactionReasons) { $0.unredacted().redacted(reason: .placeholder) } == [])
    let reasons = try seen(\.redactionReasons) {
      $0.redacted(reason: .privacy).unredacted().redacted(reason: .placeholder)
    }
    #expect(reasons == .privacy)
  }

  @Test func placeholdersStandForAllContent() throws {
    #expect(try seen(\.showsPlaceholders) { $0.redacted(reason: .placeholder) })
  }

  @Test func privacyHidesWhatIsSensitive() throws {
    #expect(try !seen(\.showsPlaceholders) { $0.redacted(reason: .privacy) })
    #expect(try seen(\.showsPlaceholders) { $0.privacySensitive().redacted(reason: .privacy) })
    #expect(try seen(\.showsPlaceholders) { $0.redacted(reason: .privacy).privacySensitive() })
    #expect(try !seen(\.showsPlaceholders) { $0.privacySensitive(false).privacySensitive().redacted(reason: .privacy) })
  }

  @Test func whatIsInvalidatableShowsThatItIsOutOfDate() throws {
    #expect(try !seen(\.showsInvalidation) { $0.redacted(reason: .invalidated) })
    #expect(try !seen(\.showsInvalidation) { $0.invalidatableContent() })
    #expect(try seen(\.showsInvalidation) { $0.invalidatableContent().redacted(reason: .invalidated) })
    #expect(try !seen(\.showsPlaceholders) { $0.invalidatableContent().redacted(reason: .invalidated) })
  }
}
