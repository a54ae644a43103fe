import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// How size classes, detents and presentation modifiers change a presentation.
@MainActor @Suite struct PresentationAdaptationTests {
  @Test("8.11 A sheet adapts to a cover in a compact height, and a popover to a sheet in a compact width")
  func presentationsAdaptToCompactSizeClasses() throws {
    let screen = TestScreen(environment: { $0.horizontalSizeClass = .regular }) { Presents() }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].shownAs == .sheet)
    screen.environment.verticalSizeClass = .compact
    screen.settle()
    #expect(screen.presentations[0].shownAs == .fullScreenCover)
    #expect(screen.presentations[0].kind == .sheet)
    #expect(throws: TestError.self) { try screen.presentations[0].dismissByGesture() }
    screen.environment.verticalSizeClass = .regular
    try screen.presentations[0].dismissByGesture()
    try screen.find("popover").tap()
    #expect(screen.presentations[0].shownAs == .popover)
    screen.environment.horizontalSizeClass = .compact
    screen.settle()
    #expect(screen.presentations[0].shownAs == .sheet)
    screen.environment.verticalSizeClass = .compact
    screen.settle()
    #expect(screen.presentations[0].shownAs == .fullScreenCover)
  }

  @Test("8.11 presentationCompactAdaptation overrides the adaptation")
  func contentOverridesTheCompactAdaptation() throws {
    let screen = TestScreen(environment: { $0.horizontalSizeClass = .compact }) {
      Presents(options: { AnyView($0.presentationCompactAdaptation(.none)) })
    }
    try screen.find("popover").tap()
    #expect(screen.presentations[0].shownAs == .popover)
    try screen.presentations[0].tapOutside()
    let covering = TestScreen(environment: { $0.horizontalSizeClass = .compact }) {
      Presents(options: {
        AnyView($0.presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .sheet))
      })
    }
    try covering.find("sheet").tap()
    #expect(covering.presentations[0].shownAs == .fullScreenCover)
  }

  @Test("8.12 A sheet with several detents shows the drag indicator, unless the content overrides its visibility")
  func theDragIndicatorIsVisibleWithSeveralDetents() throws {
    func shows(_ options: @escaping (Text) -> AnyView) throws -> Bool {
      let screen = TestScreen { Presents(options: options) }
      try screen.find("sheet").tap()
      return screen.presentations[0].presentation.showsDragIndicator(upTo: 800)
    }
    #expect(try !shows { AnyView($0) })
    #expect(try shows { AnyView($0.presentationDetents([.medium, .large])) })
    #expect(try !shows { AnyView($0.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)) })
    #expect(try shows { AnyView($0.presentationDragIndicator(.visible)) })
  }

  @Test("8.13 A swipe resizes the sheet before it scrolls the content, unless the content overrides the interaction")
  func aSwipeResizesTheSheetBeforeItScrollsTheContent() throws {
    func grows(_ options: @escaping (Text) -> AnyView) throws -> Bool {
      let screen = TestScreen { Presents(options: options) }
      try screen.find("sheet").tap()
      return screen.presentations[0].presentation.growsBeforeScrolling(upTo: 800)
    }
    #expect(try grows { AnyView($0.presentationDetents([.medium, .large])) })
    #expect(try !grows { AnyView($0.presentationDetents([.large])) })
    #expect(
      try !grows {
        AnyView($0.presentationDetents([.medium, .large], selection: .constant(.large)))
      })
    #expect(
      try !grows { AnyView($0.presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls)) })
  }

  @Test("8.14 The presenter can't be used behind a sheet, unless the content allows it up through a detent")
  func backgroundInteractionIsDisabledUnlessTheContentEnablesIt() throws {
    func isUsable(_ options: @escaping (Text) -> AnyView) throws -> Bool {
      let screen = TestScreen { Presents(options: options) }
      try screen.find("sheet").tap()
      return screen.presentations[0].presentation.allowsInteractionBehind(upTo: 800)
    }
    let upThroughMedium = PresentationBackgroundInteraction.enabled(upThrough: .medium)
    #expect(try !isUsable { AnyView($0) })
    #expect(try !isUsable { AnyView($0.presentationBackgroundInteraction(.disabled)) })
    #expect(try isUsable { AnyView($0.presentationBackgroundInteraction(.enabled)) })
    #expect(
      try isUsable {
        AnyView($0.presentationDetents([.medium, .large]).presentationBackgroundInteraction(upThroughMedium))
      })
    #expect(
      try !isUsable {
        AnyView(
          $0.presentationDetents([.medium, .large], selection: .constant(.large))
            .presentationBackgroundInteraction(upThroughMedium))
      })
  }

  @Test("8.15 A background view is behind the content, updates, and disappears with the presentation")
  func aBackgroundViewUpdatesAndDisappearsWithItsPresentation() throws {
    let screen = TestScreen { Presents(options: { AnyView($0.modifier(Backed())) }) }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].texts == ["behind 0 in sheet", "content", "count"])
    try screen.find("count").tap()
    #expect(screen.presentations[0].texts == ["behind 1 in sheet", "content", "count"])
    try screen.presentations[0].dismissByGesture()
    #expect(screen.texts == ["sheet", "popover"])
  }

  @Test("8.15 The sizing determines the size proposed to the content")
  func thePresentationSizingDeterminesTheProposedSize() throws {
    func proposal(
      _ options: @escaping (Text) -> AnyView, now: CGSize? = nil, ideal: CGSize = CGSize(width: 200, height: 300)
    ) throws -> ProposedViewSize {
      let screen = TestScreen { Presents(options: options) }
      try screen.find("sheet").tap()
      return screen.presentations[0].presentation.proposedSize(in: CGSize(width: 600, height: 500), now: now) {
        CGSize(width: $0.width ?? ideal.width, height: $0.height ?? ideal.height)
      }
    }
    #expect(try proposal { AnyView($0) } == .unspecified)
    #expect(try proposal { AnyView($0.presentationSizing(.fitted)) } == ProposedViewSize(width: 200, height: 300))
    #expect(try proposal { AnyView($0.presentationSizing(.form)) } == ProposedViewSize(width: 540, height: 500))
    #expect(try proposal { AnyView($0.presentationSizing(.page)) } == ProposedViewSize(width: 600, height: 500))
    let tall = try proposal { AnyView($0.presentationSizing(.form.fitted(horizontal: false, vertical: true))) }
    #expect(tall == ProposedViewSize(width: 540, height: 300))
    let last = CGSize(width: 100, height: 400)
    let sticky = try proposal({ AnyView($0.presentationSizing(.fitted.sticky(vertical: true))) }, now: last)
    #expect(sticky == ProposedViewSize(width: 200, height: 400))
    #expect(try proposal { AnyView($0.presentationSizing(Half())) } == ProposedViewSize(width: 100, height: nil))
  }

  @Test("8.16 Any preference about preventing termination overrides nil, and true overrides false")
  func preventingTerminationOverridesAllowingIt() throws {
    func prevents(_ options: @escaping (Text) -> AnyView) throws -> Bool {
      let screen = TestScreen { Presents(options: options) }
      try screen.find("sheet").tap()
      return screen.presentations[0].presentation.preventsTermination
    }
    #expect(try prevents { AnyView($0) })
    #expect(try !prevents { AnyView($0.presentationPreventsAppTermination(false)) })
    #expect(try prevents { AnyView($0.presentationPreventsAppTermination(nil)) })
    #expect(
      try !prevents { text in
        AnyView(
          VStack {
            text.presentationPreventsAppTermination(nil)
            text.presentationPreventsAppTermination(false)
          })
      })
    #expect(
      try prevents { text in
        AnyView(
          VStack {
            text.presentationPreventsAppTermination(false)
            text.presentationPreventsAppTermination(true)
          })
      })
  }
}

private struct Presents: View {
  var options: (Text) -> AnyView = { AnyView($0) }
  @State private var hasSheet = false
  @State private var hasPopover = false

  var body: some View {
    VStack {
      Button("sheet") { hasSheet = true }.sheet(isPresented: $hasSheet) { options(Text("content")) }
      Button("popover") { hasPopover = true }.popover(isPresented: $hasPopover) { options(Text("content")) }
    }
  }
}

private struct Backed: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("count") { count += 1 }
    }
    .presentationBackground { Behind(count: count) }
  }
}

private struct Behind: View {
  let count: Int
  @Environment(\.presentationContainer) private var container
  var body: some View { Text(verbatim: "behind \(count) in \(container)") }
}

private struct Half: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: root.sizeThatFits(.unspecified).width / 2, height: nil)
  }
}
