public import CanopyCore
internal import CanopyStyle
public import Foundation

extension View {
  /// Presents a dialog for moving a file to another folder while a condition is true.
  ///
  /// ```swift
  /// NoteView(note)
  ///   .fileMover(isPresented: $moves, file: note.file) { result in note.file = (try? result.get()) ?? note.file }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false before the action runs.
  ///   - file: The file, or nil to present nothing.
  ///   - onCompletion: The action to run with the file's new location or an error. If the folder contains a file with the
  ///     same name, the file isn't moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for moving a file to another folder while a condition is true, with an action for cancellation.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        name: "fileMover(isPresented:file:onCompletion:)", isPresented: isPresented, hasContent: file != nil,
        request: { FileRequest(.openFolder(allowsSeveral: false)) }, onCancellation: onCancellation
      ) { folders in
        guard let folder = folders.first, let file else { return }
        onCompletion(Result { try file._moved(to: folder) })
      })
  }

  /// Presents a dialog for moving files to another folder while a condition is true.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for moving files to another folder while a condition is true, with an action for cancellation.
  ///
  /// If one file can't be moved, those already moved are moved back.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(
        name: "fileMover(isPresented:files:onCompletion:)", isPresented: isPresented, hasContent: !files.isEmpty,
        request: { FileRequest(.openFolder(allowsSeveral: false)) }, onCancellation: onCancellation
      ) { folders in
        guard let folder = folders.first else { return }
        onCompletion(Result { try Array(files)._moved(to: folder) })
      })
  }
}

extension URL {
  fileprivate func _moved(to folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(lastPathComponent)
    if target.standardizedFileURL == standardizedFileURL { return target }
    try FileManager.default.moveItem(at: self, to: target)
    return target
  }
}

extension [URL] {
  fileprivate func _moved(to folder: URL) throws -> [URL] {
    var moved: [URL] = []
    do {
      for file in self { moved.append(try file._moved(to: folder)) }
    } catch {
      for (file, target) in zip(self, moved) where file.standardizedFileURL != target.standardizedFileURL {
        try? FileManager.default.moveItem(at: target, to: file)
      }
      throw error
    }
    return moved
  }
}
