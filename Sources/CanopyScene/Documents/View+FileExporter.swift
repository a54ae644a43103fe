public import CanopyCore
internal import CanopyStyle
public import CoreTransferable
internal import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Presents a dialog for saving a document while a condition is true.
  ///
  /// ```swift
  /// Button("Export…") { exports = true }
  ///   .fileExporter(isPresented: $exports, document: note, contentType: .plainText) { result in
  ///     if case .failure(let error) = result { message = error.localizedDescription }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: The condition. It is set to false before the action runs.
  ///   - document: The document. Nothing is presented while it is nil.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that the dialog suggests; nil for the usual one.
  ///   - onCompletion: The action for the file that was written, or for an error. It doesn't run if the dialog is canceled.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    _exporter(
      "fileExporter(isPresented:document:contentType:onCompletion:)", isPresented,
      document.map { FileExport($0, types: [contentType], name: defaultFilename) }, onCompletion)
  }

  /// Presents a dialog for saving a document while a condition is true.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    _exporter(
      "fileExporter(isPresented:document:contentType:onCompletion:)", isPresented,
      document.map { FileExport($0, types: [contentType], name: defaultFilename) }, onCompletion)
  }

  /// Presents a dialog for saving a document in one of several types while a condition is true.
  ///
  /// An empty list of types stands for all that the document can be written to.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _exporter(
      "fileExporter(isPresented:document:contentTypes:onCompletion:)", isPresented,
      document.map { FileExport($0, types: contentTypes, name: defaultFilename) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for saving a document in one of several types while a condition is true.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _exporter(
      "fileExporter(isPresented:document:contentTypes:onCompletion:)", isPresented,
      document.map { FileExport($0, types: contentTypes, name: defaultFilename) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for the folder of several documents while a condition is true.
  ///
  /// The files of the documents get names that are free in the folder.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentType:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: [contentType], name: nil) }, onCompletion)
  }

  /// Presents a dialog for the folder of several documents while a condition is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentType:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: [contentType], name: nil) }, onCompletion)
  }

  /// Presents a dialog for the folder of several documents while a condition is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentTypes:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for the folder of several documents while a condition is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentTypes:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for saving an item while a condition is true.
  ///
  /// Nothing is presented while the item is nil. An empty list of types stands for all that the item is exported in.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _exporter(
      "fileExporter(isPresented:item:contentTypes:onCompletion:)", isPresented,
      item.map { FileExport($0, types: contentTypes, name: defaultFilename) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for the folder of several items while a condition is true.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    _exporter(
      "fileExporter(isPresented:items:contentTypes:onCompletion:)", isPresented,
      items.map { FileExport($0, types: contentTypes, name: nil) }, onCompletion, onCancellation)
  }
}
