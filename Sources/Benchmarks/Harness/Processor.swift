import Foundation

/// The kind of processor that the benchmarks run on.
enum Processor {
  /// The name, for example "AMD EPYC, family 26, model 2".
  static var name: String {
    name(in: (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? "")
  }

  /// Returns the name of the first processor that the system lists. The format depends on the architecture.
  static func name(in list: String) -> String {
    var fields: [String: String] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, fields[parts[0]] == nil { fields[parts[0]] = parts[1] }
    }
    let known = [
      ("model name", ""), ("cpu family", "family "), ("model", "model "),
      ("CPU implementer", "implementer "), ("CPU part", "part "),
    ]
    let parts = known.compactMap { field, title in fields[field].map { title + $0 } }
    return parts.isEmpty ? "an unknown processor" : parts.joined(separator: ", ")
  }
}
