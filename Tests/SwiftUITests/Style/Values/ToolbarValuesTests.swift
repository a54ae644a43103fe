import SwiftUI
import Testing

/// Values of the toolbar around.
@MainActor @Suite struct ToolbarValuesTests {
  @Test func toolbarLabelStyleIsInherited() throws {
    try expectFlow(of: \.toolbarLabelStyle, default: nil, host: .iconOnly, subtree: .titleAndIcon)
  }
}
