import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The cards of a confirmation dialog, and what assistive technologies know of alerts and dialogs.
@MainActor @Suite struct DialogLookTests {
  @Test func aDialogInANarrowWindowHasACardForTheChoicesAndOneToCancel() throws {
    let screen = screen()
    #expect(screen.presentations[0].frame == CGRect(x: 8, y: 600 - 8 - 57 - 8 - 115, width: 374, height: 180))
    let order = try ["Keep", "Delete", "Cancel"].map { try screen.find($0).frame.midY }
    #expect(abs(order[1] - order[0] - 58) <= 0.5)
    #expect(abs(order[2] - order[1] - 65) <= 0.5)
  }

  @Test func aDialogInAWideWindowIsACardInTheMiddle() throws {
    let screen = screen(size: CGSize(width: 800, height: 600))
    let frame = screen.presentations[0].frame
    #expect(frame.width == 299 && abs(frame.midX - 400) <= 0.5)
    let order = try ["Keep", "Delete", "Cancel"].map { try screen.find($0).frame.midY }
    #expect(order == order.sorted() && order[2] - order[1] == order[1] - order[0])
  }

  @Test func theChoicesOfALongDialogScrollAboveTheCardToCancel() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 500)) { ManyChoicesProgram() }
    try screen.find("Ask").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 8, y: 8, width: 374, height: 484))
    try screen.find("Country 2").scroll(by: CGSize(width: 0, height: 5000))
    try screen.find("Country 30").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test(arguments: [844.0, 500]) func aLongDialogStaysInTheSafeAreaAndAboveTheKeyboard(height: Double) throws {
    let screen = TestScreen(size: CGSize(width: 390, height: height)) { ManyChoicesProgram() }
    screen.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    try screen.find("Ask").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 8, y: 59, width: 374, height: height - 93))
    screen.keyboardHeight = 200
    screen.settle()
    #expect(screen.presentations[0].frame == CGRect(x: 8, y: 59, width: 374, height: height - 259))
  }

  @Test func aTapOutsidePressesTheButtonThatCancels() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Answering() }
    screen.environment.horizontalSizeClass = .compact
    for _ in 0..<2 {
      try screen.find("Ask").tap()
      screen.touch(at: CGPoint(x: 195, y: 60)).lift()
      screen.settle()
      #expect(screen.presentations.isEmpty)
    }
    #expect(screen.texts.contains("2 cancelled"))
    try screen.find("Ask").tap()
    try screen.presentations[0].tapOutside()
    #expect(screen.texts.contains("3 cancelled"))
  }

  @Test(arguments: [false, true]) func textsThatAreResetWithTheRequestStayUntilItIsGone(isDialog: Bool) throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Failing(isDialog: isDialog) }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("Fail").tap()
    #expect(screen.texts.contains("No room"))
    try screen.find("Close").touch().lift()
    screen.advance(by: 0.05)
    #expect(screen.texts.contains("No room") && !screen.texts.contains("nothing"))
    screen.settle()
    #expect(screen.texts == ["Fail"])
    try screen.find("Fail").tap()
    #expect(screen.texts.contains("No room"))
  }

  @Test func aDialogFollowsTheWidthOfItsWindowAndKeepsItsButtons() throws {
    let screen = screen(size: CGSize(width: 800, height: 600))
    for (sizeClass, width) in [(UserInterfaceSizeClass.compact, CGFloat(784)), (.regular, 299)] {
      screen.environment.horizontalSizeClass = sizeClass
      screen.settle()
      #expect(screen.presentations[0].frame.width == width)
      #expect(screen.presentations[0].texts == ["Keep", "Delete", "Cancel"])
      #expect(try screen.presentations[0].frame.contains(screen.find("Keep").frame))
    }
  }

  @Test func buttonsInsideOtherViewsAndModifiersAreRecognized() throws {
    let screen = TestScreen {
      Color.clear.alert("Sure?", isPresented: .constant(true)) {
        Group {
          Keep().padding()
          if true { Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel").tint(.green) }
        }
        .onAppear {}
        TextField("Reason", text: .constant(""))
        AnyView(Button("Delete", role: .destructive) {})
      }
    }
    let order = try ["Sure?", "Keep", "Delete", "Cancel"].map { try screen.find($0).frame.midY }
    let field = try screen.find(role: "text field", name: "Reason").frame.midY
    #expect(order == order.sorted() && Set(order).count == 4)
    #expect(order[0] < field && field < order[1])
    #expect(try screen.find(id: "cancel").frame.width == 272)
  }

  @Test func anAlertInASheetHasRowsAndTheSheetHasNone() throws {
    let screen = TestScreen { Nested() }
    try screen.find("Open").tap()
    try screen.find("Ask").tap()
    #expect(screen.presentations.map(\.kind) == [.sheet, .alert])
    #expect(try screen.find("Yes").frame.midX < screen.find("No").frame.midX)
    #expect(try screen.find("Ask").frame.width < 100)
  }

  @Test func aCancelButtonAmongTheChoicesIsMovedToTheEnd() throws {
    let screen = TestScreen {
      Color.clear.confirmationDialog("Which?", isPresented: .constant(true)) {
        Button("Never mind", role: .cancel) {}
        Button("One") {}
      }
    }
    #expect(screen.presentations[0].texts == ["One", "Never mind"])
  }

  @Test func alertsAndActionSheetsOfTheOlderFormLookTheSame() throws {
    let new = TestScreen {
      Color.clear.alert("Order", isPresented: .constant(true)) {
        Button("Track") {}
        Button("Later", role: .cancel) {}
      }
    }
    let old = TestScreen {
      Color.clear.alert(isPresented: .constant(true)) {
        Alert(title: Text("Order"), primaryButton: .default(Text("Track")), secondaryButton: .cancel(Text("Later")))
      }
    }
    #expect(try new.image(scale: 2).png == old.image(scale: 2).png)
    let dialog = TestScreen {
      Color.clear.confirmationDialog("Order", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Track") {}
        Button("Stop", role: .destructive) {}
      }
    }
    let sheet = TestScreen {
      Color.clear.actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("Order"), buttons: [.default(Text("Track")), .destructive(Text("Stop")), .cancel()])
      }
    }
    #expect(try dialog.image(scale: 2).png == sheet.image(scale: 2).png)
  }

  @Test func theTitleIsTheLabelOfAnAlertAndOfADialogThatHidesIt() throws {
    let alert = TestScreen { DeleteProgram() }
    try alert.find("Ask").tap()
    #expect(alert.accessibilityTree.hasPrefix("alert “Delete “Budget 2026”?”"))
    let dialog = screen()
    #expect(dialog.presentations[0].texts.first == "Keep")
    #expect(dialog.accessibilityTree.hasPrefix("dialog “Which?”"))
    for name in ["Keep", "Delete", "Cancel"] {
      #expect(try dialog.find(role: "button", name: name).isEnabled)
    }
  }

  private func screen(size: CGSize = CGSize(width: 390, height: 600)) -> TestScreen {
    TestScreen(size: size) {
      Color.clear.confirmationDialog("Which?", isPresented: .constant(true)) {
        Button("Keep") {}
        Button("Delete", role: .destructive) {}
      }
    }
  }
}

private struct Keep: View {
  var body: some View { Button("Keep") {} }
}

private struct Nested: View {
  @State private var isOpen = false
  @State private var isAsking = false
  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Button("Ask") { isAsking = true }
          .alert("Sure?", isPresented: $isAsking) {
            Button("Yes") {}
            Button("No") {}
          }
      }
  }
}

private struct Answering: View {
  @State private var isAsking = false
  @State private var cancelled = 0

  var body: some View {
    VStack {
      Text("\(cancelled) cancelled")
      Button("Ask") { isAsking = true }
    }
    .confirmationDialog("Really?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) { cancelled += 1 }
    }
  }
}

/// A view whose error is reset with the request.
private struct Failing: View {
  let isDialog: Bool
  @State private var problem: String?

  private var isShown: Binding<Bool> {
    Binding {
      problem != nil
    } set: {
      if !$0 { problem = nil }
    }
  }

  var body: some View {
    let button = Button("Fail") { problem = "No room" }
    if isDialog {
      button.confirmationDialog("Oops", isPresented: isShown) {
        Button("Close") {}
      } message: {
        Text(problem ?? "nothing")
      }
    } else {
      button.alert("Oops", isPresented: isShown) {
        Button("Close") {}
      } message: {
        Text(problem ?? "nothing")
      }
    }
  }
}
