import CanopyTesting
import SwiftUI
import Testing

/// Presentations that are shown although their presenters have left.
@MainActor @Suite struct LeftPresentationTests {
  @Test func theSheetOfARowThatIsDeletedGoesAwayWithMotion() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Rows() }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("row 1").tap()
    #expect(try screen.image(scale: 1).pixel(x: 20, y: 400).description == "#34C759")
    try screen.find("delete").touch().lift()
    #expect(screen.presentations.isEmpty && !screen.texts.contains("row 1"))
    screen.advance(by: 0.05)
    var image = try screen.image(scale: 1)
    #expect(image.pixel(x: 20, y: 580).description == "#34C759")
    #expect(image.pixel(x: 20, y: 310).description != "#34C759")
    // Behind the picture, everything can be used.
    try screen.find("row 2").tap()
    #expect(screen.texts.contains("delete"))
    screen.press(.escape)
    screen.settle()
    image = try screen.image(scale: 1)
    #expect(image.pixel(x: 20, y: 580).description == "#FFFFFF")
  }

  @Test func withoutMotionItIsGoneAtOnce() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Rows(isAnimated: false) }
    screen.environment.horizontalSizeClass = .compact
    try screen.find("row 1").tap()
    try screen.find("delete").touch().lift()
    #expect(try screen.image(scale: 1).pixel(x: 20, y: 580).description == "#FFFFFF")
  }
}

private struct Rows: View {
  var isAnimated = true
  @State private var rows = [1, 2, 3]

  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { row in
        Row(row: row) {
          var transaction = Transaction()
          transaction.disablesAnimations = !isAnimated
          withTransaction(transaction) { rows.removeAll { $0 == row } }
        }
      }
    }
  }
}

private struct Row: View {
  let row: Int
  let delete: () -> Void
  @State private var isShown = false

  var body: some View {
    Button("row \(row)") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("delete") {
          isShown = false
          delete()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.green)
        .presentationDetents([.medium])
      }
  }
}
