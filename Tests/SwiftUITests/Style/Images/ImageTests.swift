import SwiftUI
import Testing

/// What an image is made of.
@Suite struct ImageTests {
  @Test func namedImageIsResource() {
    #expect(Image("logo").source == .resource(name: "logo", bundle: nil))
    #expect(Image("logo", bundle: .main).source == .resource(name: "logo", bundle: .main))
    #expect(Image("signal", variableValue: 0.5).variableValue == 0.5)
  }

  @Test func systemNamedImageIsSymbol() {
    #expect(Image(systemName: "star").source == .symbol(name: "star"))
    #expect(Image(systemName: "wifi", variableValue: 0.3).variableValue == 0.3)
    #expect(Image(systemName: "star") != Image("star"))
  }

  @Test func decorativeImageIsMarked() {
    #expect(Image(decorative: "line").isDecorative)
    #expect(!Image("line").isDecorative)
  }
}
