internal import CGTK
internal import CanopyCore
internal import Foundation

/// Calls a closure at the next frames of a widget's display, but only while frames are requested.
@MainActor
final class FrameTicks {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let run: @MainActor (Date) -> Void
  private var callback: guint = 0
  private var isRequested = false

  init(of widget: UnsafeMutablePointer<GtkWidget>, _ run: @escaping @MainActor (Date) -> Void) {
    self.widget = widget
    self.run = run
  }

  /// Requests the next frame.
  func request() {
    isRequested = true
    guard callback == 0 else { return }
    // Safe because `stop()` removes the callback before the object is released.
    let data = Unmanaged.passUnretained(self).toOpaque()
    callback = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return 0 }
        // Safe because the object outlives the callback.
        let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeUnretainedValue()
        return onMainActor(with: clock) { ticks.tick(at: $0) } ? 1 : 0
      }, data, nil)
  }

  /// Stops requesting frames. Called before the widget is destroyed.
  func stop() {
    isRequested = false
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
  }

  /// Runs a frame. Returns false if no further frame is requested.
  private func tick(at clock: OpaquePointer?) -> Bool {
    isRequested = false
    run(Self.date(of: clock))
    if !isRequested { callback = 0 }
    return isRequested
  }

  /// The display time of the frame that is about to be drawn.
  var date: Date { Self.date(of: gtk_widget_get_frame_clock(widget)) }

  private static func date(of clock: OpaquePointer?) -> Date {
    guard let clock else { return Date() }
    let age = Double(g_get_monotonic_time() - gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    return age.magnitude < 1 ? Date(timeIntervalSinceNow: -age) : Date()
  }

  isolated deinit { stop() }
}
