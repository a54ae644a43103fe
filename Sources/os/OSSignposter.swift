internal import Foundation

/// Writes the beginning and the end of tasks to the log, with their durations.
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

  /// Creates a signposter without a subsystem and a category.
  public init() { log = .default }

  /// Creates a signposter.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a signposter that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a signposter that writes to the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.isEnabled }

  /// Returns an identifier for one of several tasks with the same name.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns an identifier for tasks that belong to an object.
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

  /// Writes that a task has ended, with its duration.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }

  /// Writes that a task has ended, with its duration.
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

  /// Writes when a closure starts and ends.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes when a closure starts and ends.
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

/// A task in progress. See ``OSSignposter``.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  private let start = ContinuousClock.now

  init(id: OSSignpostID) { self.id = id }

  var milliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }
}

/// The identifier of one of several tasks with the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates a unique identifier.
  public init(log: OSLog) { rawValue = UInt64.random(in: 2..<(.max - 1)) }

  /// Creates an identifier for tasks that belong to an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier for a task that is the only one with its name.
  public static let exclusive = OSSignpostID(.max - 1)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// The null identifier.
  public static let null = OSSignpostID(0)
}

/// The event that a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  /// A single event.
  case event
  /// The beginning of a task.
  case begin
  /// The end of a task.
  case end
}

/// Writes a signpost to a log, which marks an event, or the beginning or end of a task. Identifiers distinguish tasks with the
/// same name.
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
