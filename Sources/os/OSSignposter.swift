internal import Foundation

/// Writes the beginning and the end of tasks to the log, with the time they took.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.Notes", category: "loading")
/// let state = signposter.beginInterval("load")
/// defer { signposter.endInterval("load", state) }
/// ```
///
/// The lines have the level ``OSLogType/debug``.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter without subsystem and category.
  public init() { log = .default }

  /// Creates a signposter.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a signposter that writes to the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.isEnabled }

  /// Returns an identifier for one of several tasks of the same name.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of the tasks for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Writes that a task begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    begin(name, id, "")
  }

  /// Writes that a task begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    begin(name, id, message.text)
  }

  private func begin(_ name: StaticString, _ id: OSSignpostID, _ text: String) -> OSSignpostIntervalState {
    log.write(signpost: "begin", name, id, text)
    return OSSignpostIntervalState(id: id)
  }

  /// Writes that a task has ended, and the time it took.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }

  /// Writes that a task has ended, and the time it took.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
    end(name, state, message.text)
  }

  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ text: String) {
    let time = OSLogFloatFormatting.fixed(precision: 3).text(of: state.milliseconds)
    log.write(signpost: "end", name, state.id, "\(time) ms" + (text.isEmpty ? "" : ", \(text)"))
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(signpost: "event", name, id, "")
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
    log.write(signpost: "event", name, id, message.text)
  }

  /// Writes the beginning and the end of a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes the beginning and the end of a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// The text of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// A task that has begun. See ``OSSignposter``.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  private let start = ContinuousClock.now

  init(id: OSSignpostID) { self.id = id }

  var milliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }
}

/// The identifier of one of several tasks of the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that no other task has.
  public init(log: OSLog) { rawValue = UInt64.random(in: 2..<(.max - 1)) }

  /// Creates the identifier of the tasks for an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of the only task of its name.
  public static let exclusive = OSSignpostID(.max - 1)
  /// An identifier that stands for none.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)
}

/// The moment that a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  /// A moment of its own.
  case event
  /// The beginning of a task.
  case begin
  /// The end of a task.
  case end
}

/// Writes a signpost to a log, which marks a moment of a task or an event. Tasks of the same name have identifiers.
public func os_signpost(
  _ type: OSSignpostType, dso _: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(signpost: "\(type)", name, signpostID, "")
}

/// Writes a signpost with a text to a log.
public func os_signpost(
  _ type: OSSignpostType, dso _: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(signpost: "\(type)", name, signpostID, FormattedMessage(format.description, arguments).text)
}

extension OSLog {
  fileprivate func write(signpost: String, _ name: StaticString, _ id: OSSignpostID, _ text: String) {
    guard isEnabled else { return }
    let number = id == .exclusive ? "" : " \(String(id.rawValue, radix: 16))"
    write(text: "\(signpost) \(name)\(number)" + (text.isEmpty ? "" : ": \(text)"), .debug)
  }
}
