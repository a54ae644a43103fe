import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// What room, detents and preferenceSources make of a presentation.
@MainActor @Suite struct AdaptingTests {
  @Test("8.11 A sheet is a cover where the height is compact, a popover a sheet where the width is")
  func littleRoomChangesWhatIsShown() throws {
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

  @Test("8.11 presentationCompactAdaptation decides otherwise")
  func contentMayWishForAnotherAdaptation() throws {
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

  @Test(
    "8.12 The drag indicator is there where there is more than one detent, unless the content preferenceSources otherwise"
  )
  func theDragIndicatorGoesWithAChoice() throws {
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

  @Test("8.13 A swipe makes the sheet higher before anything scrolls, unless the content preferenceSources otherwise")
  func whatASwipeDoesFirst() throws {
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

  @Test("8.14 What is behind cannot be used, unless the content allows it up to a detent")
  func whatIsBehindIsOutOfReach() throws {
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

  @Test("8.15 A background view fills the presentation, is live, and goes with it")
  func aViewBehindThePresentation() throws {
    let screen = TestScreen { Presents(options: { AnyView($0.modifier(Backed())) }) }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].texts == ["behind 0 in sheet", "content", "count"])
    try screen.find("count").tap()
    #expect(screen.presentations[0].texts == ["behind 1 in sheet", "content", "count"])
    try screen.presentations[0].dismissByGesture()
    #expect(screen.texts == ["sheet", "popover"])
  }

  @Test("8.15 The sizing says what is offered to the content")
  func sizingProposes() throws {
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

  @Test("8.16 Of preferenceSources to prevent termination, one outweighs none, and true outweighs false")
  func terminationIsPrevented() throws {
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
