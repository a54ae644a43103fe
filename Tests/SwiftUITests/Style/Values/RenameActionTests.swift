import CanopyTesting
import SwiftUI
import Testing

/// `renameAction(_:)` and the value it sets.
@MainActor @Suite struct RenameActionTests {
  @Test func renameActionIsNilUnlessSet() throws {
    #expect(EnvironmentValues().rename == nil)
    #expect(try seen(\.rename) { $0.renameAction {} } != nil)
  }

  @Test func innerRenameActionIsCalled() throws {
    var calls: [String] = []
    let rename = try seen(\.rename) { text in
      text.renameAction { calls.append("inner") }.renameAction { calls.append("outer") }
    }
    rename?()
    #expect(calls == ["inner"])
  }
}
