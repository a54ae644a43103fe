internal import CGTK
internal import CanopyCore
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// Items that the app offers to other programs, through the clipboard or by dragging. Their data is created on request.
///
/// It is a GDK class, whose functions find this object by the address of the provider.
@MainActor
final class OfferedContent {
  let items: [NSItemProvider]

  private init(_ items: [NSItemProvider]) { self.items = items }

  private static var all: [UnsafeMutableRawPointer: OfferedContent] = [:]

  /// Creates a content provider for GDK. The caller owns the provider.
  static func makeProvider(of items: [NSItemProvider]) -> OpaquePointer {
    let provider = canopy_new_content_provider(type)
    all[UnsafeMutableRawPointer(provider)] = OfferedContent(items)
    return OpaquePointer(provider)
  }

  // MARK: Formats

  /// The names of the formats, preferred formats first.
  var formats: [String] {
    var names: [String] = []
    for item in items {
      for representation in item.representations where representation.visibility == .all {
        for name in TransferFormat.names(of: representation.type) where !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Loads the items in a format: the texts and URLs of all items, or the data of the first item that has the format.
  func data(_ format: String) async throws -> Data {
    var found: [Data] = []
    for item in items {
      let representation = item.representations.first { representation in
        representation.visibility == .all && TransferFormat.names(of: representation.type).contains(format)
      }
      if let representation { found.append(try await representation.load().data()) }
    }
    switch format {
    case TransferFormat.text: return Data(found.joined(separator: Data("\n".utf8)))
    case TransferFormat.urls:
      return TransferFormat.list(of: found.compactMap { URL(dataRepresentation: $0, relativeTo: nil) })
    default: return found.first ?? Data()
    }
  }

  // MARK: The class of the provider

  private static let type: GType = g_type_register_static_simple(
    gdk_content_provider_get_type(), "CanopyContentProvider", guint(MemoryLayout<GdkContentProviderClass>.size), setUp,
    guint(MemoryLayout<GdkContentProvider>.size), nil, GTypeFlags(rawValue: 0))

  /// Sets the functions of the class, which GDK calls on the main thread.
  private static let setUp: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { type, _ in
    guard let type else { return }
    let providers = type.assumingMemoryBound(to: GdkContentProviderClass.self)
    providers.pointee.ref_formats = { provider in
      let names = OfferedContent.read(provider) { $0.formats } ?? []
      let builder = gdk_content_formats_builder_new()
      for name in names { gdk_content_formats_builder_add_mime_type(builder, name) }
      return gdk_content_formats_builder_free_to_formats(builder)
    }
    providers.pointee.write_mime_type_async = { provider, format, stream, priority, cancellable, callback, data in
      let task = g_task_new(provider, cancellable, callback, data)
      g_task_set_priority(task, priority)
      guard let format, let stream, let task else { return }
      let name = String(cString: format)
      onMainActor(with: (UnsafeMutableRawPointer(provider), task, stream)) { provider, task, stream in
        let (content, writing) = (provider.flatMap { all[$0] }, Writing(task, stream, priority))
        Task {
          do { writing.write(try await content?.data(name) ?? Data()) } catch { writing.fail(error) }
        }
      }
    }
    providers.pointee.write_mime_type_finish = { _, result, error in
      g_task_propagate_boolean(result, error)
    }
    let objects = type.assumingMemoryBound(to: GObjectClass.self)
    objects.pointee.finalize = { object in
      guard let object else { return }
      onMainActor(with: UnsafeMutableRawPointer(object)) { all[$0] = nil }
      let parent = g_type_class_peek(gdk_content_provider_get_type())?.assumingMemoryBound(to: GObjectClass.self)
      parent?.pointee.finalize(object)
    }
  }

  private nonisolated static func read<Value: Sendable>(
    _ provider: UnsafeMutablePointer<GdkContentProvider>?, _ read: @MainActor (OfferedContent) -> Value
  ) -> Value? {
    guard let provider else { return nil }
    return onMainActor(with: UnsafeMutableRawPointer(provider)) { key in all[key].map(read) }
  }
}

/// A response to a program that has requested content.
@MainActor
private final class Writing {
  private let task: OpaquePointer
  private let stream: UnsafeMutablePointer<GOutputStream>
  private let priority: Int32

  init(_ task: OpaquePointer, _ stream: UnsafeMutablePointer<GOutputStream>, _ priority: Int32) {
    (self.task, self.stream, self.priority) = (task, stream, priority)
    g_object_ref(stream)
  }

  func write(_ data: Data) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    // The task keeps the bytes until the other program has received them.
    g_task_set_task_data(task, bytes.map { UnsafeMutableRawPointer($0) }) { g_bytes_unref(OpaquePointer($0)) }
    g_output_stream_write_all_async(
      stream, start, count, priority, g_task_get_cancellable(task),
      { stream, result, task in
        guard let task, let stream else { return }
        var error: UnsafeMutablePointer<GError>?
        let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
        let answer = OpaquePointer(task)
        if g_output_stream_write_all_finish(output, result, nil, &error) != 0 {
          g_task_return_boolean(answer, 1)
        } else {
          g_task_return_error(answer, error)
        }
        g_object_unref(stream)
        g_object_unref(task)
      }, UnsafeMutableRawPointer(task))
  }

  func fail(_ error: any Error) {
    canopy_return_error(task, error.localizedDescription)
    g_object_unref(stream)
    g_object_unref(UnsafeMutableRawPointer(task))
  }
}
