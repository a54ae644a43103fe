import CanopyTesting

extension TestScreen {
  /// Returns the sentences of an explanation about updates and reads, without the environment.
  func sentences(about text: String) throws -> String {
    let lines = explain(try find(text)).split(separator: "\n")
    return lines.prefix { !$0.hasPrefix("  its environment") }.joined(separator: "\n")
  }
}
