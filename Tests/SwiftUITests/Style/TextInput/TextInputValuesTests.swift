import SwiftUI
import Testing

/// Values that fields for text read.
@MainActor @Suite struct TextInputValuesTests {
  @Test func autocorrectionIsInherited() throws {
    try expectFlow(of: \.autocorrectionDisabled, default: false, host: true, subtree: false)
    try expectFlow(of: \.disableAutocorrection, default: nil, host: true, subtree: false)
  }

  @Test func bothAutocorrectionKeysShareOneValue() throws {
    #expect(try seen(\.disableAutocorrection) { $0.autocorrectionDisabled() } == true)
    #expect(try seen(\.autocorrectionDisabled) { $0.disableAutocorrection(true) })
    #expect(try !seen(\.autocorrectionDisabled) { $0.disableAutocorrection(nil).autocorrectionDisabled() })
    #expect(try !seen(\.autocorrectionDisabled) { $0.autocorrectionDisabled(false).disableAutocorrection(true) })
  }

  @Test func textSelectionAffinityIsInherited() throws {
    try expectFlow(of: \.textSelectionAffinity, default: .automatic, host: .upstream, subtree: .downstream)
    #expect(try seen(\.textSelectionAffinity) { $0.textSelectionAffinity(.upstream) } == .upstream)
  }

  @Test func textInputBorderShapeIsInherited() throws {
    try expectFlow(of: \.textInputBorderShape, default: .automatic, host: .capsule, subtree: .roundedRectangle)
    #expect(try seen(\.textInputBorderShape) { $0.textInputBorderShape(.capsule) } == .capsule)
  }

  @Test func writingToolsBehaviorIsInherited() throws {
    try expectFlow(of: \.writingToolsBehavior, default: nil, host: .complete, subtree: .disabled)
    #expect(try seen(\.writingToolsBehavior) { $0.writingToolsBehavior(.limited) } == .limited)
  }

  @Test func findContextIsInherited() throws {
    #expect(EnvironmentValues().findContext == nil)
    let context = FindContext(isPresented: .constant(true), supportsReplace: false)
    let seen = try seen(\.findContext) { $0.environment(\.findContext, context) }
    #expect(seen?.isPresented?.wrappedValue == true)
    #expect(seen?.supportsReplace == false)
  }
}
