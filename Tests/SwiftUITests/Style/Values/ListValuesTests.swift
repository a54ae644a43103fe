import CanopyTesting
import SwiftUI
import Testing

/// Values that lists read.
@MainActor @Suite struct ListValuesTests {
  @Test func minimumRowAndHeaderHeightsAreInherited() throws {
    try expectFlow(of: \.defaultMinListRowHeight, default: 44, host: 30, subtree: 60)
    try expectFlow(of: \.defaultMinListHeaderHeight, default: nil, host: 20, subtree: 40)
  }

  @Test func headerProminenceIsInherited() throws {
    try expectFlow(of: \.headerProminence, default: .standard, host: .increased, subtree: .standard)
    #expect(try seen(\.headerProminence) { $0.headerProminence(.increased) } == .increased)
  }

  @Test func sidebarRowSizeIsInherited() throws {
    try expectFlow(of: \.sidebarRowSize, default: .medium, host: .small, subtree: .large)
  }
}

/// Whether the user is editing.
@MainActor @Suite struct EditModeTests {
  @Test func editModeIsNilByDefault() {
    #expect(EnvironmentValues().editMode == nil)
  }

  @Test func transientAndActiveModesAreEditing() {
    #expect(!EditMode.inactive.isEditing)
    #expect(EditMode.transient.isEditing)
    #expect(EditMode.active.isEditing)
  }

  @Test func innermostEditModeBindingIsRead() throws {
    let mode = try seen(\.editMode) { text in
      text.environment(\.editMode, .constant(.active)).environment(\.editMode, .constant(.inactive))
    }
    #expect(mode?.wrappedValue == .active)
  }

  @Test func subtreeCanSetTheEditModeOfItsOwner() throws {
    let screen = TestScreen { Editable() }
    #expect(screen.texts == ["inactive", "Edit"])
    try screen.find("Edit").tap()
    #expect(screen.texts == ["active", "Edit"])
  }
}

private struct Editable: View {
  @State private var mode = EditMode.inactive
  var body: some View {
    Text(mode.isEditing ? "active" : "inactive")
    Editing().environment(\.editMode, $mode)
  }
}

private struct Editing: View {
  @Environment(\.editMode) private var mode
  var body: some View { Button("Edit") { mode?.wrappedValue = .active } }
}
