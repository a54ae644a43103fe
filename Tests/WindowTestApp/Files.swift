import SwiftUI
import UniformTypeIdentifiers

/// Dialogs for files, and another window. What the app gets is printed.
struct Files: View {
  @State private var imports = false
  @State private var exports = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(spacing: 12) {
      Button("Import") { imports = true }.keyboardShortcut("i")
      Button("Export") { exports = true }.keyboardShortcut("e")
      Button("Small") { openWindow(id: "small") }.keyboardShortcut("2")
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { result in
      for file in (try? result.get()) ?? [] {
        report("imported \(file.lastPathComponent): \((try? String(contentsOf: file, encoding: .utf8)) ?? "nothing")")
      }
    } onCancellation: {
      report("canceled")
    }
    .fileExporter(
      isPresented: $exports, document: TextFile(text: "Written by the app."), contentType: .plainText,
      defaultFilename: "Notes"
    ) { result in
      report("exported \((try? result.get().lastPathComponent) ?? "nothing")")
    }
    .onAppear { report("shown") }
  }
}

private struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) { text = "" }

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// The content of a window of its size.
struct SmallWindow: View {
  @State private var height = 80.0
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 0) {
      Button("Grow") { height += 40 }.keyboardShortcut("g").frame(width: 220, height: height)
      Button("Close") { dismissWindow() }.keyboardShortcut("w").frame(width: 220, height: 40)
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { report("small size \(Int($0.width)) \(Int($0.height))") }
    .onDisappear { report("small gone") }
  }
}
