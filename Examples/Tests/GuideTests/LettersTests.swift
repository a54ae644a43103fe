import CanopyTesting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct LettersTests {
  @Test func theFirstSheetShowsTheCurrentDraft() throws {
    let screen = TestScreen { Inbox() }
    try screen.find("Holiday").tap()
    #expect(screen.presentations[0].texts == ["Holiday", "About “Holiday”", "Send"])
  }

  @Test func aSheetInheritsTheEnvironmentOfItsPresenter() throws {
    let screen = TestScreen {
      Inbox().environment(\.locale, Locale(identifier: "pt_BR"))
    }
    try screen.find("Rent").tap()
    #expect(try screen.find("Send").environment.locale.identifier == "pt_BR")
  }

  @Test func aSwipeEndsTheSheet() throws {
    let screen = TestScreen { Inbox() }
    try screen.find("Rent").tap()
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }

  @Test func aSheetIsSeenOnItsWay() throws {
    let screen = TestScreen { Inbox() }
    try screen.find("Rent").touch().lift()
    screen.advance(by: 0.1)
    #expect(screen.presentations[0].phase == .presenting)
    screen.presentations[0].startDismissal()
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }

  @Test func aDrawerShowsAndChangesTheStateOfItsPresenter() throws {
    let screen = TestScreen { Album() }
    try screen.find("Sort").tap()
    #expect(try !screen.find("Sort").isEnabled)
    try screen.find("Oldest first").tap()
    #expect(screen.texts == ["Photos, oldest first", "Sort"])
  }
}
