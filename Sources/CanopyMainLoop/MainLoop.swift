internal import CGLib
internal import Dispatch
internal import Foundation

/// The main loop of a program with a display or a server. It is GLib's loop, and also runs the main actor and Foundation's
/// timers.
///
/// Nothing polls. While there is nothing to do, the process sleeps.
@MainActor
package enum MainLoop {
  private static var loop: OpaquePointer?
  private static var isConnected = false

  /// Runs until ``quit()`` is called. Call it from a synchronous `main()`: a loop that starts inside a task of the main actor
  /// stalls.
  package static func run() {
    connect()
    let loop = g_main_loop_new(nil, 0)
    self.loop = loop
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
    self.loop = nil
  }

  /// Ends the running loop.
  package static func quit() {
    if let loop { g_main_loop_quit(loop) }
  }

  /// Runs GLib's pending work and returns, for a program that doesn't run the loop.
  package static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Attaches the main actor's queue and Foundation's timers to the loop.
  private static func connect() {
    guard !isConnected else { return }
    isConnected = true
    watchMainQueue()
    watchTimers()
  }

  private static func watchMainQueue() {
    g_unix_fd_add(
      mainQueueHandle(), G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        runMainQueue(nil)
        return 1
      }, nil)
  }

  /// Foundation fires due timers when it is asked for the date of the next one.
  private static func watchTimers() {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      let next = RunLoop.main.limitDate(forMode: .default)
      let milliseconds = next.map { min(max($0.timeIntervalSinceNow * 1000 + 1, 0), 3_600_000) }
      timeout?.pointee = milliseconds.map { Int32($0) } ?? -1
      return 0
    }
    functions.pointee.check = { _ in 0 }
    functions.pointee.dispatch = { _, _, _ in 1 }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}

// The API with which Dispatch lets another loop drive the main queue. CoreFoundation uses it, too.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_: UnsafeMutableRawPointer?)
