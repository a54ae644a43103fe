import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct InvitationTests {
  @Test func acceptingIsConfirmed() throws {
    let screen = TestScreen { Invitation(host: "Ada") }
    try screen.find("Accept").tap()
    #expect(screen.texts.contains("See you there!"))
  }

  @Test func theInvitationFitsASmallPhone() throws {
    let size = CGSize(width: 320, height: 480)
    let screen = TestScreen(size: size) { Invitation(host: "Ada") }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("invitation.png")
    try screen.image(scale: 2).png.write(to: file)
    #expect(try screen.find("Dinner at Ada’s").frame.width < 320)
  }
}
