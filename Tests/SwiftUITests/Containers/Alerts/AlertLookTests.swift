import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The card of an alert.
@MainActor @Suite struct AlertLookTests {
  @Test func alertIs299PointsWideInTheMiddleOfTheWindow() {
    let frame = screen { Button("OK") {} }.presentations[0].frame
    #expect(frame.width == 299)
    #expect(abs(frame.midX - 195) <= 0.5 && abs(frame.midY - 300) <= 0.5)
  }

  @Test func alertIsWiderWithLargeTextAndStaysInTheWindow() {
    let large = screen(set: { $0.dynamicTypeSize = .accessibility2 }) { Button("OK") {} }
    #expect(large.presentations[0].frame.width == 358)
    let narrow = screen(size: CGSize(width: 240, height: 600)) { Button("OK") {} }
    #expect(narrow.presentations[0].frame.minX == 16)
    #expect(narrow.presentations[0].frame.width == 208)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func ofTwoShortButtonsTheOneThatCancelsIsLeading(direction: LayoutDirection) throws {
    let screen = screen(set: { $0.layoutDirection = direction }) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    let (cancel, delete) = try (screen.find("Cancel").frame, screen.find("Delete").frame)
    #expect(cancel.midY == delete.midY)
    #expect((cancel.midX < delete.midX) == (direction == .leftToRight))
    #expect(screen.presentations[0].texts == ["Sure?", "Delete", "Cancel"])
  }

  @Test func twoButtonsThatDontCancelKeepTheirOrder() throws {
    let screen = screen {
      Button("Yes") {}
      Button("No") {}
    }
    let (yes, no) = try (screen.find("Yes").frame, screen.find("No").frame)
    #expect(yes.midY == no.midY && yes.midX < no.midX)
  }

  @Test func buttonsThatDontFitBesideEachOtherAreStacked() throws {
    let screen = screen {
      Button("Cancel", role: .cancel) {}
      Button("Delete All Messages Now") {}
    }
    let (cancel, delete) = try (screen.find("Cancel").frame, screen.find("Delete All Messages Now").frame)
    #expect(delete.maxY < cancel.minY && abs(delete.midX - cancel.midX) <= 0.5)
  }

  @Test func ofThreeButtonsTheOneThatCancelsIsLast() throws {
    let screen = screen {
      Button("Cancel", role: .cancel) {}
      Button("Save") {}
      Button("Discard", role: .destructive) {}
    }
    let order = try ["Save", "Discard", "Cancel"].map { try screen.find($0).frame.midY }
    #expect(order == order.sorted() && Set(order).count == 3)
    #expect(screen.presentations[0].texts == ["Sure?", "Save", "Discard", "Cancel"])
  }

  @Test func aCardThatIsTooHighScrollsItsTextAndItsButtons() throws {
    let log = ActionLog()
    let screen = screen(size: CGSize(width: 390, height: 400)) {
      ForEach(0..<12) { number in Button("Choice \(number)") { log.add("\(number)") } }
    } message: {
      Text((0..<60).map { "Line \($0)." }.joined(separator: "\n"))
    }
    let frame = screen.presentations[0].frame
    #expect(frame.minY >= 16 && frame.maxY <= 384)
    let first = try screen.find("Choice 0").frame
    #expect(frame.contains(first))
    try screen.find("Choice 1").scroll(by: CGSize(width: 0, height: 2000))
    try screen.find("Choice 11").tap()
    #expect(log.lines == ["11"])
  }

  @Test func aLongMessageLeavesRoomForAllButtons() throws {
    let screen = screen(size: CGSize(width: 390, height: 400)) {
      Button("OK") {}
    } message: {
      Text((0..<60).map { "Line \($0)." }.joined(separator: "\n"))
    }
    let card = screen.presentations[0].frame
    #expect(card.height == 368)
    #expect(try abs(screen.find("OK").frame.midY - (card.maxY - 13 - 46.5 / 2)) <= 1)
  }

  @Test func stylesOfTheProgramDontApplyToTheButtonsOfAnAlert() throws {
    let screen = screen {
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Shouts") {}.buttonStyle(Shouting())
      Button("Symbol", systemImage: "trash") {}
    }
    #expect(screen.presentations[0].texts == ["Sure?", "Prominent", "Shouts", "Symbol"])
    let widths = try ["Prominent", "Shouts", "Symbol"].map { try screen.find($0).frame.midX }
    #expect(widths.allSatisfy { abs($0 - 195) <= 1 })
  }

  @Test func theLookOfThePresenterDoesntReachTheAlert() throws {
    let screen = TestScreen {
      Asks { Button("OK") {} }
        .font(.largeTitle).bold().foregroundStyle(.green).tint(.red).lineLimit(1).redacted(reason: .placeholder)
        .disabled(true)
    }
    let plain = self.screen { Button("OK") {} }
    #expect(screen.presentations[0].frame.size == plain.presentations[0].frame.size)
    #expect(try screen.find("OK").isEnabled)
    let (size, origin) = (plain.presentations[0].frame.size, screen.presentations[0].frame.origin)
    let other = plain.presentations[0].frame.origin
    let (first, second) = try (screen.image(), plain.image())
    let differing = stride(from: 20, to: Int(size.height) - 20, by: 1).first { y in
      stride(from: 20, to: Int(size.width) - 20, by: 1).contains { x in
        first.pixel(x: Int(origin.x) + x, y: Int(origin.y) + y)
          != second.pixel(x: Int(other.x) + x, y: Int(other.y) + y)
      }
    }
    #expect(differing == nil)
  }

  @Test func aPressedButtonIsFilledAndADisabledOneIsDimmed() throws {
    let screen = screen {
      Button("Off") {}.disabled(true)
      Button("On") {}
    }
    let on = try screen.find("On")
    let point = (x: Int(on.frame.maxX) + 20, y: Int(on.frame.midY))
    let before = try screen.image().pixel(x: point.x, y: point.y)
    let touch = try on.touch()
    screen.advance(by: 0.3)
    let pressed = try screen.image().pixel(x: point.x, y: point.y)
    #expect(pressed.red < before.red - 10)
    touch.cancel()
    screen.settle()
    #expect(try screen.image().pixel(x: point.x, y: point.y) == before)
    #expect(try color(of: "Off", on: screen).blue > color(of: "On", on: screen).blue + 60)
  }

  @Test func destructiveButtonsAreRed() throws {
    let screen = screen { Button("Delete", role: .destructive) {} }
    let color = try color(of: "Delete", on: screen)
    #expect(color.red > 230 && color.green < 120)
  }

  @Test func theCardIsOpaqueUnderReducedTransparency() {
    let usual = screen { Button("OK") {} }
    let reduced = screen(set: { $0.accessibilityReduceTransparency = true }) { Button("OK") {} }
    #expect(usual.displayList().contains("material"))
    #expect(!reduced.displayList().contains("material"))
  }

  @Test func buttonsThatComeAndGoMoveTheCard() throws {
    let more = More()
    let screen = TestScreen { Growing(more: more) }
    #expect(screen.presentations[0].texts == ["Sure?", "OK"])
    let height = screen.presentations[0].frame.height
    more.count = 3
    screen.settle()
    #expect(screen.presentations[0].texts == ["Sure?", "Button 0", "Button 1", "Button 2"])
    #expect(screen.presentations[0].frame.height > height + 80)
    more.count = 0
    screen.settle()
    #expect(screen.presentations[0].texts == ["Sure?", "OK"])
    #expect(screen.presentations[0].frame.height == height)
  }

  /// Returns the darkest color of a text, which is that of its strokes.
  private func color(of text: String, on screen: TestScreen) throws -> RGBA {
    let (frame, image) = try (screen.find(text).frame, screen.image())
    var darkest = image.pixel(x: Int(frame.minX), y: Int(frame.minY))
    func sum(_ color: RGBA) -> Int { Int(color.red) + Int(color.green) + Int(color.blue) }
    for x in Int(frame.minX)..<Int(frame.maxX) {
      for y in Int(frame.minY)..<Int(frame.maxY) where sum(image.pixel(x: x, y: y)) < sum(darkest) {
        darkest = image.pixel(x: x, y: y)
      }
    }
    return darkest
  }

  @Test func aPickerInAnAlertKeepsItsSegmentsAndIsNoAnswer() throws {
    let screen = screen {
      Picker("Kind", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("picker")
      Button("Save") {}
    }
    #expect(abs(try screen.find(id: "picker").frame.height - 31) <= 0.5)
    try screen.find("Two").tap()
    #expect(screen.presentations.count == 1)
    try screen.find("Save").tap()
    #expect(screen.presentations.isEmpty)
  }

  @Test func aResourceIsATitle() {
    let title = LocalizedStringResource("Sure?")
    let screen = TestScreen { Color.clear.alert(title, isPresented: .constant(true)) { Button("Yes") {} } }
    #expect(screen.presentations[0].texts == ["Sure?", "Yes"])
  }

  private func screen(
    size: CGSize = CGSize(width: 390, height: 600), set: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder actions: @escaping () -> some View
  ) -> TestScreen {
    TestScreen(size: size, environment: set) { Asks(actions: actions) }
  }

  private func screen(
    size: CGSize, @ViewBuilder actions: @escaping () -> some View, @ViewBuilder message: @escaping () -> Text
  ) -> TestScreen {
    TestScreen(size: size) {
      Color.clear.alert("Sure?", isPresented: .constant(true), actions: actions, message: message)
    }
  }
}

private struct Asks<Actions: View>: View {
  @ViewBuilder let actions: () -> Actions
  @State private var isAsking = true
  var body: some View { Color.clear.alert("Sure?", isPresented: $isAsking, actions: actions) }
}

private struct Shouting: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("!!!")
      configuration.label
    }
  }
}

@Observable private final class More {
  var count = 0
}

private struct Growing: View {
  let more: More
  var body: some View {
    Color.clear.alert("Sure?", isPresented: .constant(true)) {
      ForEach(0..<more.count, id: \.self) { Button("Button \($0)") {} }
    }
  }
}
