import CanopyTesting
import SwiftUI
import Testing

/// Values that the screen and the window give.
@MainActor @Suite struct DisplayValuesTests {
  @Test func theScaleFlowsDown() throws {
    try expectFlow(of: \.displayScale, default: 1, host: 2, subtree: 3)
  }

  @Test func aPixelIsAPartOfAPoint() throws {
    #expect(EnvironmentValues().pixelLength == 1)
    #expect(try seen(\.pixelLength) { $0.environment(\.displayScale, 4) } == 0.25)
  }

  @Test func readersOfThePixelLengthFollowTheScale() {
    let screen = TestScreen { ValueReader(\.pixelLength) }
    screen.resetCounts()
    screen.environment.displayScale = 2
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<CGFloat>.self) == 1)
    #expect(screen.texts == ["0.5"])
  }

  @Test func sizeClassesFlowDown() throws {
    try expectFlow(of: \.horizontalSizeClass, default: .regular, host: .compact, subtree: nil)
    try expectFlow(of: \.verticalSizeClass, default: .regular, host: .compact, subtree: nil)
  }

  @Test func theSizeClassesAreApart() throws {
    #expect(try seen(\.verticalSizeClass) { $0.environment(\.horizontalSizeClass, .compact) } == .regular)
  }

  @Test func dimmingAndCapturingFlowDown() throws {
    try expectFlow(of: \.isLuminanceReduced, default: false, host: true, subtree: false)
    try expectFlow(of: \.isSceneCaptured, default: false, host: true, subtree: false)
  }
}
