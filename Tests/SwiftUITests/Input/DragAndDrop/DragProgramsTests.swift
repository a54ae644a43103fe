import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Programs that drag and drop")
struct DragProgramsTests {
  @Test("Rows are reordered by a delegate while one is dragged over them")
  func reordering() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) { Reordering() }
    func middle(_ text: String) throws -> CGPoint {
      let frame = try screen.find(text).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let (start, end) = (try middle("A"), try middle("C"))
    screen.send(.began, at: start)
    screen.advance(by: 0.6)
    screen.send(.moved, at: try middle("B"))
    screen.settle()
    #expect(screen.texts == ["B", "A", "C"])
    screen.send(.moved, at: end)
    screen.settle()
    #expect(screen.texts == ["B", "C", "A"])
    screen.send(.ended, at: end)
    screen.settle()
    #expect(screen.texts == ["B", "C", "A"] && !screen.isDragging)
  }

  @Test("A card moves between the columns of a board")
  func board() async throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 300)) { Board() }
    #expect(screen.texts == ["To do", "Write", "Read", "Done"])
    try await screen.find("Write").drag(onto: screen.find("Done"))
    #expect(screen.texts == ["To do", "Read", "Done", "Write"])
    try await screen.find("Write").drag(onto: screen.find("To do"))
    #expect(screen.texts == ["To do", "Read", "Write", "Done"])
  }

  @Test("A file of another program is read by its URL, as data or as an object")
  func droppedFile() async throws {
    let screen = TestScreen { FileWell() }
    try await screen.find("Drop a file").drop([NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/notes.txt"))])
    #expect(screen.texts == ["notes.txt"])
  }

  @Test("A destination gets values that are proxies of others, and its location is that in the view")
  func proxies() async throws {
    let screen = TestScreen { TextWell() }
    try await screen.find("Empty").drop(Todo(title: "Sleep"))
    #expect(screen.texts == ["Sleep"])
    try await screen.find("Sleep").drop("Wake", "Up")
    #expect(screen.texts == ["Wake Up"])
  }

  @Test("A picture is dropped as an image")
  func droppedPicture() async throws {
    let screen = TestScreen { PictureWell() }
    let png = try TestScreen(size: CGSize(width: 4, height: 4)) { Color.red }.image().png
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .png) { handle in
      handle(png, nil)
      return nil
    }
    try await screen.find("No picture").drop([item])
    #expect(screen.texts == ["A picture"] && screen.issues.isEmpty)
    let broken = NSItemProvider()
    broken.registerDataRepresentation(for: .png) { handle in
      handle(Data("no picture".utf8), nil)
      return nil
    }
    try await screen.find("A picture").drop([broken])
    #expect(screen.issues.count == 1)
  }

  @Test("A drag is lifted in a right-to-left layout where the view is shown, and dropped in its own coordinates")
  func rightToLeft() async throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      $0.layoutDirection = .rightToLeft
    } content: {
      HStack(spacing: 0) {
        Text("Source").frame(maxWidth: .infinity).draggable("x")
        Color.blue.frame(width: 50).overlay { Text("T") }.dropDestination(for: String.self) { _, location in
          log.add("\(Int(location.x))")
          return true
        }
      }
    }
    try await screen.find("Source").drag(onto: screen.find("T"))
    #expect(log.lines == ["25"])
  }
}

private struct Reordering: View {
  @State private var rows = ["A", "B", "C"]
  @State private var dragged: String?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in
        Text(row).frame(maxWidth: .infinity, minHeight: 40)
          .contentShape(.rect)
          .onDrag {
            dragged = row
            return NSItemProvider(object: row as NSString)
          }
          .onDrop(of: [.text], delegate: RowDelegate(row: row, rows: $rows, dragged: $dragged))
      }
    }
  }
}

private struct RowDelegate: DropDelegate {
  let row: String
  @Binding var rows: [String]
  @Binding var dragged: String?

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != row, let from = rows.firstIndex(of: dragged), let to = rows.firstIndex(of: row) else {
      return
    }
    withAnimation {
      rows.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

private struct Todo: Codable, Hashable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .todo)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  fileprivate static let todo = UTType(exportedAs: "com.example.programs.todo")
}

private struct Board: View {
  @State private var todo = [Todo(title: "Write"), Todo(title: "Read")]
  @State private var done: [Todo] = []

  var body: some View {
    HStack(alignment: .top) {
      Column(title: "To do", cards: todo) { dropped in
        done.removeAll { dropped.contains($0) }
        todo += dropped
      }
      Column(title: "Done", cards: done) { dropped in
        todo.removeAll { dropped.contains($0) }
        done += dropped
      }
    }
  }
}

private struct Column: View {
  let title: String
  let cards: [Todo]
  let drop: ([Todo]) -> Void
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text(title).font(.headline)
      ForEach(cards, id: \.self) { card in
        Text(card.title).padding().background(.thinMaterial).draggable(card) { Text(card.title).padding() }
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isTargeted ? Color.teal.opacity(0.2) : Color.clear)
    .dropDestination(for: Todo.self) { dropped, _ in
      drop(dropped)
      return true
    } isTargeted: { isTargeted in
      self.isTargeted = isTargeted
    }
  }
}

private struct FileWell: View {
  @State private var name = "Drop a file"
  @State private var isTargeted = false

  var body: some View {
    Text(name).onDrop(of: ["public.file-url"], isTargeted: $isTargeted) { providers -> Bool in
      guard let provider = providers.first(where: { $0.canLoadObject(ofClass: URL.self) }) else { return false }
      _ = provider.loadObject(ofClass: URL.self) { url, _ in
        DispatchQueue.main.async { name = url?.lastPathComponent ?? "Nothing" }
      }
      return true
    }
  }
}

private struct TextWell: View {
  @State private var text = "Empty"

  var body: some View {
    Text(text).dropDestination(for: String.self, action: receive)
  }

  private func receive(_ strings: [String], at location: CGPoint) -> Bool {
    text = strings.joined(separator: " ")
    return true
  }
}

private struct PictureWell: View {
  @State private var picture: Image?

  var body: some View {
    VStack {
      if let picture { picture.resizable().frame(width: 20, height: 20) }
      Text(picture == nil ? "No picture" : "A picture")
        .dropDestination(for: Image.self) { images, _ in
          picture = images.first
          return true
        }
    }
  }
}
