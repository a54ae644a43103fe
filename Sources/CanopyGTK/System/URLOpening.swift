internal import CGTK
internal import CanopyCore
internal import Foundation

/// Opens URLs in the desktop's programs for them.
@MainActor
enum URLOpening {
  /// Opens a URL, and reports whether that succeeded.
  static func open(
    _ url: URL, over window: UnsafeMutablePointer<GtkWindow>?, completion: @escaping (Bool) -> Void
  ) {
    // Safe because the answer, which arrives once, releases it.
    let data = Unmanaged.passRetained(Answer(completion)).toOpaque()
    gtk_show_uri_full(
      window, url.absoluteString, guint32(GDK_CURRENT_TIME), nil,
      { source, result, data in
        guard let data else { return }
        let window = source.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
        let isOpened = gtk_show_uri_full_finish(window, result, nil) != 0
        // Safe because it was retained above.
        let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
        onMainActor(with: answer) { $0.completion(isOpened) }
      }, data)
  }

  private final class Answer {
    let completion: (Bool) -> Void

    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
  }
}
