import SwiftUI
import UniformTypeIdentifiers

/// Another window, which reads and writes files.
struct FilesView: View {
  @State private var text = "nothing"
  @State private var imports = false
  @State private var exports = false

  var body: some View {
    VStack(spacing: 12) {
      Text("The second window")
      Text("It has \(text)")
      Button("Import") { imports = true }
      Button("Export") { exports = true }
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

  private func content(of file: URL) throws -> String {
    "\(file.lastPathComponent): \(try String(contentsOf: file, encoding: .utf8))"
  }
}
