import CanopyTesting
import SwiftUI
import Testing

/// Rows of tables that contain others.
@MainActor @Suite struct TableOutlineTests {
  private struct File: Identifiable {
    let id: String
    var children: [File]?
  }

  private final class Model: ObservableObject {
    @Published var selection: Set<String> = []
    @Published var isExpanded = false
  }

  private static let files = [
    File(id: "folder", children: [File(id: "a"), File(id: "inner", children: [File(id: "deep")])]), File(id: "b"),
  ]

  private struct Files: View {
    @ObservedObject var model: Model
    var idiom = InterfaceIdiom.desktop
    var body: some View {
      Table(TableOutlineTests.files, children: \.children, selection: $model.selection) {
        TableColumn("Name", value: \.id)
      }
      .environment(\.interfaceIdiom, idiom)
    }
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func childrenShowWhenTheirRowIsExpanded(_ idiom: InterfaceIdiom) throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 400)) { Files(model: model, idiom: idiom) }
    #expect(screen.texts.filter { $0 != "Name" } == ["folder", "b"])
    let folder = try screen.find("folder").frame
    screen.touch(at: CGPoint(x: folder.minX - 10, y: folder.midY)).lift()
    screen.settle()
    #expect(screen.texts.filter { $0 != "Name" } == ["folder", "a", "inner", "b"])
    #expect(try screen.find("a").frame.minX == folder.minX + 13)
    #expect(try screen.find("b").frame.minX == folder.minX)
    #expect(model.selection.isEmpty)
  }

  @Test func arrowKeysExpandAndCollapse() throws {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 400)) { Files(model: model) }
    try screen.find("folder").tap()
    screen.press(.rightArrow)
    screen.settle()
    screen.press(.downArrow)
    screen.press(.downArrow)
    #expect(model.selection == ["inner"])
    screen.press(.rightArrow)
    screen.settle()
    #expect(screen.texts == ["Name", "folder", "a", "inner", "deep", "b"])
    screen.press(.leftArrow)
    screen.settle()
    #expect(screen.texts == ["Name", "folder", "a", "inner", "b"])
  }

  @Test func disclosureRowsFollowABinding() throws {
    struct Program: View {
      @ObservedObject var model: Model
      var body: some View {
        Table(of: File.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          DisclosureTableRow(File(id: "group"), isExpanded: $model.isExpanded) {
            ForEach(["x", "y"].map { File(id: $0) })
          }
          TableRow(File(id: "other"))
        }
        .environment(\.interfaceIdiom, .desktop)
      }
    }
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 400)) { Program(model: model) }
    #expect(screen.texts == ["Name", "group", "other"])
    model.isExpanded = true
    screen.settle()
    #expect(screen.texts == ["Name", "group", "x", "y", "other"])
    try screen.find(role: "button", name: "Collapse").tap()
    screen.settle()
    #expect(!model.isExpanded)
    #expect(screen.texts == ["Name", "group", "other"])
  }
}
