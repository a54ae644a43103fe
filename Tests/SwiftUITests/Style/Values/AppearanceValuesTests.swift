import CanopyTesting
import SwiftUI
import Testing

/// Values that say how things look.
@MainActor @Suite struct AppearanceValuesTests {
  @Test func colorSchemeIsInherited() throws {
    try expectFlow(of: \.colorScheme, default: .light, host: .dark, subtree: .light)
  }

  @Test func colorSchemeContrastIsInherited() throws {
    try expectFlow(of: \.colorSchemeContrast, default: .standard, host: .increased, subtree: .standard)
  }

  @Test func appearsActiveIsInherited() throws {
    try expectFlow(of: \.appearsActive, default: true, host: false, subtree: true)
  }

  @Test func backgroundProminenceIsInherited() throws {
    try expectFlow(of: \.backgroundProminence, default: .standard, host: .increased, subtree: .standard)
  }

  @Test func materialActiveAppearanceIsInherited() throws {
    try expectFlow(of: \.materialActiveAppearance, default: .automatic, host: .inactive, subtree: .matchWindow)
    #expect(try seen(\.materialActiveAppearance) { $0.materialActiveAppearance(.active) } == .active)
  }

  @Test func contentTransitionIsInherited() throws {
    try expectFlow(of: \.contentTransition, default: .automatic, host: .opacity, subtree: .identity)
    try expectFlow(of: \.contentTransitionAddsDrawingGroup, default: false, host: true, subtree: false)
    #expect(try seen(\.contentTransition) { $0.contentTransition(.numericText(value: 3)) } == .numericText(value: 3))
    #expect(ContentTransition.numericText() != .numericText(countsDown: true))
  }

  @Test func colorSchemeModifierSetsTheColorScheme() throws {
    #expect(try seen(\.colorScheme) { $0.colorScheme(.dark) } == .dark)
  }

  @Test func changedColorSchemeRunsOnlyItsReaders() {
    let screen = TestScreen {
      ValueReader(\.colorScheme)
      ValueReader(\.colorSchemeContrast)
    }
    screen.resetCounts()
    screen.environment.colorScheme = .dark
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<ColorScheme>.self) == 1)
    #expect(screen.bodyCount(of: ValueReader<ColorSchemeContrast>.self) == 0)
    #expect(screen.texts == ["dark", "standard"])
  }
}
