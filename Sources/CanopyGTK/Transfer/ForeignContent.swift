internal import CGTK
internal import CanopyCore
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// Content that another program offers through the clipboard, or by dragging it over a window.
@MainActor
final class ForeignContent {
  private enum Source {
    case clipboard
    case drop
  }

  private let source: Source
  /// The clipboard or the drop.
  let object: OpaquePointer
  /// The names of the offered formats.
  let formats: [String]
  /// The operation that ended a drop, or nil if nothing was dropped yet.
  var operation: GdkDragAction?

  init(clipboard: OpaquePointer) {
    source = .clipboard
    object = clipboard
    formats = Self.names(gdk_clipboard_get_formats(clipboard))
    g_object_ref(UnsafeMutableRawPointer(object))
  }

  init(drop: OpaquePointer) {
    source = .drop
    object = drop
    formats = Self.names(gdk_drop_get_formats(drop))
    g_object_ref(UnsafeMutableRawPointer(object))
  }

  /// The program that offers a drop waits until the last of its items has been released, so that each can be loaded.
  isolated deinit {
    if let operation { gdk_drop_finish(object, operation) }
    g_object_unref(UnsafeMutableRawPointer(object))
  }

  private static func names(_ formats: OpaquePointer?) -> [String] {
    var count: gsize = 0
    guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  // MARK: Items

  /// Creates the content's items. The number of files is known only after their list has been loaded.
  func loadItems(_ take: @escaping @MainActor ([NSItemProvider]) -> Void) {
    guard formats.contains(TransferFormat.urls) else { return take([itemWithoutURLs].compactMap { $0 }) }
    read(TransferFormat.urls) { [self] list in
      let items = TransferFormat.urls(in: (try? list.get()) ?? Data()).map { url in
        NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url as NSURL)
      }
      for item in items { keepAlive(with: item) }
      take(items.isEmpty ? [itemWithoutURLs].compactMap { $0 } : items)
    }
  }

  /// The item with all types except lists of URLs, or nil if there are none.
  private var itemWithoutURLs: NSItemProvider? {
    let item = NSItemProvider()
    for format in formats where format != TransferFormat.urls {
      guard let type = TransferFormat.type(named: format), !item.registeredContentTypes.contains(type) else { continue }
      item.add(ItemRepresentation(type) { .data(try await self.data(format)) })
    }
    return item.registeredContentTypes.isEmpty ? nil : item
  }

  /// A file belongs to its drop: the program that offers it may delete it afterward.
  private func keepAlive(with item: NSItemProvider) {
    for representation in item.representations {
      item.add(
        ItemRepresentation(representation.type, opensInPlace: representation.opensInPlace) {
          defer { withExtendedLifetime(self) {} }
          return try await representation.load()
        })
    }
  }

  // MARK: Data

  private func data(_ format: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      read(format) { continuation.resume(with: $0) }
    }
  }

  /// Reads the content in one format.
  ///
  /// Waiting in a task would wake libdispatch, which then wakes the program every second.
  func read(_ format: String, _ take: @escaping @MainActor (Result<Data, any Error>) -> Void) {
    // Safe because the reading is retained until the answer has come.
    let data = Unmanaged.passRetained(Reading(of: self, take)).toOpaque()
    format.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      switch source {
      case .clipboard: gdk_clipboard_read_async(object, &names, G_PRIORITY_DEFAULT, nil, Reading.didOpen, data)
      case .drop: gdk_drop_read_async(object, &names, G_PRIORITY_DEFAULT, nil, Reading.didOpen, data)
      }
    }
  }

  /// Content that is being received from another program.
  private final class Reading {
    private let content: ForeignContent
    private let take: @MainActor (Result<Data, any Error>) -> Void

    init(of content: ForeignContent, _ take: @escaping @MainActor (Result<Data, any Error>) -> Void) {
      (self.content, self.take) = (content, take)
    }

    static let didOpen: GAsyncReadyCallback = { source, result, data in
      guard let data, let source else { return }
      // Safe because it was retained when the reading began.
      let reading = Unmanaged<Reading>.fromOpaque(data)
      let isDrop = onMainActor(with: reading.takeUnretainedValue()) { $0.content.source == .drop }
      var error: UnsafeMutablePointer<GError>?
      let opened =
        isDrop
        ? gdk_drop_read_finish(OpaquePointer(source), result, nil, &error)
        : gdk_clipboard_read_finish(OpaquePointer(source), result, nil, &error)
      guard let opened else { return reading.takeRetainedValue().end(.failure(Failure(error))) }
      let memory = g_memory_output_stream_new_resizable()
      let flags = G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue
      g_output_stream_splice_async(
        memory, opened, GOutputStreamSpliceFlags(rawValue: flags), G_PRIORITY_DEFAULT, nil, Reading.didRead, data)
      g_object_unref(opened)
      g_object_unref(memory)
    }

    private static let didRead: GAsyncReadyCallback = { source, result, data in
      guard let data, let source else { return }
      let memory = UnsafeMutableRawPointer(source)
      // Safe because it was retained when the reading began.
      let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue()
      var error: UnsafeMutablePointer<GError>?
      guard g_output_stream_splice_finish(memory.assumingMemoryBound(to: GOutputStream.self), result, &error) >= 0
      else { return reading.end(.failure(Failure(error))) }
      let stream = memory.assumingMemoryBound(to: GMemoryOutputStream.self)
      let bytes = g_memory_output_stream_steal_as_bytes(stream)
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      let start = g_bytes_get_data(bytes, &count)
      reading.end(.success(start.map { Data(bytes: $0, count: Int(count)) } ?? Data()))
    }

    /// GLib calls back on the main thread.
    private func end(_ result: Result<Data, any Error>) { onMainActor(with: (take, result)) { $0($1) } }
  }

  private struct Failure: LocalizedError {
    private let message: String
    var errorDescription: String? { message }

    /// Creates an error from a GLib error, which it frees.
    init(_ error: UnsafeMutablePointer<GError>?) {
      message = error.map { String(cString: $0.pointee.message) } ?? "Another program doesn't pass on its content."
      if let error { g_error_free(error) }
    }
  }
}
