/// A length of time that can be given in seconds and parts of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// That many seconds.
  static func seconds(_ s: Int) -> Self

  /// That many seconds.
  static func seconds(_ s: Double) -> Self

  /// That many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// That many millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// That many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
