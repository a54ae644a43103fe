import SwiftUI
import Testing

@Suite struct FoundationAttributesTests {
  @Test("c06 The inline meaning of text is an attribute of containers, too")
  func theInlineMeaningOfTextIsAnAttributeOfContainers() {
    var text = AttributedString("bold")
    var container = AttributeContainer()
    container.inlinePresentationIntent = .stronglyEmphasized
    text.mergeAttributes(container)
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    container.foundation.inlinePresentationIntent = .code
    text.mergeAttributes(container)
    #expect(text.foundation.inlinePresentationIntent == .code)
    #expect(AttributeContainer().inlinePresentationIntent(.code).inlinePresentationIntent == .code)
    text.font = .title
    #expect(text.swiftUI.font == .title)
  }
}
