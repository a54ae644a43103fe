import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The options that content sets for its sheet.
@MainActor @Suite struct SheetOptionRulesTests {
  @Test("8.12 A detent is the full height, half of it, a fraction, a number of points, or computed by a type")
  func detentsComputeTheirHeights() {
    let context = PresentationDetent.Context(maxDetentValue: 800, environment: EnvironmentValues())
    #expect(PresentationDetent.large.height(in: context) == 800)
    #expect(PresentationDetent.medium.height(in: context) == 400)
    #expect(PresentationDetent.fraction(0.25).height(in: context) == 200)
    #expect(PresentationDetent.height(120).height(in: context) == 120)
    #expect(PresentationDetent.custom(Bar.self).height(in: context) == 80)
  }

  @Test("8.15 The presentation has the background and corner radius that its content sets, and they update")
  func thePresentationHasTheBackgroundAndCornerRadiusOfItsContent() {
    let knob = Knob()
    let screen = TestScreen { Looks(knob: knob) }
    #expect(screen.presentations[0].presentation.options.background == .style(AnyShapeStyle(Color.red.opacity(0.5))))
    #expect(screen.presentations[0].presentation.options.cornerRadius == 1)
    knob.cornerRadius = 2
    screen.update()
    #expect(screen.presentations[0].presentation.options.cornerRadius == 2)
    knob.cornerRadius = nil
    screen.update()
    #expect(screen.presentations[0].presentation.options.cornerRadius == nil)
  }

  @Test("8.16 A presentation modifier applies to the nearest presentation, not to outer ones")
  func presentationModifiersApplyToTheNearestPresentation() throws {
    let screen = TestScreen {
      Presents {
        Text("outer").presentationCornerRadius(1).presentationDragIndicator(.visible)
        Presents { VStack { Text("inner").presentationCornerRadius(2).interactiveDismissDisabled() } }
      }
    }
    let options = screen.presentations.map(\.presentation.options)
    #expect(options.map(\.cornerRadius) == [1, 2])
    #expect(options.map(\.dragIndicator) == [.visible, nil])
    #expect(options.map(\.isInteractiveDismissDisabled) == [false, true])
  }
}

@Observable private final class Knob {
  var cornerRadius: CGFloat? = 1
}

private struct Bar: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
}

/// Presents immediately.
private struct Presents<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = true
  var body: some View { Text("behind").sheet(isPresented: $isShown, content: content) }
}

private struct Looks: View {
  let knob: Knob
  var body: some View {
    Presents {
      Text("content").presentationBackground(Color.red.opacity(0.5)).presentationCornerRadius(knob.cornerRadius)
    }
  }
}
