internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A modifier that opens a file dialog while a condition is true.
struct FileDialogModifier {
  /// The modifier's spelling.
  let name: String
  let isPresented: Binding<Bool>
  /// A Boolean value that indicates whether there is something to export or move.
  var hasContent = true
  let request: () -> FileRequest
  /// The action for the chosen files. There is at least one file.
  let onChoice: ([URL]) -> Void
  let onCancellation: () -> Void
  @State private var presented = PresentedDialog()
  /// The number of answers. After an answer ends it, the condition can become true again before the view has seen that it was
  /// false.
  @State private var answers = 0
  @Environment(\.fileChooser) private var chooser
  @Environment(\.fileDialogOptions) private var options

  nonisolated init(
    name: String, isPresented: Binding<Bool>, hasContent: Bool = true, request: @escaping () -> FileRequest,
    onCancellation: @escaping () -> Void = {}, onChoice: @escaping ([URL]) -> Void
  ) {
    self.name = name
    self.isPresented = isPresented
    self.hasContent = hasContent
    self.request = request
    self.onCancellation = onCancellation
    self.onChoice = onChoice
  }

  /// A modifier's dialog, and the most recent version of the modifier.
  @MainActor
  fileprivate final class PresentedDialog {
    var dialog: FileDialog?
    var modifier: FileDialogModifier?

    nonisolated init() {}
  }
}

@MainActor
extension FileDialogModifier: ViewModifier {
  func body(content: Content) -> some View {
    presented.modifier = self
    return
      content
      .onChange(of: [answers, isPresented.wrappedValue && hasContent ? 1 : 0], initial: true) { follow() }
      .onDisappear { withdraw() }
  }

  private func follow() {
    guard isPresented.wrappedValue, hasContent else { return withdraw() }
    guard presented.dialog == nil else { return }
    guard let chooser else {
      RuntimeIssue.record(.noFileDialogs(for: name))
      isPresented.wrappedValue = false
      return
    }
    var request = request()
    request.folder = options.customization.flatMap { FileDialogFolders.last[$0] } ?? options.folder
    request.showsHiddenFiles = options.browser.contains(.includeHiddenFiles)
    let presented = presented
    let dialog = chooser.function(request, options.texts) { [request] files in
      presented.dialog = nil
      presented.modifier?.take(files, request)
    }
    // A host can answer immediately.
    if !dialog.isOver { presented.dialog = dialog }
  }

  private func withdraw() {
    presented.dialog?.withdraw()
    presented.dialog = nil
  }

  private func take(_ files: [URL], _ request: FileRequest) {
    isPresented.wrappedValue = false
    answers += 1
    guard let first = files.first else { return onCancellation() }
    if let customization = options.customization {
      FileDialogFolders.last[customization] = request.opensFolder ? first : first.deletingLastPathComponent()
    }
    if case .save = request.purpose { return onChoice(files) }
    onChoice(options.keepsLinks ? files : files.map { $0.resolvingSymlinksInPath() })
  }
}

/// The most recently used folders of dialogs that have an identifier.
@MainActor
private enum FileDialogFolders {
  static var last: [String: URL] = [:]
}

extension FileRequest {
  fileprivate var opensFolder: Bool {
    if case .openFolder = purpose { true } else { false }
  }
}

extension RuntimeIssue {
  static func noFileDialogs(for name: String) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        \(name) can't show a dialog for files: the view isn't in a window of an app. Its binding is set to false, and no action runs.
        """)
  }
}
