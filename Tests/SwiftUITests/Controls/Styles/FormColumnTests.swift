import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls
@testable import CanopyLayout
@testable import CanopyTesting

/// Controls set the guide of a column only in a form that has one.
@MainActor @Suite struct FormColumnTests {
  @ViewBuilder private var controls: some View {
    Slider(value: .constant(0.5)) { Text("Slider") }
    Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
    DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    LabeledContent("Content", value: "value")
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func controlsElsewhereSetNoGuides(idiom: InterfaceIdiom) {
    let screen = TestScreen(environment: { $0.interfaceIdiom = idiom }, content: { VStack { controls } })
    #expect(!LayoutNode(screen.tree.element).hasGuides)
  }

  @Test func controlsInAFormWithColumnsBeginAtOneGuide() throws {
    let screen = TestScreen(
      environment: { $0.interfaceIdiom = .desktop },
      content: {
        Form {
          LabeledContent("A", value: "first")
          LabeledContent("A much longer label", value: "second")
        }
        .formStyle(.columns)
      })
    #expect(LayoutNode(screen.tree.element).hasGuides)
    #expect(try screen.find("first").frame.minX == screen.find("second").frame.minX)
  }
}
