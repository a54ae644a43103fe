import CanopyTesting
import SwiftUI
import Testing

/// Values that the screen and the window give.
@MainActor @Suite struct DisplayValuesTests {
  @Test func displayScaleIsInherited() throws {
    try expectFlow(of: \.displayScale, default: 1, host: 2, subtree: 3)
  }

  @Test func pixelLengthIsTheInverseOfTheDisplayScale() throws {
    #expect(EnvironmentValues().pixelLength == 1)
    #expect(try seen(\.pixelLength) { $0.environment(\.displayScale, 4) } == 0.25)
  }

  @Test func pixelLengthReadersFollowTheDisplayScale() {
    let screen = TestScreen { ValueReader(\.pixelLength) }
    screen.resetCounts()
    screen.environment.displayScale = 2
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<CGFloat>.self) == 1)
    #expect(screen.texts == ["0.5"])
  }

  @Test func sizeClassesAreInherited() throws {
    try expectFlow(of: \.horizontalSizeClass, default: .regular, host: .compact, subtree: nil)
    try expectFlow(of: \.verticalSizeClass, default: .regular, host: .compact, subtree: nil)
  }

  @Test func horizontalSizeClassDoesNotAffectVertical() throws {
    #expect(try seen(\.verticalSizeClass) { $0.environment(\.horizontalSizeClass, .compact) } == .regular)
  }

  @Test func luminanceReductionAndSceneCaptureAreInherited() throws {
    try expectFlow(of: \.isLuminanceReduced, default: false, host: true, subtree: false)
    try expectFlow(of: \.isSceneCaptured, default: false, host: true, subtree: false)
  }
}
