import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pictures of sheets for people who have changed how their system looks, and for other circumstances.
@MainActor @Suite struct AccommodationReferenceTests {
  private func sheet(_ look: PresentationLook) -> TestScreen {
    look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().presentationDetents([.medium, .large])
      }
    }
  }

  @Test(arguments: [
    PresentationLook(name: "light-rtl", isRightToLeft: true), PresentationLook(name: "dark", isDark: true),
    PresentationLook(name: "very-large", hasVeryLargeText: true),
  ])
  func aSheetMatchesTheReference(look: PresentationLook) throws {
    try compare(sheet(look), "sheet-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, PresentationLook(name: "dark", isDark: true)])
  func aSheetInIncreasedContrastMatchesTheReference(look: PresentationLook) throws {
    let screen = sheet(look)
    screen.increasesContrast = true
    screen.settle()
    try compare(screen, "sheet-contrast-\(look.name)")
  }

  @Test("A sheet of a material, which is opaque if people want less transparency", arguments: [false, true])
  func aSheetOfAMaterialMatchesTheReference(isOpaque: Bool) throws {
    let screen = PresentationLook.plain.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().presentationDetents([.medium]).presentationBackground(.thinMaterial)
      }
    }
    screen.reducesTransparency = isOpaque
    screen.settle()
    try compare(screen, isOpaque ? "material-opaque" : "material")
  }

  @Test func aSheetAboveTheKeyboardMatchesTheReference() throws {
    let screen = PresentationLook.plain.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().safeAreaInset(edge: .bottom) { Text("at the end").padding(4) }.presentationDetents([.medium])
      }
    }
    screen.keyboardHeight = 90
    screen.settle()
    try compare(screen, "sheet-keyboard")
  }

  @Test func aSheetOnAFineDisplayMatchesTheReference() throws {
    try compare(sheet(.plain), "sheet-2x", scale: 2)
  }
}
