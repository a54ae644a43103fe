import CanopyTesting
import SwiftUI
import Testing

/// What people can touch, and what they can't.
@MainActor @Suite struct ReachingTests {
  private struct Sheet: View {
    let interaction: PresentationBackgroundInteraction
    @State private var isPresented = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Show") { isPresented = true }
        Button("Add") { count += 1 }
        Text("\(count)")
        ScrollView { Color.red.frame(height: 2_000) }.accessibilityIdentifier("scroll")
      }
      .sheet(isPresented: $isPresented) {
        Inner().presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
      }
    }
  }

  private struct Inner: View {
    @State private var asks = false
    @State private var name = "nobody"

    var body: some View {
      Button("Ask") { asks = true }
      Button("Name") { name = "Ann" }
      Text(name)
        .alert("Sure?", isPresented: $asks) { Button("Yes") { name = "Bob" } }
    }
  }

  @Test func buttonBehindASheetCannotBeTapped() throws {
    let screen = TestScreen { Sheet(interaction: .automatic) }
    try screen.find("Show").tap()
    let error = #expect(throws: TestError.self) { try screen.find("Add").tap() }
    #expect(
      error?.message == """
        The button “Add” cannot be tapped: it is behind a sheet with “Ask”, “Name”, “nobody”. Dismiss that first, or let \
        people use what is behind it with presentationBackgroundInteraction(_:).
        """)
    try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: 10))
    try screen.find("Name").tap()
    #expect(screen.texts.contains("0") && screen.texts.contains("Ann"))
    try screen.presentations[0].dismissByGesture()
    try screen.find("Add").tap()
    #expect(screen.texts.contains("1"))
  }

  @Test func buttonBehindAnAlertCannotBeTapped() throws {
    let screen = TestScreen { Sheet(interaction: .enabled) }
    try screen.find("Show").tap()
    try screen.find("Ask").tap()
    for name in ["Add", "Name"] {
      let error = #expect(throws: TestError.self) { try screen.find(name).tap() }
      #expect(error?.message.contains("it is behind an alert") == true, "\(String(describing: error))")
    }
    try screen.find("Yes").tap()
    #expect(screen.texts.contains("Bob"))
  }

  @Test func backgroundInteractionAllowsTapsBehindASheet() throws {
    for interaction in [PresentationBackgroundInteraction.enabled, .enabled(upThrough: .medium)] {
      let screen = TestScreen { Sheet(interaction: interaction) }
      try screen.find("Show").tap()
      try screen.find("Add").tap()
      try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: 10))
      #expect(screen.texts.contains("1") && screen.presentations.count == 1)
    }
  }

  @Test func aTapOnAFocusableViewMovesTheFocus() throws {
    struct Cells: View {
      @FocusState private var cell: Int?
      var body: some View {
        VStack {
          Text("A").focusable().focused($cell, equals: 1)
          Text("B")
          Text(verbatim: cell.map(String.init) ?? "none")
        }
      }
    }
    let screen = TestScreen { Cells() }
    try screen.find("A").tap()
    #expect(screen.texts.last == "1")
    #expect(throws: TestError.self) { try screen.find("B").tap() }
  }

  @Test func theErrorOfATextTellsThatALabelMatches() {
    let screen = TestScreen {
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add")
    }
    let error = #expect(throws: TestError.self) { try screen.find("Add") }
    #expect(error?.message.contains(#"find(role: "button", name: "Add")"#) == true, "\(String(describing: error))")
  }

  // MARK: Scrolling

  private func page() -> TestScreen {
    TestScreen(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          VStack {
            Text("Title")
            ScrollView(.horizontal) {
              Color.blue.frame(width: 900, height: 20).accessibilityIdentifier("photos")
            }
          }
          .accessibilityIdentifier("row")
          Color.red.frame(height: 500).accessibilityIdentifier("rest")
        }
      }
      .frame(width: 180).padding(5).background(.gray).accessibilityIdentifier("page")
    }
  }

  @Test func nearestScrollViewIsScrolled() throws {
    let screen = page()
    let (photos, rest) = (try screen.find(id: "photos").frame, try screen.find(id: "rest").frame)
    try screen.find(id: "row").scroll(by: CGSize(width: 30, height: 0))
    #expect(try screen.find(id: "photos").frame.minX == photos.minX - 30)
    try screen.find(id: "page").scroll(by: CGSize(width: 0, height: 40))
    #expect(try screen.find(id: "rest").frame.minY == rest.minY - 40)
  }

  @Test func scrollViewOfTheOtherAxisIsSkipped() throws {
    let screen = page()
    let rest = try screen.find(id: "rest").frame
    for id in ["photos", "row"] { try screen.find(id: id).scroll(by: CGSize(width: 0, height: 10)) }
    #expect(try screen.find(id: "rest").frame.minY == rest.minY - 20)
  }
}
