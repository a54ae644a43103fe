internal import Foundation

/// Writes messages to the process's log, which is its standard error.
///
/// ```swift
/// import os
///
/// let logger = Logger(subsystem: "com.example.Notes", category: "sync")
/// logger.info("Loaded \(count) notes")
/// logger.error("No connection: \(error.localizedDescription, privacy: .public)")
/// ```
///
/// A line contains the time, the level, the subsystem and the category. Under systemd, whose journal reads the standard error,
/// a line begins with its priority, so that `journalctl --priority` can find it.
///
/// Values with the privacy `private` or `sensitive` are omitted. Others are written, because only the people who run the
/// program read its standard error.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger without a subsystem and a category.
  public init() { log = .default }

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem, usually the identifier of the app.
  ///   - category: The topic of the messages.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message with the default level.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes a message that might be helpful.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }

  /// Writes an important message.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }

  /// Writes a message about an unexpected event.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }

  /// Writes a message about an error that prevents the program from working.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

  /// Writes a message about a programming error.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// A subsystem and a category for messages.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isEnabled: Bool

  /// Creates a log.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isEnabled: true) }

  /// Creates a log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name, isEnabled: true)
  }

  private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
    (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
  }

  /// The log without a subsystem and a category.
  public static let `default` = OSLog("", "", isEnabled: true)
  /// A log that discards all messages.
  public static let disabled = OSLog("", "", isEnabled: false)

  /// A Boolean value that indicates whether signposts are written to the log.
  public var signpostsEnabled: Bool { isEnabled }

  /// Returns a Boolean value that indicates whether messages with a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// A category with a special meaning on Apple's systems. Canopy only writes its name.
  public struct Category: Sendable {
    let name: String
    /// Events of interest for performance analysis.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Events whose cost is recorded with a backtrace.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    /// Events that are recorded while an instrument runs.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  func write(_ message: OSLogMessage, _ type: OSLogType) {
    guard isEnabled else { return }
    write(text: message.text, type)
  }

  func write(text: String, _ type: OSLogType) {
    FileHandle.standardError.write(Data((line(text, type) + "\n").utf8))
  }

  /// A Boolean value that indicates whether systemd reads the standard error of the process.
  static let writesToJournal = ProcessInfo.processInfo.environment["JOURNAL_STREAM"] != nil

  func line(
    _ text: String, _ type: OSLogType, at date: Date = Date(),
    forJournal: Bool = OSLog.writesToJournal
  ) -> String {
    let place = subsystem.isEmpty && category.isEmpty ? "" : " [\(subsystem):\(category)]"
    if forJournal { return "<\(type.priority)>\(type.name)\(place): \(text)" }
    let time = date.formatted(
      .verbatim(
        "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(3))",
        timeZone: .current, calendar: Calendar(identifier: .gregorian)))
    return "\(time) \(type.name)\(place): \(text)"
  }
}

/// The severity of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The number of the level, as on Apple's systems.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Important messages.
  public static let `default` = OSLogType(rawValue: 0)
  /// Messages that might be helpful.
  public static let info = OSLogType(rawValue: 1)
  /// Messages for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// Messages about errors.
  public static let error = OSLogType(rawValue: 16)
  /// Messages about programming errors.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }

  /// The priority in systemd's journal, which uses syslog's numbers.
  var priority: Int {
    switch self {
    case .info: 6
    case .debug: 7
    case .error: 3
    case .fault: 2
    default: 5
    }
  }
}

/// Writes a message to a log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

/// Writes a message with a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message, type) }

/// Writes a message with a level to a log, with values for its placeholders, which can have a privacy: `"Hello, %{public}@"`.
public func os_log(
  _ message: StaticString, dso _: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled else { return }
  log.write(text: FormattedMessage(message.description, arguments).text, type)
}

/// Writes a message with a level to a log.
public func os_log(
  _ type: OSLogType, dso _: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled else { return }
  log.write(text: FormattedMessage(message.description, arguments).text, type)
}
