internal import CanopyScene

/// The options with which a program was started, for its host. Those that there are stand in ``AppHost/help``.
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
/// A person who misspells an option hears about it, and the app doesn't start as if nothing had been said.
public struct HostOptions {
  private var options: LaunchOptions
  private let host: String

  init(_ arguments: [String], help: String, host: String) {
    options = LaunchOptions(arguments, help: help, host: host)
    self.host = host
  }

  /// Creates options as they are written, for example in a test.
  @MainActor
  public init<Host: AppHost>(_ arguments: [String], of host: Host.Type) {
    self.init(arguments, help: host.help, host: OutsideHosts.name(of: host))
  }

  /// Returns the next option, or nil after the last one. Throws an error for an option that the host doesn't have.
  public mutating func next() throws -> String? { try options.next() }

  /// Returns the value of the option.
  public mutating func value() throws -> String { try options.value() }

  /// Returns the value of the option as a number.
  public mutating func number(in range: ClosedRange<Int>) throws -> Int { try options.number(in: range) }

  /// An error for a value that the option can't have, as a sentence.
  public static func mistake(_ sentence: String) -> any Error { LaunchOptions.Mistake(sentence) }

  /// Throws an error if the host has left an option unread.
  mutating func finish() throws {
    if let option = try options.next() { throw LaunchOptions.Mistake("The host \(host) doesn’t read \(option).") }
  }
}
