internal import CGTK
internal import CanopyScene
internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

/// A desktop dialog in which a person chooses files.
@MainActor
final class GTKFileDialog {
  private let native: OpaquePointer
  private var completion: (([URL]) -> Void)?
  /// A closure called when the dialog has closed.
  var didEnd: () -> Void = {}

  init(_ request: FileRequest, over window: UnsafeMutablePointer<GtkWindow>, completion: @escaping ([URL]) -> Void) {
    self.completion = completion
    native = canopy_new_file_dialog(
      request.title ?? request.purpose.title, window, request.purpose.action, request.confirmation)
    gtk_native_dialog_set_modal(dialog, 1)
    setUp(request)
    Signals.connect(UnsafeMutableRawPointer(native), number: "response") { [weak self] response in
      self?.end(isConfirmed: response == GTK_RESPONSE_ACCEPT.rawValue)
    }
  }

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  private func setUp(_ request: FileRequest) {
    gtk_file_chooser_set_select_multiple(native, request.purpose.allowsSeveral ? 1 : 0)
    if case .save(let name) = request.purpose, !name.isEmpty { gtk_file_chooser_set_current_name(native, name) }
    if let folder = request.folder {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(native, file, nil)
      g_object_unref(file.map { UnsafeMutableRawPointer($0) })
    }
    let types = request.types.compactMap(\.preferredMIMEType)
    let endings = request.types.compactMap(\.preferredFilenameExtension)
    guard !types.isEmpty || !endings.isEmpty, request.purpose.choosesFiles else { return }
    let filter = gtk_file_filter_new()
    for type in types { gtk_file_filter_add_mime_type(filter, type) }
    for ending in endings { gtk_file_filter_add_suffix(filter, ending) }
    gtk_file_filter_set_name(
      filter, endings.isEmpty ? types.joined(separator: ", ") : endings.map { "*.\($0)" }.joined(separator: ", "))
    gtk_file_chooser_add_filter(native, filter)
    g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
  }

  func show() { gtk_native_dialog_show(dialog) }

  /// Closes the dialog without a choice, because its window is closing.
  func cancel() {
    gtk_native_dialog_hide(dialog)
    end(isConfirmed: false)
  }

  private func end(isConfirmed: Bool) {
    guard let completion else { return }
    self.completion = nil
    let files = isConfirmed ? chosen : []
    didEnd()
    completion(files)
  }

  private var chosen: [URL] {
    guard let list = gtk_file_chooser_get_files(native) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      // Files on other computers might not have a path.
      guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
      defer { g_free(path) }
      return URL(filePath: String(cString: path))
    }
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }
}

extension FileRequest.Purpose {
  fileprivate var action: GtkFileChooserAction {
    switch self {
    case .open: GTK_FILE_CHOOSER_ACTION_OPEN
    case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    }
  }

  /// The default title of the dialog.
  fileprivate var title: String {
    switch self {
    case .open: "Open"
    case .openFolder: "Choose a Folder"
    case .save: "Save"
    }
  }

  fileprivate var allowsSeveral: Bool {
    switch self {
    case .open(let several), .openFolder(let several): several
    case .save: false
    }
  }

  /// A Boolean value that indicates whether the choice is limited to types of files.
  fileprivate var choosesFiles: Bool { if case .open = self { true } else { false } }
}
