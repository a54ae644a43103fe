import SwiftUI
import Testing

/// Values that images read.
@MainActor @Suite struct ImageValuesTests {
  @Test func imageScaleIsInherited() throws {
    try expectFlow(of: \.imageScale, default: .medium, host: .large, subtree: .small)
    #expect(try seen(\.imageScale) { $0.imageScale(.large) } == .large)
  }

  @Test func allowedDynamicRangeIsInherited() throws {
    try expectFlow(of: \.allowedDynamicRange, default: nil, host: .high, subtree: .standard)
    #expect(try seen(\.allowedDynamicRange) { $0.allowedDynamicRange(.constrainedHigh) } == .constrainedHigh)
  }

  @Test func symbolRenderingModeIsInherited() throws {
    #expect(EnvironmentValues().symbolRenderingMode == nil)
    let modify = { (text: Text) in text.symbolRenderingMode(.palette).symbolRenderingMode(.multicolor) }
    #expect(try seen(\.symbolRenderingMode, inside: modify)?.kind == .palette)
    #expect(try seen(\.symbolRenderingMode) { $0.symbolRenderingMode(nil).symbolRenderingMode(.monochrome) } == nil)
  }

  @Test func symbolColorRenderingModeIsInherited() throws {
    try expectFlow(of: \.symbolColorRenderingMode, default: nil, host: .gradient, subtree: .flat)
    #expect(try seen(\.symbolColorRenderingMode) { $0.symbolColorRenderingMode(.gradient) } == .gradient)
  }

  @Test func symbolVariableValueModeIsInherited() throws {
    try expectFlow(of: \.symbolVariableValueMode, default: nil, host: .draw, subtree: .color)
    #expect(try seen(\.symbolVariableValueMode) { $0.symbolVariableValueMode(.draw) } == .draw)
  }
}
