import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pictures of presentations that somebody has looked at, small and few. They may differ by what other versions of the libraries
/// and the fonts make of edges.
///
/// Where one is meant to change: delete it, run the tests, look at what they have written, and commit that.
@MainActor @Suite struct PresentationReferenceTests {
  @Test(arguments: [PresentationLook.plain, .other, .wide, .wideOther])
  func aSheetMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().presentationDetents([.medium, .large])
      }
    }
    try compare(screen, "sheet-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, .other])
  func sheetsInFrontOfEachOtherMatchTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().sheet(isPresented: .constant(true)) { Panel() }
      }
    }
    try compare(screen, "stack-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, .other])
  func aSheetThatLeavesWhatIsBehindUsableMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().sheet(isPresented: .constant(true)) {
        Panel().presentationDetents([.height(90)]).presentationBackgroundInteraction(.enabled)
          .presentationDragIndicator(.visible)
      }
    }
    try compare(screen, "usable-\(look.name)")
  }

  @Test(arguments: [PresentationLook.wide, .wideOther])
  func aPopoverMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().overlay(alignment: .topTrailing) {
        Text("Info").padding(6).popover(isPresented: .constant(true)) { Panel().padding(12) }
      }
    }
    try compare(screen, "popover-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, .other, .wide])
  func anAlertMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().alert("Rename", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Ivy"))
        Button("Cancel", role: .cancel) {}
        Button("OK") {}
      } message: {
        Text("A new name.")
      }
    }
    try compare(screen, "alert-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, .other, .wideOther])
  func aDialogMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().confirmationDialog("Sort", isPresented: .constant(true), titleVisibility: .visible) {
        Button("By name") {}
        Button("Remove", role: .destructive) {}
      }
    }
    try compare(screen, "dialog-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, .other])
  func aCoverMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen { Behind().fullScreenCover(isPresented: .constant(true)) { Panel() } }
    try compare(screen, "cover-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, .wide, .wideOther])
  func anInspectorMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().inspector(isPresented: .constant(true)) {
        Panel().inspectorColumnWidth(130).presentationDetents([.medium])
      }
    }
    try compare(screen, "inspector-\(look.name)")
  }

  @Test(arguments: [PresentationLook.plain, PresentationLook(name: "dark-rtl", isDark: true, isRightToLeft: true)])
  func anActionSheetMatchesTheReference(look: PresentationLook) throws {
    let screen = look.screen {
      Behind().actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("Photo"), message: Text("It is shared."),
          buttons: [.default(Text("Copy")), .destructive(Text("Remove")), .cancel()])
      }
    }
    try compare(screen, "action-sheet-\(look.name)")
  }
}
