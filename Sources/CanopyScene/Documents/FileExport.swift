internal import CanopyGraph
internal import CanopyCore
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation
internal import UniformTypeIdentifiers

/// A document or an item for `fileExporter` to write.
struct FileExport {
  /// The types that it can be written as, best type first.
  let types: [UTType]
  /// The file name, or nil for the default.
  var name: String?
  /// Returns the file for a type.
  let file: @MainActor (_ type: UTType, _ existing: FileWrapper?) async throws -> FileWrapper

  /// The default file name.
  static let untitled = "Untitled"

  init(types: [UTType], name: String?, file: @escaping @MainActor (UTType, FileWrapper?) async throws -> FileWrapper) {
    (self.types, self.name, self.file) = (types, name, file)
  }

  /// - Parameter types: The types to offer, or an empty array for all types that the document supports.
  init<D: FileDocument>(_ document: D, types: [UTType], name: String?) {
    self.init(types: types.isEmpty ? D.writableContentTypes : types, name: name) { type, existing in
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
  }

  init<D: ReferenceFileDocument>(_ document: D, types: [UTType], name: String?) {
    self.init(types: types.isEmpty ? D.writableContentTypes : types, name: name) { type, existing in
      try document.fileWrapper(
        snapshot: try document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
  }

  init<T: Transferable>(_ item: T, types: [UTType], name: String?) {
    self.init(types: types.isEmpty ? item.exportedContentTypes() : types, name: name ?? item.suggestedFilename) {
      // Safe because the action runs on the main actor, like all actions of views.
      [item = UncheckedSendable(item)] type, _ in
      FileWrapper(regularFileWithContents: try await item.value.exported(as: type))
    }
  }

  /// The file name that the dialog suggests.
  var suggestedName: String { (name ?? Self.untitled)._named(as: types.first, among: types) }

  /// Writes the file to a location that a person chose. Returns the location with the extension of its type.
  @MainActor
  func write(to place: URL) async throws -> URL {
    guard let type = place._type(among: types) else { throw CocoaError(.fileWriteUnsupportedScheme) }
    let place = place._named(as: type)
    let existing = try? FileWrapper(url: place)
    let file = try await file(type, existing)
    let original = existing == nil ? nil : place
    try file.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: original)
    return place
  }

  /// Writes the file to a folder, under an unused name.
  @MainActor
  func write(into folder: URL) async throws -> URL {
    guard let type = types.first else { throw CocoaError(.fileWriteUnsupportedScheme) }
    let file = try await file(type, nil)
    let name = (name ?? file.preferredFilename ?? Self.untitled)._named(as: type, among: types)
    let place = folder._freePlace(for: name)
    try file.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    return place
  }
}

extension View {
  /// Presents a dialog that asks for the location of one file.
  nonisolated func _exporter(
    _ name: String, _ isPresented: Binding<Bool>, _ export: FileExport?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        name: name, isPresented: isPresented, hasContent: export != nil,
        request: {
          FileRequest(
            .save(suggestedName: export?.suggestedName ?? FileExport.untitled), types: export?.types ?? [])
        }, onCancellation: onCancellation
      ) { places in
        guard let place = places.first, let export else { return }
        // Safe because the task runs on the main actor, like all actions of views.
        let onCompletion = UncheckedSendable(onCompletion)
        // It runs at once if the export doesn't have to wait.
        Task.immediate { @MainActor in
          do {
            onCompletion.value(.success(try await export.write(to: place)))
          } catch {
            onCompletion.value(.failure(error))
          }
        }
      })
  }

  /// Presents a dialog that asks for the folder of several files.
  nonisolated func _exporter(
    _ name: String, _ isPresented: Binding<Bool>, _ exports: [FileExport],
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        name: name, isPresented: isPresented, hasContent: !exports.isEmpty,
        request: { FileRequest(.openFolder(allowsSeveral: false)) }, onCancellation: onCancellation
      ) { folders in
        guard let folder = folders.first else { return }
        // Safe because the task runs on the main actor, like all actions of views.
        let (exports, onCompletion) = (UncheckedSendable(exports), UncheckedSendable(onCompletion))
        Task.immediate { @MainActor in
          do {
            var written: [URL] = []
            for export in exports.value { written.append(try await export.write(into: folder)) }
            onCompletion.value(.success(written))
          } catch {
            onCompletion.value(.failure(error))
          }
        }
      })
  }
}
