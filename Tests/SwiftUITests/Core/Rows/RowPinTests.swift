import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// A row of a lazy stack that presents something stays mounted while it is out of sight.
@MainActor @Suite struct RowPinTests {
  private let model = Model()

  private func screen() -> TestScreen {
    TestScreen(size: CGSize(width: 400, height: 400)) { List(model: model) }
  }

  private func scroll(_ screen: TestScreen, by distance: CGFloat) throws {
    try screen.find(id: "list").scroll(by: CGSize(width: 0, height: distance))
  }

  @Test func aSheetStaysWhileItsRowIsOutOfSight() throws {
    let screen = screen()
    try screen.find("open 0").tap()
    try scroll(screen, by: 4_000)
    #expect(screen.presentations.count == 1)
    #expect(screen.texts.contains("sheet 0 of 0"))
  }

  @Test func aRowOutOfSightStillUpdatesItsSheet() throws {
    let screen = screen()
    try screen.find("open 0").tap()
    try scroll(screen, by: 4_000)
    screen.resetCounts()
    model.total = 7
    screen.settle()
    #expect(screen.texts.contains("sheet 0 of 7"))
  }

  @Test func aSheetOfARowOutOfSightCanBeClosed() throws {
    let screen = screen()
    try screen.find("open 0").tap()
    try scroll(screen, by: 4_000)
    try screen.find("close").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func aRowLeavesWhenItsSheetIsClosed() throws {
    let screen = screen()
    try screen.find("open 0").tap()
    try scroll(screen, by: 4_000)
    try screen.find("close").tap()
    #expect(!screen.textsInTree.contains("open 0"))
  }

  @Test func aRowThatComesBackIsTheSame() throws {
    let screen = screen()
    try screen.find("open 0").tap()
    try scroll(screen, by: 4_000)
    try scroll(screen, by: -4_000)
    #expect(screen.presentations.count == 1)
    try screen.find("close").tap()
    #expect(screen.texts.contains("open 0") && screen.presentations.isEmpty)
    #expect(screen.textsInTree.count { $0 == "open 0" } == 1)
  }

  @Test func theSheetEndsWithTheElementOfItsRow() throws {
    let screen = screen()
    try screen.find("open 0").tap()
    try scroll(screen, by: 4_000)
    model.rows.removeFirst()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(!screen.textsInTree.contains("open 0"))
  }

  @Test func theSheetFollowsTheElementOfItsRow() throws {
    let screen = screen()
    try screen.find("open 1").tap()
    try scroll(screen, by: 4_000)
    model.rows.swapAt(0, 1)
    model.total = 3
    screen.settle()
    #expect(screen.texts.contains("sheet 1 of 3"))
    try screen.find("close").tap()
    try scroll(screen, by: -5_000)
    #expect(screen.texts.prefix(2) == ["open 1", "open 0"])
  }

  @Test func aClosedScreenReleasesItsPinnedRows() throws {
    weak var token: Token?
    do {
      let model = Model()
      token = model.token
      let screen = TestScreen(size: CGSize(width: 400, height: 400)) { List(model: model) }
      try screen.find("open 0").tap()
      try scroll(screen, by: 4_000)
      screen.close()
    }
    ViewRuntime.update()
    #expect(token == nil)
  }
}

private final class Token {}

@Observable private final class Model {
  var rows = Array(0..<300)
  var total = 0
  let token = Token()
}

private struct List: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { Row(number: $0, model: model).frame(height: 40) }
      }
    }
    .accessibilityIdentifier("list")
  }
}

private struct Row: View {
  let number: Int
  let model: Model
  @State private var isOpen = false

  var body: some View {
    let total = model.total
    Button("open \(number)") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("sheet \(number) of \(total)")
        Button("close") { isOpen = false }
      }
  }
}
