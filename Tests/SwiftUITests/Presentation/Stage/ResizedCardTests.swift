import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Presentations whose content gets another size. Motions are linear and take a second.
@MainActor @Suite struct ResizedCardTests {
  private let model = MovingModel()

  /// A presentation with as many rows as the number of the model, each 40 points high, which has come to rest.
  private func screen(as kind: Kind) -> TestScreen {
    model.number = 3
    let size = kind == .sheet ? CGSize(width: 300, height: 400) : CGSize(width: 700, height: 500)
    let screen = TestScreen(size: size) { Rows(model: model, kind: kind) }
    screen.settle()
    return screen
  }

  @Test("A card and its content move together to their new size", arguments: [Kind.card, .popover])
  func cardsAreResizedWithTheirContent(kind: Kind) throws {
    let screen = screen(as: kind)
    let before = screen.presentations[0].frame
    withAnimation(.linear(duration: 1)) { model.number = 5 }
    screen.update()
    for part in [0, 0.25, 0.5, 0.75, 1] {
      let card = screen.presentations[0].frame
      #expect(abs(card.height - before.height - 80 * part) < 0.01)
      #expect(abs(card.midY - before.midY) < 1)
      let pixel = try screen.image(scale: 1).pixel(x: Int(card.midX), y: Int(card.maxY) - 10)
      #expect(pixel.description == "#34C759")
      screen.advance(by: 0.25)
    }
  }

  @Test func aCardGetsItsSizeAtOnceWithoutAnAnimation() {
    let screen = screen(as: .card)
    let before = screen.presentations[0].frame
    model.number = 5
    screen.update()
    #expect(screen.presentations[0].frame == before.insetBy(dx: 0, dy: -40))
    screen.advance(by: 0.25)
    #expect(screen.presentations[0].frame == before.insetBy(dx: 0, dy: -40))
  }

  @Test("A row that leaves stays at its distance from the upper edge", arguments: Kind.allCases)
  func rowsLeaveWithTheCard(kind: Kind) throws {
    let screen = screen(as: kind)
    func place() throws -> Int? {
      let image = try screen.image(scale: 1)
      let x = Int(screen.presentations[0].frame.midX)
      // The second row is the only blue one, and fades out over white.
      let rows = (0..<image.height).filter { y in
        let pixel = image.pixel(x: x - 40, y: y)
        return pixel.blue > 240 && pixel.red < 235
      }
      return rows.first
    }
    let top = screen.presentations[0].frame.minY
    let before = try #require(try place())
    withAnimation(.linear(duration: 1)) { model.number = 1 }
    screen.update()
    #expect(try place() == before)
    screen.advance(by: 0.25)
    let now = try #require(try place())
    #expect(abs(CGFloat(now - before) - (screen.presentations[0].frame.minY - top)) <= 1)
  }

  @Test func aDialogMovesAboveTheKeyboardByTheSpring() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 700)) {
      Color.white.alert("Name", isPresented: .constant(true)) { TextField("Name", text: .constant("")) }
    }
    screen.settle()
    let before = screen.presentations[0].frame
    screen.keyboardHeight = 300
    screen.update()
    #expect(screen.presentations[0].frame == before)
    screen.advance(by: 0.1)
    let middle = screen.presentations[0].frame
    screen.settle()
    let end = screen.presentations[0].frame
    #expect(end == before.offsetBy(dx: 0, dy: -150))
    #expect(end.minY < middle.minY && middle.minY < before.minY)
  }

  enum Kind: CaseIterable { case card, sheet, popover }
}

private struct Rows: View {
  let model: MovingModel
  let kind: ResizedCardTests.Kind
  @State private var height = 0.0

  var body: some View {
    Color.white.frame(width: 40, height: 40)
      .popover(isPresented: .constant(kind == .popover), arrowEdge: .trailing) {
        rows.presentationCompactAdaptation(.popover)
      }
      .sheet(isPresented: .constant(kind != .popover)) {
        rows
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            height = $0
          }
          .presentationDetents([.height(height)])
          .presentationSizing(.fitted)
      }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<Int(model.number), id: \.self) { index in
        Rectangle().fill(index == 1 ? .blue : .white).frame(width: 160, height: 40)
      }
      Color.green.frame(width: 160, height: 20)
    }
  }
}
