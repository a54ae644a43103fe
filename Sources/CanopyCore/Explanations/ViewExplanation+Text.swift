internal import Foundation

extension ViewExplanation: CustomStringConvertible {
  /// The explanation as text.
  public var description: String {
    let environment = self.environment._lines.map { "    \($0)" }
    let environmentLines =
      environment.isEmpty ? ["  its environment is that of the root"] : ["  its environment:"] + environment
    return (bodyLines + environmentLines).joined(separator: "\n")
  }

  private var bodyLines: [String] {
    let partLines = part?.lines ?? []
    guard let view else { return ["At the root: in no view with a body."] + partLines }
    var lines = [([view] + ancestors)._nested] + partLines
    lines += runs._lines("its body ran", count: runCount)
    lines.append("  it " + (reads.isEmpty ? "reads nothing that can change" : "reads " + reads.joined(separator: ", ")))
    return lines
  }

  /// The explanation as JSON, with the names of the properties as keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and numbers doesn't fail.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension [String] {
  /// The names of views as a phrase, innermost first. If a view contains itself several times, the phrase gives the number.
  var _nested: String {
    var parts: [(name: String, count: Int)] = []
    for name in self {
      if parts.last?.name == name { parts[parts.count - 1].count += 1 } else { parts.append((name, 1)) }
    }
    return parts.map {
      $0.count > 2 ? "\($0.count) × \($0.name)" : Array(repeating: $0.name, count: $0.count).joined(separator: ", in ")
    }
    .joined(separator: ", in ")
  }
}

extension ViewExplanation.Part {
  fileprivate var lines: [String] {
    runs._lines("\(name) ran", count: runCount) + (reads.isEmpty ? [] : ["  it reads \(reads.joined(separator: ", "))"])
  }
}

extension [ViewExplanation.Run] {
  /// Returns lines about the last run with its causes, and about the runs before it.
  ///
  /// - Parameter sentence: The beginning of the first line: `its body ran`.
  fileprivate func _lines(_ sentence: String, count: Int) -> [String] {
    let times = count == 1 ? "once" : "\(count) times"
    var lines = ["  \(sentence) \(times), last because \(last?.description ?? "something that it read changed")"]
    for reason in last?.reasons ?? [] {
      for cause in reason.because where !lines.contains("    \(cause)") { lines.append("    \(cause)") }
    }
    if self.count > 1 { lines.append("  before that, newest first:") }
    return lines + dropLast().reversed().map { "    \($0)" }
  }
}

extension ViewExplanation.Run: CustomStringConvertible {
  /// The reasons with the action of the program: `_count changed, by tapping “Add”`.
  public var description: String {
    if reasons.isEmpty { return "something that it read changed" }
    var actions: [String] = []
    for action in reasons.compactMap(\.action) where !actions.contains(action) { actions.append(action) }
    let text = reasons.map(\.text).joined(separator: " and ")
    let by = actions.isEmpty ? "" : ", by " + actions.joined(separator: " and ")
    return text + by + (transaction.map { ", in the transaction \($0)" } ?? "")
  }
}

extension ViewExplanation.Reason {
  /// The reason as part of a sentence: `_count of Counter changed`.
  var text: String {
    if kind == .appeared { return "it came into the tree" }
    return name + (owner.map { " of \($0)" } ?? "") + " changed"
  }
}

extension [ViewExplanation.Value] {
  /// A line for each value and for each value that it hides. The values that a presentation sets for itself follow, by reason.
  var _lines: [String] {
    var lines: [String] = []
    var resets: [(writer: String, reason: String, values: [String])] = []
    for value in self {
      if value.isReset {
        let reason = value.reason ?? "for itself"
        if let place = resets.firstIndex(where: { $0.writer == value.writer && $0.reason == reason }) {
          resets[place].values.append(value.short)
        } else {
          resets.append((value.writer, reason, [value.short]))
        }
      } else {
        lines.append("\(value.key) = \(value.value), \(value.writer)")
        lines += value.hidden.filter { !$0.isReset }.map { "    hides \($0.value), \($0.writer)" }
      }
    }
    var writer: String?
    for reset in resets {
      if reset.writer != writer { lines.append("re\(reset.writer):") }
      writer = reset.writer
      lines.append("    \(reset.reason): \(reset.values.joined(separator: ", "))")
    }
    return lines
  }
}

extension ViewExplanation.Value {
  /// The key, with the value if that is short.
  fileprivate var short: String {
    // The name of a type carries no information.
    let isType = value.first?.isUppercase == true && value.allSatisfy(\.isLetter)
    return value.count > 20 || value.isEmpty || isType ? key : "\(key) = \(value)"
  }
}
