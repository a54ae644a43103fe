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
  ///   - isPresented: A binding to the condition, which becomes false before the action runs.
  ///   - document: The document, or nil to present nothing.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that the dialog suggests, or nil for the default.
  ///   - onCompletion: The action to run with the written file or an error. It doesn't run if the dialog is canceled.
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
  /// If the list of types is empty, the dialog offers all types that the document supports.
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

  /// Presents a dialog for choosing the folder of several documents while a condition is true.
  ///
  /// Each file gets an unused name in the folder.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentType:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: [contentType], name: nil) }, onCompletion)
  }

  /// Presents a dialog for choosing the folder of several documents while a condition is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentType:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: [contentType], name: nil) }, onCompletion)
  }

  /// Presents a dialog for choosing the folder of several documents while a condition is true.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    _exporter(
      "fileExporter(isPresented:documents:contentTypes:onCompletion:)", isPresented,
      documents.map { FileExport($0, types: contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for choosing the folder of several documents while a condition is true.
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
  /// Nothing is presented while the item is nil. If the list of types is empty, the dialog offers all types that the item
  /// supports.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _exporter(
      "fileExporter(isPresented:item:contentTypes:onCompletion:)", isPresented,
      item.map { FileExport($0, types: contentTypes, name: defaultFilename) }, onCompletion, onCancellation)
  }

  /// Presents a dialog for choosing the folder of several items while a condition is true.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    _exporter(
      "fileExporter(isPresented:items:contentTypes:onCompletion:)", isPresented,
      items.map { FileExport($0, types: contentTypes, name: nil) }, onCompletion, onCancellation)
  }
}
