import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct PostOfficeTests {
  @Test func aSheetSpeaksTheLanguageOfItsWindow() throws {
    let screen = TestScreen {
      PostOffice()
        .environment(\.locale, Locale(identifier: "ja_JP"))
        .environment(\.dynamicTypeSize, .accessibility1)
    }
    try screen.press("Open parcel")
    #expect(screen.shows("ja_JP, accessibility1"))
    #expect(screen.shows("1,234.5"))
    try screen.press("Close")
    #expect(screen.presentations.isEmpty)
    #expect(screen.shows("Picked up: 1"))
  }

  @Test func theFirstSheetShowsTheStateOfNow() throws {
    let screen = TestScreen { PostOffice() }
    try screen.press("Write letter")
    #expect(screen.shows("Writing"))
    #expect(screen.shows("Dear Bob"))
  }

  @Test func aDraftIsNotLostByAGesture() throws {
    let screen = TestScreen { PostOffice() }
    try screen.press("Write letter")
    #expect(throws: (any Error).self) { try screen.presentations[0].dismissByGesture() }
    try screen.press("Throw away")
    try screen.presentations[0].dismissByGesture()
    #expect(screen.presentations.isEmpty)
  }

  @Test func aDialogOfTheSheetEndsTheSheet() throws {
    let screen = TestScreen { PostOffice() }
    try screen.press("Open parcel")
    try screen.press("Send back…")
    #expect(screen.presentations.map(\.kind) == [.sheet, .confirmationDialog])
    try screen.press("Send back")
    #expect(screen.presentations.isEmpty)
    #expect(screen.shows("Picked up: 1"))
  }
}
