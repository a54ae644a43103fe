import SwiftUI
import UniformTypeIdentifiers

/// Another window, which reads and writes files.
struct FilesView: View {
  @State private var text = "nothing"
  @State private var imports = false
  @State private var exports = false
  @State private var importsFolder = false
  @State private var exportsFolder = false
  @AppStorage("stored") private var stored = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("The second window")
      Text("It has \(text)")
      Button("Import") { imports = true }
      Button("Export") { exports = true }
      Button("Store \(stored)") { stored += 1 }
      Button("Take Folder") { importsFolder = true }
        .fileImporter(isPresented: $importsFolder, allowedContentTypes: [.folder]) { result in
          text = (try? result.get()).map(names) ?? "a failure"
        }
      Button("Give Folder") { exportsFolder = true }
        .fileExporter(
          isPresented: $exportsFolder, document: SampleFolder(), contentType: .folder, defaultFilename: "Pages"
        ) { result in
          text = (try? result.get()).map { "written \($0.lastPathComponent)" } ?? "a failure"
        }
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { result in
      text = (try? result.get().map(content).joined(separator: ", ")) ?? "a failure"
    }
    .fileExporter(
      isPresented: $exports, item: "Written by the app.", contentTypes: [.plainText], defaultFilename: "Notes"
    ) { result in
      text = (try? result.get()).map { "written \($0.lastPathComponent)" } ?? "a failure"
    }
  }

  private func names(in folder: URL) -> String {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return "\(folder.lastPathComponent): \(names?.joined(separator: " ") ?? "nothing")"
  }

  private func content(of file: URL) throws -> String {
    "\(file.lastPathComponent): \(try String(contentsOf: file, encoding: .utf8))"
  }
}

/// A document that is a folder with two files.
private struct SampleFolder: FileDocument {
  static var readableContentTypes: [UTType] { [.folder] }

  init() {}

  init(configuration: ReadConfiguration) {}

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    let page = FileWrapper(regularFileWithContents: Data("page".utf8))
    let inner = FileWrapper(directoryWithFileWrappers: [
      "ä.txt": FileWrapper(regularFileWithContents: Data("inner page".utf8))
    ])
    return FileWrapper(directoryWithFileWrappers: ["page.txt": page, "inner": inner])
  }
}
