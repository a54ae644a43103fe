internal import Foundation

/// A value that depends on the time, with a format.
final class TimeSourceContent<Format: DiscreteFormatStyle>: TextContent, @unchecked Sendable {
  private let source: TimeDataSource<Format.FormatInput>
  private let format: Format

  init(_ source: TimeDataSource<Format.FormatInput>, _ format: Format) {
    self.source = source
    self.format = format
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? TimeSourceContent<Format> else { return false }
    return source.kind == other.source.kind && format == other.format
  }

  override func resolve(into runs: inout TextRuns) {
    let format = format.locale(runs.context.locale).inZone(of: runs.context.environment)
    let value = source.value(runs.context.now)
    let output = format.format(value)
    if let string = output as? AttributedString {
      runs.append(Text(string))
    } else if let string = output as? String {
      runs.append(string)
    }
    // A countdown that has ended begins again if the clock is set back.
    runs.changes(at: format.discreteInput(after: value).map(source.date) ?? .distantFuture)
  }
}
