internal import CanopyPresentation
internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A file dialog that a view or a document requested.
@MainActor
package final class FileDialog {
  private let request: FileRequest
  private let texts: FileDialogTexts
  private var completion: (([URL]) -> Void)?
  /// A closure that removes the dialog from the window. The window sets it.
  var didEnd: () -> Void = {}

  init(
    _ request: FileRequest, _ texts: FileDialogTexts = FileDialogTexts(), completion: @escaping ([URL]) -> Void
  ) {
    self.request = request
    self.texts = texts
    self.completion = completion
  }

  /// Returns the request with its texts resolved in an environment.
  func request(in environment: EnvironmentValues) -> FileRequest {
    var request = request
    if let message = texts.message { request.title = message.resolved(in: environment) }
    if let confirmation = texts.confirmation { request.confirmation = confirmation.resolved(in: environment) }
    return request
  }

  /// A Boolean value that indicates whether the dialog has been answered or withdrawn.
  var isOver: Bool { completion == nil }

  /// Passes on the chosen files, or none if the person canceled. Only the first answer counts.
  func answer(_ files: [URL]) {
    guard let completion else { return }
    self.completion = nil
    didEnd()
    completion(files)
  }

  /// Ends the dialog without an answer.
  func withdraw() {
    guard completion != nil else { return }
    completion = nil
    didEnd()
  }
}

/// The unresolved texts of a file dialog, from the app's source code.
struct FileDialogTexts {
  var message: Text?
  var confirmation: Text?
}

/// A closure that opens a file dialog in the window of a view.
typealias FileChooser = ActionBox<@MainActor (FileRequest, FileDialogTexts, @escaping ([URL]) -> Void) -> FileDialog>

extension EnvironmentValues {
  /// The closure that opens file dialogs, or nil outside of an app's windows.
  @Entry var fileChooser: FileChooser?
}

extension AppWindow {
  /// Lets a person choose files in a dialog of the host. The closure receives an empty array if the person cancels.
  ///
  /// Only one dialog is open at a time. The others wait in the order of their requests.
  @discardableResult
  func chooseFiles(
    _ request: FileRequest, _ texts: FileDialogTexts = FileDialogTexts(), completion: @escaping ([URL]) -> Void
  ) -> FileDialog {
    let dialog = FileDialog(request, texts) { [weak self] files in
      if let self { perform { completion(files) } } else { completion(files) }
    }
    dialog.didEnd = { [weak self, weak dialog] in self?.didEnd(dialog) }
    fileDialogs.append(dialog)
    showFileDialog()
    return dialog
  }

  /// Shows the first waiting dialog, once the window is visible and no other dialog is open.
  func showFileDialog() {
    guard let host, let frame, !isFileDialogShown, let dialog = fileDialogs.first else { return }
    isFileDialogShown = true
    host.chooseFiles(dialog.request(in: EnvironmentValues(seenFrom: frame.tree.scope))) { [weak self] files in
      guard !dialog.isOver else { return }
      self?.isFileDialogShown = false
      dialog.answer(files)
    }
  }

  private func didEnd(_ dialog: FileDialog?) {
    guard let place = fileDialogs.firstIndex(where: { $0 === dialog }) else { return }
    fileDialogs.remove(at: place)
    guard place == 0 else { return }
    if isFileDialogShown { host?.endChoosingFiles() }
    isFileDialogShown = false
    showFileDialog()
  }
}
