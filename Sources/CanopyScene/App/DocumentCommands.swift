internal import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText

/// The document commands of the File menu.
struct DocumentMenu: Equatable {
  /// A Boolean value that indicates whether the app has document scenes.
  var hasDocuments = false
  /// A Boolean value that indicates whether the app can create documents.
  var canCreate = false
  /// A Boolean value that indicates whether the app launches with a document.
  var comeFirst = false
  /// A Boolean value that indicates whether the front window shows a document that can be saved.
  var canSave = false
  /// A Boolean value that indicates whether that document has a file.
  var hasFile = false
}

extension EnvironmentValues {
  @Entry var documentMenu = DocumentMenu()
}

extension RunningApp {
  /// The document commands that are currently available.
  var documentMenu: DocumentMenu {
    let kinds = scenes.compactMap(\.description.documents)
    let shown = frontWindow.flatMap(document)
    return DocumentMenu(
      hasDocuments: !kinds.isEmpty, canCreate: kinds.contains(where: \.isEditor),
      comeFirst: scenes.first(where: \.opensByItself)?.description.documents?.isEditor ?? false,
      canSave: shown?.kind.isEditor ?? false, hasFile: shown?.file != nil)
  }
}

/// The commands that create and open documents.
struct OpenDocumentCommands: View {
  let app: StandardCommands.Running
  @Environment(\.documentMenu) private var menu
  @Environment(\.supportsMultipleWindows) private var isPossible

  var body: some View {
    if menu.hasDocuments, isPossible {
      if menu.canCreate {
        MenuButton(menu.comeFirst ? "New" : "New Document", menu.comeFirst ? "n" : nil) { [app] in
          app.running?.newDocument(from: app.running?.frontWindow)
        }
      }
      MenuButton("Open…", "o") { [app] in app.running?.chooseDocuments(from: app.running?.frontWindow) }
    }
  }
}

/// The commands for the document in the front window.
struct SaveDocumentCommands: View {
  let app: StandardCommands.Running
  @Environment(\.documentMenu) private var menu

  var body: some View {
    if menu.canCreate {
      TupleView(
        (
          command("Save", "s") { $0.saveDocument(of: $1) },
          command("Save As…", "s", [.command, .shift]) { $0.saveDocumentAs(of: $1) },
          command("Revert to Saved", isPossible: menu.hasFile) { $0.revertDocument(of: $1) }
        )
      )
      .disabled(!menu.canSave)
    }
  }

  private func command(
    _ title: LocalizedStringKey, _ key: KeyEquivalent? = nil, _ modifiers: EventModifiers = .command,
    isPossible: Bool = true, _ action: @escaping @MainActor (RunningApp, AppWindow) -> Void
  ) -> some View {
    MenuButton(title, key, modifiers) { [app] in
      if let running = app.running, let window = running.frontWindow { action(running, window) }
    }
    .disabled(!isPossible)
  }
}
