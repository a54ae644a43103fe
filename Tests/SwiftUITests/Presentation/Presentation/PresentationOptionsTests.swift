import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyPresentation
@testable import CanopyTesting

/// The options that content sets for its presentation.
@MainActor @Suite struct PresentationOptionsTests {
  @Test("8.16 The presentation modifiers of views apply to the enclosing presentation")
  func presentationModifiersApplyToTheEnclosingPresentation() throws {
    let screen = TestScreen { Wishing() }
    try screen.find("show").tap()
    let options = screen.presentations[0].presentation.options
    #expect(options.detents == [.medium, .height(100)])
    #expect(options.cornerRadius == 20)
    #expect(options.dragIndicator == .visible)
    #expect(options.background == .style(AnyShapeStyle(Color.red)))
    #expect(options.backgroundInteraction == .enabled(upThrough: .medium))
    #expect(options.contentInteraction == .scrolls)
    #expect(options.horizontalAdaptation == .popover && options.verticalAdaptation == PresentationAdaptation.none)
  }

  @Test func theOutermostModifierAndTheFirstSiblingTakePrecedence() throws {
    let screen = TestScreen {
      Shows {
        VStack {
          Text("first").presentationCornerRadius(1).presentationCornerRadius(2)
          Text("second").presentationCornerRadius(3).interactiveDismissDisabled()
        }
      }
    }
    try screen.find("show").tap()
    #expect(screen.presentations[0].presentation.options.cornerRadius == 2)
    #expect(screen.presentations[0].presentation.options.isInteractiveDismissDisabled)
  }

  @Test("8.17 Presentation modifiers on the presenter have no effect on its sheet")
  func presentationModifiersOnThePresenterHaveNoEffect() throws {
    let screen = TestScreen { Shows { Text("content") }.presentationCornerRadius(9).interactiveDismissDisabled() }
    try screen.find("show").tap()
    #expect(screen.presentations[0].presentation.options == PresentationOptions())
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }

  @Test func presentationModifiersUpdateWhilePresented() throws {
    let screen = TestScreen { Shows { Changing() } }
    try screen.find("show").tap()
    #expect(throws: TestError.self) { try screen.presentations[0].dismissByGesture() }
    try screen.find("allow").tap()
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }

  @Test("8.12 The app and the person can both change the selected detent")
  func detentsAreSortedByHeightAndTheSelectionBindsBothWays() throws {
    let screen = TestScreen { Shows { Selecting() } }
    try screen.find("show").tap()
    let presentation = screen.presentations[0].presentation
    #expect(presentation.detents(upTo: 800) == [.height(100), .custom(Third.self), .medium, .large])
    #expect(presentation.detent == .medium)
    presentation.detent = .large
    screen.update()
    #expect(screen.texts.last == "large")
    try screen.find("large").tap()
    #expect(presentation.detent == .height(100))
  }

  @Test(arguments: [
    PresentationDetent.fraction(.nan), .fraction(-1), .height(.nan), .height(-100), .height(0), .fraction(-.infinity),
    .custom(Broken.self),
  ])
  func detentsAtWhichASheetIsInvisibleAreIgnoredWithAnIssue(detent: PresentationDetent) throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 500)) {
      Color.red.sheet(isPresented: .constant(true)) { Text("content").presentationDetents([detent]) }
    }
    screen.environment.horizontalSizeClass = .compact
    screen.settle()
    let presentation = screen.presentations[0]
    #expect(presentation.phase == .presented)
    #expect(presentation.frame == CGRect(x: 0, y: 10, width: 300, height: 490))
    #expect(screen.issues.count == 1)
    #expect(screen.issues[0].message.hasPrefix("The height of a detent must be greater than 0. sheet(isPresented:)"))
  }

  private struct Broken: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { -5 }
  }

  @Test("8.12 A sheet without detents has the large detent")
  func aSheetWithoutDetentsHasTheLargeDetent() throws {
    let screen = TestScreen { Shows { Text("content") } }
    try screen.find("show").tap()
    #expect(screen.presentations[0].presentation.detents(upTo: 500) == [.large])
    #expect(PresentationDetent.large.height(in: .init(maxDetentValue: 500, environment: EnvironmentValues())) == 500)
  }

  @Test("8.12 The medium detent is inactive in a compact height")
  func theMediumDetentIsInactiveInACompactHeight() {
    var environment = EnvironmentValues()
    environment.verticalSizeClass = .compact
    #expect(PresentationDetent.medium.height(in: .init(maxDetentValue: 300, environment: environment)) == nil)
    #expect(PresentationDetent.fraction(0.25).height(in: .init(maxDetentValue: 300, environment: environment)) == 75)
  }
}

private struct Shows<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = false
  var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown, content: content) }
}

private struct Wishing: View {
  var body: some View {
    Shows {
      Text("content")
        .presentationDetents([.medium, .height(100)])
        .presentationCornerRadius(20)
        .presentationDragIndicator(.visible)
        .presentationBackground(Color.red)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
        .presentationCompactAdaptation(horizontal: .popover, vertical: .none)
    }
  }
}

private struct Changing: View {
  @State private var isForbidden = true
  var body: some View { Button("allow") { isForbidden = false }.interactiveDismissDisabled(isForbidden) }
}

private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Selecting: View {
  @State private var detent = PresentationDetent.medium
  var body: some View {
    Button(detent == .large ? "large" : "other") { detent = .height(100) }
      .presentationDetents([.large, .medium, .height(100), .custom(Third.self)], selection: $detent)
  }
}
