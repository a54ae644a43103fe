internal import CGTK
internal import CanopyCore
internal import Foundation

/// Connects closures to objects' signals. A closure lives as long as its object.
///
/// All signals are connected “swapped”, so that C functions receive the closure first, and can omit arguments that they don't
/// need. A single C function therefore serves all signals that have no result.
@MainActor
enum Signals {
  typealias Object = UnsafeMutableRawPointer

  /// Runs an action when a signal is emitted, regardless of its arguments.
  static func connect(_ object: Object, _ signal: String, _ action: @escaping @MainActor () -> Void) {
    let function: @convention(c) (Object) -> Void = { Handler.call($0) }
    connect(object, signal, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  /// Runs an action that returns whether it has handled the signal.
  static func connect(_ object: Object, handling signal: String, _ action: @escaping @MainActor () -> Bool) {
    let function: @convention(c) (Object) -> gboolean = { Handler<@MainActor () -> Bool>.handle($0) { $0() } }
    connect(object, signal, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  /// Runs an action with a signal's numeric argument, such as the response of a dialog.
  static func connect(_ object: Object, number signal: String, _ action: @escaping @MainActor (Int32) -> Void) {
    let function: @convention(c) (Object, Int32) -> Void = { data, number in
      Handler<@MainActor (Int32) -> Void>.call(data) { $0(number) }
    }
    connect(object, signal, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  /// Runs an action with a signal's text argument.
  static func connect(_ object: Object, text signal: String, _ action: @escaping @MainActor (String) -> Void) {
    let function: @convention(c) (Object, UnsafePointer<CChar>?) -> Void = { data, text in
      let text = text.map { String(cString: $0) } ?? ""
      Handler<@MainActor (String) -> Void>.call(data) { $0(text) }
    }
    connect(object, signal, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  /// Runs an action with a signal's event argument. It returns whether it has handled the event.
  static func connect(_ object: Object, event signal: String, _ action: @escaping @MainActor (OpaquePointer) -> Bool) {
    let function: @convention(c) (Object, OpaquePointer?) -> gboolean = { data, event in
      guard let event else { return 0 }
      return Handler<@MainActor (OpaquePointer) -> Bool>.handle(data) { $0(event) }
    }
    connect(object, signal, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  /// Runs an action with a signal's drop and location. It returns the result of the signal.
  static func connect(
    _ object: Object, drop signal: String, _ action: @escaping @MainActor (OpaquePointer, CGPoint) -> UInt32
  ) {
    let function: @convention(c) (Object, OpaquePointer?, Double, Double) -> UInt32 = { data, drop, x, y in
      guard let drop else { return 0 }
      return Handler<@MainActor (OpaquePointer, CGPoint) -> UInt32>.call(data) { $0(drop, CGPoint(x: x, y: y)) }
    }
    connect(object, signal, unsafeBitCast(function, to: GCallback.self), Handler(action))
  }

  private static func connect(_ object: Object, _ signal: String, _ function: GCallback, _ handler: AnyObject) {
    // Safe because the object releases the handler when it goes.
    let data = Unmanaged.passRetained(handler).toOpaque()
    g_signal_connect_data(
      object, signal, function, data,
      { data, _ in
        // Safe because it was retained above.
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }, G_CONNECT_SWAPPED)
  }
}

/// A closure connected to a signal.
private final class Handler<Action> {
  private let action: Action

  init(_ action: Action) { self.action = action }

  /// Runs the closure of a handler. Signals are emitted on the main thread.
  static func call<Result>(_ data: UnsafeMutableRawPointer, _ run: @MainActor (Action) -> Result) -> Result {
    // Safe because the object of the signal retains the handler.
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    return onMainActor(with: handler.action) { run($0) }
  }

  static func handle(_ data: UnsafeMutableRawPointer, _ run: @MainActor (Action) -> Bool) -> gboolean {
    call(data, run) ? 1 : 0
  }
}

extension Handler where Action == @MainActor () -> Void {
  static func call(_ data: UnsafeMutableRawPointer) { call(data) { $0() } }
}
