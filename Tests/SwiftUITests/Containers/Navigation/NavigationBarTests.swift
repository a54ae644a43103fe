import CanopyTesting
import SwiftUI
import Testing

/// The bars of pages, beside the figures measured on iOS 26.
@MainActor @Suite struct NavigationBarTests {
  private func screen(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder content: () -> some View
  ) -> TestScreen {
    let screen = TestScreen(
      size: CGSize(width: 400, height: 600),
      environment: {
        $0.displayScale = 2
        $0.layoutDirection = direction
      }
    ) { NavigationStack { content() } }
    screen.settle()
    return screen
  }

  private func marker(_ id: String) -> some View {
    Color.gray.accessibilityElement().accessibilityIdentifier(id)
  }

  @Test("A bar with a large title is 116.5 points high, and one with a small title 64")
  func barHeights() throws {
    let large = screen { marker("content").navigationTitle("Title") }
    #expect(try large.find(id: "content").frame == CGRect(x: 0, y: 116.5, width: 400, height: 483.5))
    let small = screen { marker("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    #expect(try small.find(id: "content").frame == CGRect(x: 0, y: 64, width: 400, height: 536))
    let none = screen { marker("content") }
    #expect(try none.find(id: "content").frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    let hidden = screen { marker("content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
    #expect(try hidden.find(id: "content").frame.minY == 0)
    let old = screen { marker("content").navigationBarTitle("Title", displayMode: .large).navigationBarHidden(true) }
    #expect(try old.find(id: "content").frame.minY == 0)
  }

  @Test("The first card of a list is directly under a large title, and 35 points below a small one")
  func listsUnderTitles() throws {
    let large = screen { List { marker("row").frame(height: 60).listRowInsets(EdgeInsets()) }.navigationTitle("Title") }
    #expect(try large.find(id: "row").frame.minY == 116.5)
    let small = screen {
      List { marker("row").frame(height: 60).listRowInsets(EdgeInsets()) }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try small.find(id: "row").frame.minY == 99)
  }

  @Test("The button that goes back is a circle of 44 points at 10, 10, in both directions of layout")
  func backButtons() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = screen(direction) { NavigationLink("go") { Text("there") } }
      try screen.find("go").tap()
      let frame = try screen.find(role: "button", name: "Back").frame
      let x: CGFloat = direction == .leftToRight ? 10 : 346
      #expect(frame == CGRect(x: x, y: 10, width: 44, height: 44))
    }
  }

  @Test("Items are 44 points high, 16 from the edge and 8 from each other")
  func itemFrames() throws {
    let screen = screen {
      Text("content").toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Left", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("First", systemImage: "star") {}
          Button("Second", systemImage: "trash") {}
        }
      }
    }
    func frame(_ name: String) throws -> CGRect { try screen.find(role: "button", name: name).frame }
    #expect(try frame("Left").midY == 32 && frame("Left").height == 44)
    #expect(abs(try frame("Left").midX - 38) < 1)
    #expect(abs(try frame("Second").midX - 362) < 1)
    #expect(abs(try frame("Second").midX - frame("First").midX - 52) < 1)
  }

  @Test("The title is in the middle of the bar, unless items need the room")
  func titlesAreCentered() throws {
    let screen = screen { Text("content").navigationTitle("Middle").navigationBarTitleDisplayMode(.inline) }
    #expect(abs(try screen.find("Middle").frame.midX - 200) <= 1)
    let crowded = self.screen {
      Text("content").navigationTitle("A rather long title of a page").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("A long item") {} }
    }
    #expect(try crowded.find("A rather long title of a page").frame.maxX <= crowded.find("A long item").frame.minX)
  }

  @Test("A pushed page has a large title if the page below has one, unless it asks for another")
  func largeTitlesAreInherited() throws {
    let screen = screen {
      NavigationLink("go") {
        NavigationLink("deeper") { marker("third").navigationTitle("Third") }
          .navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
      }
      .navigationTitle("First")
    }
    try screen.find("go").tap()
    #expect(try screen.find("Second").frame.maxY < 64)
    try screen.find("deeper").tap()
    #expect(try screen.find(id: "third").frame.minY == 64)
  }

  @Test("While content scrolls 52.5 points, the large title moves with it and fades; then a small one appears")
  func largeTitlesCollapse() throws {
    let screen = screen {
      ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 40) } } }.navigationTitle(
        "Title")
    }
    let title = try screen.find("Title").frame
    try screen.find("row 2").scroll(by: CGSize(width: 0, height: 20))
    screen.settle()
    #expect(abs(try screen.find("Title").frame.minY - title.minY + 20) <= 1)
    try screen.find("row 3").scroll(by: CGSize(width: 0, height: 40))
    screen.settle()
    let small = screen.findAll("Title").filter { $0.isVisible }.map(\.frame)
    #expect(small.contains { abs($0.midY - 32) <= 1 }, "\(small)")
  }

  @Test("The confirming action is at the trailing edge, the canceling one at the leading edge")
  func sheetActions() throws {
    let screen = screen {
      Text("content").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .primaryAction) { Button("Share") {} }
        ToolbarItem(placement: .principal) { Text("Middle") }
      }
    }
    let names = ["Cancel", "Middle", "Share", "Save"]
    let places = try names.map { try screen.find($0).frame.midX }
    #expect(places == places.sorted())
  }

  @Test("Items come and go with their condition, and read the environment of their modifier")
  func itemsAreLive() throws {
    struct Program: View {
      @State private var isOn = false
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("count \(count)")
            .toolbar {
              if isOn { ToolbarItem(placement: .topBarLeading) { Button("more") { count += 1 } } }
              ToolbarItem { Size() }
            }
            .environment(\.lineSpacing, 9)
            .toolbar { Button(isOn ? "off" : "on") { isOn.toggle() } }
        }
      }
    }
    struct Size: View {
      @Environment(\.lineSpacing) private var spacing
      var body: some View { Text("spacing \(Int(spacing))") }
    }
    let screen = TestScreen { Program() }
    #expect(screen.texts.contains("spacing 9") && !screen.texts.contains("more"))
    try screen.find("on").tap()
    try screen.find("more").tap()
    #expect(screen.texts.contains("count 1"))
    try screen.find("off").tap()
    #expect(!screen.texts.contains("more"))
  }

  @Test("The edit button of a bar changes the edit mode of its page")
  func editButtonsEditTheirPage() throws {
    struct Program: View {
      @State private var names = ["Ann", "Bob"]
      var body: some View {
        NavigationStack {
          List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            .navigationBarItems(leading: EditButton(), trailing: Button("Add") { names.append("Cid") })
        }
      }
    }
    let screen = TestScreen { Program() }
    try screen.find("Edit").tap()
    #expect(try screen.find(role: "button", name: "Delete").isVisible)
    try screen.find("Add").tap()
    #expect(screen.texts.contains("Cid"))
    try screen.find("Done").tap()
    #expect(throws: (any Error).self) { try screen.find(role: "button", name: "Delete") }
  }

  @Test("A page has the background that a view in it sets")
  func containerBackgrounds() throws {
    let screen = screen { Text("content").containerBackground(Color.red, for: .navigation) }
    #expect(try screen.image().pixel(x: 200, y: 590).red > 200)
    #expect(try screen.image().pixel(x: 200, y: 590).blue < 100)
  }
}
