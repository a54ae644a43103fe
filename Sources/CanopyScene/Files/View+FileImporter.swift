public import CanopyCore
internal import CanopyStyle
public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Presents a dialog for opening a file while a condition is true.
  ///
  /// ```swift
  /// Button("Add a picture…") { imports = true }
  ///   .fileImporter(isPresented: $imports, allowedContentTypes: [.png, .jpeg]) { result in
  ///     if case .success(let file) = result { add(file) }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false before the action runs.
  ///   - allowedContentTypes: The types of files that people can choose. If all are folder types, people choose a folder.
  ///   - onCompletion: The action to run with the chosen file. It doesn't run if the dialog is canceled.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        name: "fileImporter(isPresented:allowedContentTypes:onCompletion:)", isPresented: isPresented,
        request: { .importing(allowedContentTypes, severally: false) }
      ) { files in
        if let file = files.first { onCompletion(.success(file)) }
      })
  }

  /// Presents a dialog for opening files while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false before the action runs.
  ///   - allowedContentTypes: The types of files that people can choose. If all are folder types, people choose folders.
  ///   - allowsMultipleSelection: A Boolean value that indicates whether people can choose several files.
  ///   - onCompletion: The action to run with the chosen files. It doesn't run if the dialog is canceled.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for opening files while a condition is true, with an action for cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition, which becomes false before an action runs.
  ///   - allowedContentTypes: The types of files that people can choose. If all are folder types, people choose folders.
  ///   - allowsMultipleSelection: A Boolean value that indicates whether people can choose several files.
  ///   - onCompletion: The action to run with the chosen files.
  ///   - onCancellation: The action to run if the dialog is canceled.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        name: "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
        isPresented: isPresented,
        request: { .importing(allowedContentTypes, severally: allowsMultipleSelection) },
        onCancellation: onCancellation
      ) { files in
        onCompletion(.success(allowsMultipleSelection ? files : Array(files.prefix(1))))
      })
  }
}

extension FileRequest {
  /// Returns a request to open files, or folders if all allowed types are folder types.
  static func importing(_ types: [UTType], severally: Bool) -> FileRequest {
    let wantsFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) && !$0.conforms(to: .package) }
    if wantsFolders { return FileRequest(.openFolder(allowsSeveral: severally)) }
    return FileRequest(.open(allowsSeveral: severally), types: types.contains(.item) ? [] : types)
  }
}
