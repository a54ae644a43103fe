internal import CanopyPresentation
internal import CanopyCore
internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

/// An open document in a window.
///
/// Its content is always written atomically. The window closes only after the content has been written, or after the person has
/// decided to discard it.
@MainActor
final class OpenDocument {
  let model: any DocumentModel
  let kind: DocumentKind
  private let source = OwnedSource("the state of the document")
  private var state: State
  /// The state of the file after it was last read or written.
  private var known: FileState?
  /// The document's window.
  weak var window: AppWindow?
  /// The window's undo manager.
  var undoManager: UndoManager? { didSet { if undoManager !== oldValue { followUndoing() } } }
  private var undoObserver: UndoObserver?
  /// A closure called when the name or another property of the window has changed. The app sets it.
  var didChange: () -> Void = {}
  /// A closure that lets the window close after the document has been saved or discarded.
  var proceed: () -> Void = {}
  private var lastQuestion = 0
  /// The number of edits, followed by the number of edits that the file contains.
  private(set) var edits = 0
  private var savedEdits = 0
  /// A Boolean value that indicates whether the person decided to discard the changes.
  private(set) var isDiscarded = false

  /// The parts of the document that views display.
  struct State {
    var file: URL?
    var type: UTType
    /// The name of the document before it is first saved.
    var newName: String
    var isEdited = false
    var question: DocumentQuestion?
  }

  /// - Parameter newName: The name of a document without a file.
  init(_ model: any DocumentModel, _ kind: DocumentKind, file: URL?, type: UTType, newName: String) {
    self.model = model
    self.kind = kind
    state = State(file: file, type: type, newName: newName)
    known = file.flatMap(FileState.init)
  }

  private func change(_ change: (inout State) -> Void) {
    change(&state)
    source.valueChanged()
    didChange()
  }

  /// The parts that views display. Reading them creates a dependency.
  private var shown: State {
    source.track()
    return state
  }

  /// The document's file, or nil if it has never been saved.
  var file: URL? { shown.file }
  /// The type of the file.
  var type: UTType { shown.type }
  /// The question that the window is asking.
  var question: DocumentQuestion? {
    get { shown.question }
    set { change { $0.question = newValue } }
  }
  /// A Boolean value that indicates whether there are unsaved changes.
  var isEdited: Bool { shown.isEdited }
  var isEditable: Bool { kind.isEditor }
  var configuration: DocumentConfiguration { DocumentConfiguration(fileURL: file, isEditable: isEditable) }

  /// The name of the document's file, or a placeholder name.
  var name: String { shown.file?.lastPathComponent ?? shown.newName }

  // MARK: Edits

  /// Records that the content has changed.
  func didEdit() {
    guard isEditable else { return }
    edits += 1
    isDiscarded = false
    if !state.isEdited { change { $0.isEdited = true } }
    autosaveLater()
  }

  private func followUndoing() {
    undoObserver = nil
    // A document that is a value reports its own changes.
    guard let undoManager, !model.tellsChanges else { return }
    undoObserver = UndoObserver(of: undoManager) { [weak self] in self?.didEdit() }
  }

  // MARK: Saving

  /// The delay between a change and automatic saving, in seconds.
  static let autosaveDelay: TimeInterval = 3

  private func autosaveLater() {
    guard state.file != nil, let clock = window?.frame?.tree.context.clock else { return }
    let autosave = autosave ?? Autosave(of: self)
    self.autosave = autosave
    guard !autosave.isWaiting else { return }
    autosave.isWaiting = true
    clock.wake(autosave, at: clock.now.addingTimeInterval(Self.autosaveDelay))
  }

  private var autosave: Autosave?

  /// Saves changes to the file, if there is one. Asks the person if that fails.
  func saveByItself() {
    guard state.isEdited, state.file != nil, state.question == nil else { return }
    save(isClosing: false)
  }

  /// Saves the document, or asks for a location if it has none. Then closes the window if requested.
  func save(isClosing: Bool) {
    guard let file = state.file else { return choosePlace(isClosing: isClosing) }
    if isChangedOutside { return ask(.changedOutside, isClosing: isClosing) }
    write(to: file, as: state.type, isClosing: isClosing)
  }

  /// Asks for a location, and saves the document there.
  func choosePlace(isClosing: Bool) {
    let types = kind.writable
    let isWritable = types.contains(state.type)
    let name = name._named(as: isWritable ? state.type : types.first, among: types)
    var request = FileRequest(.save(suggestedName: name), types: types)
    request.folder = state.file?.deletingLastPathComponent()
    window?.chooseFiles(request) { [weak self] places in
      guard let self, let place = places.first, let type = place._type(among: types) else { return }
      write(to: place._named(as: type), as: type, isClosing: isClosing)
    }
  }

  private func write(to place: URL, as type: UTType, isClosing: Bool) {
    do {
      try write(to: place, as: type)
      if isClosing { proceed() }
    } catch {
      ask(.notSaved(error), isClosing: isClosing)
    }
  }

  /// Writes the content to a file, which becomes the document's file.
  func write(to place: URL, as type: UTType) throws {
    let edits = edits
    let existing = try? FileWrapper(url: place)
    let wrapper = try model.fileWrapper(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    try wrapper.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: state.file)
    known = FileState(of: place)
    savedEdits = edits
    change {
      ($0.file, $0.type) = (place, type)
      $0.isEdited = self.edits != edits
    }
  }

  // MARK: Changes of the file by other programs

  /// A Boolean value that indicates whether another program has written to the file.
  private var isChangedOutside: Bool {
    guard let file = state.file, let now = FileState(of: file) else { return false }
    return now != known
  }

  /// Reads the file again if another program has written to it. A document with unsaved changes keeps them until it is saved.
  func followFile() {
    guard isChangedOutside, !state.isEdited, state.question == nil else { return }
    revert()
  }

  /// Reads the file again, and discards all changes.
  func revert() {
    guard let file = state.file else { return }
    do {
      let state = FileState(of: file)
      let wrapper = try FileWrapper(url: file.resolvingSymlinksInPath())
      try model.read(FileDocumentReadConfiguration(contentType: self.state.type, file: wrapper))
      known = state
      savedEdits = edits
      undoManager?.removeAllActions()
      change { $0.isEdited = false }
    } catch {
      ask(.notOpened(file, error), isClosing: false)
    }
  }

  // MARK: Closing

  /// Called when the window is about to close. The window stays open while a question or a file dialog is unanswered.
  func close() {
    guard state.question == nil, window?.fileDialogs.isEmpty != false else { return }
    guard isEditable, state.isEdited, !isDiscarded else { return proceed() }
    if state.file == nil { ask(.keepNew, isClosing: true) } else { save(isClosing: true) }
  }

  /// Saves unsaved changes after the window is gone. Without a file, or if writing fails, the document goes to a recovery
  /// folder. Returns the file in that folder.
  func rescue() -> URL? {
    guard state.isEdited, !isDiscarded else { return nil }
    if let file = state.file, !isChangedOutside, (try? write(to: file, as: state.type)) != nil { return nil }
    guard let type = kind.writable.first else { return nil }
    let writable = kind.writable.contains(state.type) ? state.type : type
    let name = name._named(as: writable, among: kind.writable)
    return try? RecoveredDocuments.keep(name) { try write(to: $0, as: writable) }
  }

  // MARK: Questions

  func ask(_ kind: DocumentQuestion.Kind, isClosing: Bool) {
    lastQuestion += 1
    question = DocumentQuestion(id: lastQuestion, kind: kind, name: name, isClosing: isClosing)
  }

  /// Handles the person's answer to a question.
  func take(_ answer: DocumentQuestion.Answer, to question: DocumentQuestion) {
    let isClosing = question.isClosing
    switch answer {
    case .save: save(isClosing: isClosing)
    case .saveAs: choosePlace(isClosing: isClosing)
    case .overwrite: if let file = state.file { write(to: file, as: state.type, isClosing: isClosing) }
    case .useOther:
      revert()
      if isClosing, !state.isEdited { proceed() }
    case .discard:
      isDiscarded = true
      if isClosing { proceed() }
    case .cancel: break
    }
  }
}

/// Saves a document after a delay.
@MainActor
private final class Autosave: ClockSleeper {
  private weak var document: OpenDocument?
  var isWaiting = false

  init(of document: OpenDocument) { self.document = document }

  nonisolated func wake() {
    // Safe because the clocks of windows advance on the main actor.
    MainActor.assumeIsolated {
      isWaiting = false
      document?.saveByItself()
    }
  }
}
