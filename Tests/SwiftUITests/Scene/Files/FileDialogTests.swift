import CanopyPresentation
import CanopyScene
import CanopyTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Dialogs for files that views present.
@MainActor @Suite struct FileDialogTests {
  private let folder: TestFolder
  private let model = FileModel()

  init() throws { folder = try TestFolder() }

  // MARK: Importing

  @Test func anImporterGivesTheChosenFile() throws {
    let app = HeadlessApp(ImportApp(model: model))
    #expect(try app.window.fileDialogs.isEmpty)
    model.imports = true
    app.settle()
    let dialog = try #require(try app.window.fileDialogs.first)
    #expect(dialog.request.purpose == .open(allowsSeveral: false))
    #expect(dialog.request.types == [.plainText])
    #expect(dialog.request.title == "Choose a text")
    #expect(dialog.request.confirmation == "Take")
    #expect(dialog.request.showsHiddenFiles)
    try app.answer([folder.write("a", to: "a.txt")])
    #expect(model.log == ["false a.txt"])
    #expect(try app.window.fileDialogs.isEmpty)
  }

  @Test func aCanceledImporterRunsOnlyOnCancellation() throws {
    let app = HeadlessApp(ImportApp(model: model))
    model.imports = true
    app.settle()
    try app.answer([])
    #expect(model.log.isEmpty && !model.imports)
    model.importsMany = true
    app.settle()
    try app.answer([])
    #expect(model.log == ["false canceled"])
  }

  @Test func anImporterOfSeveralFilesGivesAll() throws {
    let app = HeadlessApp(ImportApp(model: model))
    model.importsMany = true
    app.settle()
    #expect(try app.window.fileDialogs.first?.request.purpose == .open(allowsSeveral: true))
    try app.answer([folder.write("a", to: "a.txt"), folder.write("b", to: "b.txt")])
    #expect(model.log == ["false a.txt b.txt"])
  }

  @Test func anImporterOfFoldersOpensFolders() throws {
    let app = HeadlessApp(ImportApp(model: model))
    model.importsFolder = true
    app.settle()
    #expect(try app.window.fileDialogs.first?.request.purpose == .openFolder(allowsSeveral: false))
  }

  @Test func anImporterGivesTheFileBehindALink() throws {
    try folder.write("a", to: "a.txt")
    let link = folder.place("link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.place("a.txt"))
    let app = HeadlessApp(ImportApp(model: model))
    for (keepsLinks, name) in [(false, "a.txt"), (true, "link.txt")] {
      model.keepsLinks = keepsLinks
      model.imports = true
      app.settle()
      try app.answer([link])
      #expect(model.log.last == "false \(name)")
    }
  }

  @Test func aBindingThatIsResetClosesTheDialog() throws {
    let app = HeadlessApp(ImportApp(model: model))
    model.imports = true
    app.settle()
    let answer = try #require(try app.window.fileDialogs.first).completion
    model.imports = false
    app.settle()
    #expect(try app.window.fileDialogs.isEmpty)
    answer([try folder.write("a", to: "a.txt")])
    app.settle()
    #expect(model.log.isEmpty)
  }

  private struct AskAgainApp: App {
    var model = FileModel()

    var body: some Scene { WindowGroup { Content(model: model) } }

    private struct Content: View {
      @Bindable var model: FileModel

      var body: some View {
        Text("content")
          .fileImporter(isPresented: $model.imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
            _ in
            model.log.append("chosen")
            model.imports = model.log.count < 2
          } onCancellation: {
            model.imports = true
          }
      }
    }
  }

  @Test func anAnswerMayAskAgain() throws {
    let app = HeadlessApp(AskAgainApp(model: model))
    model.imports = true
    app.settle()
    try app.answer([folder.write("a", to: "a.txt")])
    #expect(try app.window.fileDialogs.count == 1)
    try app.answer([])
    #expect(try app.window.fileDialogs.count == 1)
    try app.answer([folder.write("b", to: "b.txt")])
    #expect(try app.window.fileDialogs.isEmpty)
    #expect(model.log == ["chosen", "chosen"])
  }

  @Test func dialogsOfAWindowOpenOneAfterAnother() throws {
    let app = HeadlessApp(ImportApp(model: model))
    (model.imports, model.importsMany) = (true, true)
    app.settle()
    #expect(try app.window.fileDialogs.count == 1)
    try app.answer([folder.write("a", to: "a.txt")])
    #expect(try app.window.fileDialogs.count == 1)
    try app.answer([folder.write("b", to: "b.txt")])
    #expect(model.log.count == 2)
  }

  @Test func withoutAWindowOfAnAppADialogIsAnIssue() throws {
    let screen = TestScreen { ImportApp.Content(model: model) }
    model.imports = true
    screen.settle()
    #expect(!model.imports && model.log.isEmpty)
    #expect(screen.issues.contains { $0.message.contains("isn't in a window of an app") })
  }

  // MARK: Exporting

  @Test func anExporterWritesTheDocument() throws {
    let app = HeadlessApp(ExportApp(model: model))
    model.exports = true
    app.settle()
    let request = try #require(try app.window.fileDialogs.first).request
    #expect(request.purpose == .save(suggestedName: "Greeting.txt"))
    try app.answer([folder.place("hello")])
    #expect(model.log == ["false hello.txt"])
    #expect(try folder.names == ["hello.txt"])
    #expect(try folder.text("hello.txt") == "Hello")
  }

  @Test func anExporterReplacesOnlyTheFileThatWasNamed() throws {
    try folder.write("precious", to: "hello.txt")
    let app = HeadlessApp(ExportApp(model: model))
    model.exports = true
    app.settle()
    try app.answer([folder.place("hello")])
    #expect(try folder.text("hello.txt") == "precious")
    #expect(try folder.text("hello") == "Hello")
  }

  @Test func anExporterReportsErrorsAndLeavesTheFileAlone() throws {
    try folder.write("precious", to: "hello.txt")
    let app = HeadlessApp(ExportApp(model: model))
    model.text = "fail"
    model.exports = true
    app.settle()
    try app.answer([folder.place("hello.txt")])
    #expect(model.log == ["false error"])
    #expect(try folder.text("hello.txt") == "precious")
    #expect(try folder.names == ["hello.txt"])
  }

  @Test func severalDocumentsGoToAFolder() throws {
    try folder.write("precious", to: "Untitled.txt")
    let app = HeadlessApp(ExportApp(model: model))
    model.exportsMany = true
    app.settle()
    #expect(try app.window.fileDialogs.first?.request.purpose == .openFolder(allowsSeveral: false))
    try app.answer([folder.url])
    #expect(try folder.names == ["Untitled 2.txt", "Untitled 3.txt", "Untitled.txt"])
    #expect(try folder.text("Untitled.txt") == "precious")
    #expect(model.log == ["false Untitled 2.txt Untitled 3.txt"])
  }

  @Test func anItemIsExportedInItsType() throws {
    let app = HeadlessApp(ExportApp(model: model))
    model.exportsItem = true
    app.settle()
    try app.answer([folder.place("item.txt")])
    #expect(try folder.text("item.txt") == "an item")
    #expect(model.log == ["false item.txt"])
  }

  // MARK: Moving

  @Test func aMoverMovesTheFile() throws {
    let file = try folder.write("a", to: "a.txt")
    try FileManager.default.createDirectory(at: folder.place("sub"), withIntermediateDirectories: true)
    model.file = file
    let app = HeadlessApp(MoveApp(model: model))
    model.moves = true
    app.settle()
    try app.answer([folder.place("sub")])
    #expect(model.log == ["false a.txt"])
    #expect(try folder.names == ["sub"])
    #expect(try folder.text("sub/a.txt") == "a")
  }

  @Test func aMoverReplacesNothing() throws {
    model.file = try folder.write("a", to: "a.txt")
    try FileManager.default.createDirectory(at: folder.place("sub"), withIntermediateDirectories: true)
    try folder.write("precious", to: "sub/a.txt")
    let app = HeadlessApp(MoveApp(model: model))
    model.moves = true
    app.settle()
    try app.answer([folder.place("sub")])
    #expect(model.log == ["false error"])
    #expect(try folder.text("a.txt") == "a")
    #expect(try folder.text("sub/a.txt") == "precious")
  }
}

@MainActor @Observable private final class FileModel {
  var imports = false
  var importsMany = false
  var importsFolder = false
  var keepsLinks = false
  var exports = false
  var exportsMany = false
  var exportsItem = false
  var moves = false
  var text = "Hello"
  var file: URL?
  @ObservationIgnored var log: [String] = []

  func note(_ isPresented: Bool, _ result: Result<[URL], any Error>) {
    switch result {
    case .success(let files): log.append("\(isPresented) \(files.map(\.lastPathComponent).joined(separator: " "))")
    case .failure: log.append("\(isPresented) error")
    }
  }
}

private struct ImportApp: App {
  var model = FileModel()
  var body: some Scene { WindowGroup { Content(model: model) } }

  struct Content: View {
    @Bindable var model: FileModel
    var body: some View {
      VStack {
        Text("One")
          .fileImporter(isPresented: $model.imports, allowedContentTypes: [.plainText]) { result in
            model.note(model.imports, result.map { [$0] })
          }
          .fileDialogMessage("Choose a text")
          .fileDialogConfirmationLabel(Text("Take"))
          .fileDialogBrowserOptions([.includeHiddenFiles])
          .fileDialogImportsUnresolvedAliases(model.keepsLinks)
        Text("Many")
          .fileImporter(
            isPresented: $model.importsMany, allowedContentTypes: [.plainText, .png], allowsMultipleSelection: true
          ) { result in
            model.note(model.importsMany, result)
          } onCancellation: {
            model.log.append("\(model.importsMany) canceled")
          }
        Text("Folder")
          .fileImporter(isPresented: $model.importsFolder, allowedContentTypes: [.folder], onCompletion: { _ in })
      }
    }
  }
}

private struct Greeting: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "fail" { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct ExportApp: App {
  var model = FileModel()
  var body: some Scene { WindowGroup { Content(model: model) } }

  struct Content: View {
    @Bindable var model: FileModel
    var body: some View {
      VStack {
        Text("One")
          .fileExporter(
            isPresented: $model.exports, document: Greeting(text: model.text), contentType: .plainText,
            defaultFilename: "Greeting"
          ) { result in
            model.note(model.exports, result.map { [$0] })
          }
        Text("Many")
          .fileExporter(
            isPresented: $model.exportsMany, documents: [Greeting(text: "a"), Greeting(text: "b")],
            contentType: .plainText
          ) { model.note(model.exportsMany, $0) }
        Text("Item")
          .fileExporter(
            isPresented: $model.exportsItem, item: "an item", contentTypes: [.plainText], defaultFilename: "item"
          ) { result in
            model.note(model.exportsItem, result.map { [$0] })
          } onCancellation: {
          }
      }
    }
  }
}

private struct MoveApp: App {
  var model = FileModel()
  var body: some Scene { WindowGroup { Content(model: model) } }

  struct Content: View {
    @Bindable var model: FileModel
    var body: some View {
      Text("Move").fileMover(isPresented: $model.moves, file: model.file) { result in
        model.note(model.moves, result.map { [$0] })
      }
    }
  }
}
