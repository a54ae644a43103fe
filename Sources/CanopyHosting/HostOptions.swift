internal import CanopyScene

/// The host's options from the program's command line. ``AppHost/help`` lists the valid ones.
///
/// ```swift
/// while let option = try options.next() {
///   switch option {
///   case "--zoom": zoom = try options.number(in: 1...16)
///   default: isDark = true
///   }
/// }
/// ```
///
/// A misspelled option produces an error instead of being ignored.
public struct HostOptions {
  private var options: LaunchOptions
  private let host: String

  init(_ arguments: [String], help: String, host: String) {
    options = LaunchOptions(arguments, help: help, host: host)
    self.host = host
  }

  /// Creates options from command-line arguments, for example in a test.
  @MainActor
  public init<Host: AppHost>(_ arguments: [String], of host: Host.Type) {
    self.init(arguments, help: host.help, host: OutsideHosts.name(of: host))
  }

  /// Returns the next option, or nil after the last one. Throws an error if the host doesn't have the option.
  public mutating func next() throws -> String? { try options.next() }

  /// Returns the value of the current option.
  public mutating func value() throws -> String { try options.value() }

  /// Returns the value of the current option as a number.
  public mutating func number(in range: ClosedRange<Int>) throws -> Int { try options.number(in: range) }

  /// Creates an error for an invalid value, described by a sentence.
  public static func mistake(_ sentence: String) -> any Error { LaunchOptions.Mistake(sentence) }

  /// Throws an error if the host left an option unread.
  mutating func finish() throws {
    if let option = try options.next() { throw LaunchOptions.Mistake("The host \(host) doesn’t read \(option).") }
  }
}
