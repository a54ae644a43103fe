internal import CanopyPresentation
internal import CanopyCore
internal import CanopyStyle
package import Foundation
internal import UniformTypeIdentifiers

// The documents of the app.

extension RunningApp {
  /// Returns the scene that opens a file, or nil if none does.
  func documentScene(for file: URL) -> SceneRecord? {
    scenes.first { $0.description.documents?.opens(file) == true }
  }

  // MARK: Opening

  /// Opens the document in a file, or brings its window to the front.
  func openDocument(at file: URL, from opener: AppWindow?) throws {
    if let window = window(showing: file, at: opener) { return window.activate() }
    guard let scene = documentScene(for: file), let kind = scene.description.documents else {
      RuntimeIssue.record(.noDocuments(for: "open \(file.lastPathComponent)"), in: tree.context)
      throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: file.path])
    }
    let (model, type) = try kind.open(file)
    let document = OpenDocument(model, kind, file: file, type: type, newName: FileExport.untitled)
    open(scene, PresentedValue(nil, document: document), from: opener)
  }

  /// Opens the document in a file. If that fails, a window shows the reason.
  func showDocument(at file: URL, from opener: AppWindow?) {
    do {
      try openDocument(at: file, from: opener)
    } catch {
      if let opener, let document = document(of: opener) {
        document.ask(.notOpened(file, error), isClosing: false)
      } else if let scene = documentScene(for: file) ?? scenes.first(where: { $0.description.documents != nil }) {
        choose(in: scene, after: DocumentFailure(file, error), from: opener)
      }
    }
  }

  private func window(showing file: URL, at opener: AppWindow?) -> AppWindow? {
    let place = file.resolvingSymlinksInPath().standardizedFileURL
    return windowsOfPerson(at: opener).first {
      document(of: $0)?.file?.resolvingSymlinksInPath().standardizedFileURL == place
    }
  }

  /// Lets people choose documents to open.
  package func chooseDocuments(from window: AppWindow?) {
    guard let window = window ?? windowsByUse.first else { return }
    let types = scenes.compactMap(\.description.documents).flatMap(\.readable)
    window.chooseFiles(FileRequest(.open(allowsSeveral: true), types: types)) { [weak self, weak window] files in
      for file in files { self?.showDocument(at: file, from: window) }
    }
  }

  /// Opens a window in which people choose a document, which then replaces the chooser.
  @discardableResult
  private func choose(in scene: SceneRecord, after failure: DocumentFailure?, from opener: AppWindow?) -> AppWindow {
    weak var chooser: AppWindow?
    let types = scene.description.documents?.readable ?? []
    let content = DocumentChooser(types: types, failure: failure) { [weak self] file in
      guard let self else { return }
      showDocument(at: file, from: chooser)
      if window(showing: file, at: chooser) != nil || failure != nil { chooser?.close() }
    }
    let opened = open(scene, PresentedValue(nil, placeholder: AnyView(content)), from: opener)
    chooser = opened
    return opened
  }

  // MARK: New documents

  /// Opens a new document in the scene that edits its type.
  func newDocument(_ request: NewDocumentAction.Request, from opener: AppWindow?) {
    let scene = scenes.first { scene in
      guard let kind = scene.description.documents, kind.isEditor else { return false }
      return switch request {
      case .type(let type): kind.writable.contains { type.conforms(to: $0) }
      case .document(let type, _): kind.documentType == type
      }
    }
    guard let scene else { return RuntimeIssue.record(.noDocuments(for: "create a document"), in: tree.context) }
    switch request {
    case .type(let type): newDocument(in: scene, of: type, from: opener)
    case .document(_, let model): newDocument(in: scene, with: model, from: opener)
    }
  }

  /// Opens a new document of the first scene that edits documents.
  package func newDocument(from opener: AppWindow?) {
    guard let scene = scenes.first(where: { $0.description.documents?.isEditor == true }) else {
      return RuntimeIssue.record(.noDocuments(for: "create a document"), in: tree.context)
    }
    newDocument(in: scene, from: opener)
  }

  /// Opens a new document. If the scene only shows documents, people choose one instead.
  @discardableResult
  func newDocument(
    in scene: SceneRecord, with model: (any DocumentModel)? = nil, of type: UTType? = nil, from opener: AppWindow?
  ) -> AppWindow {
    guard let kind = scene.description.documents, let model = model ?? kind.makeNew?() else {
      return choose(in: scene, after: nil, from: opener)
    }
    let document = OpenDocument(
      model, kind, file: nil, type: type ?? kind.writable.first ?? .data, newName: freeName())
    return open(scene, PresentedValue(nil, document: document), from: opener)
  }

  private func freeName() -> String {
    let names = Set(windows.compactMap { document(of: $0)?.name })
    let untitled = FileExport.untitled
    if !names.contains(untitled) { return untitled }
    return (2...).lazy.map { "\(untitled) \($0)" }.first { !names.contains($0) } ?? untitled
  }

  // MARK: Windows of documents

  /// Connects a document to its window.
  func follow(_ document: OpenDocument?, in window: AppWindow) {
    guard let document else { return }
    document.window = window
    document.didChange = { [weak self, weak window] in
      if let window { self?.updateProperties(of: window) }
    }
  }

  /// Saves a window's document. A new document asks for a location.
  package func saveDocument(of window: AppWindow) { document(of: window)?.save(isClosing: false) }

  /// Asks for another location for a window's document, and saves it there.
  package func saveDocumentAs(of window: AppWindow) { document(of: window)?.choosePlace(isClosing: false) }

  /// Reads a window's document from its file again, and discards all changes.
  package func revertDocument(of window: AppWindow) { document(of: window)?.revert() }

  /// Saves all documents before the program ends without a chance to ask. Documents that can't be saved to their location go to
  /// a recovery folder. Returns the files in that folder.
  @discardableResult
  package func rescueDocuments() -> [URL] { windows.compactMap { document(of: $0)?.rescue() } }
}

extension WindowProperties {
  /// Shows a document's name, its file, and whether it has unsaved changes.
  @MainActor
  mutating func show(_ document: OpenDocument) {
    title = document.isEdited ? "\(document.name) — Edited" : document.name
    self.document = document.file
    isDocumentEdited = document.isEdited
  }
}
