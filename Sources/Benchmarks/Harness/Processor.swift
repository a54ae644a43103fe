import Foundation

/// The kind of processor that the benchmarks run on.
enum Processor {
  /// The name, for example "AMD EPYC, family 26, model 2".
  static var name: String {
    name(in: (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? "")
  }

  /// Returns the name of the first processor that the system lists. Its names differ from architecture to architecture.
  static func name(in list: String) -> String {
    var fields: [Substring: String] = [:]
    for line in list.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].trimming(while: \.isWhitespace)
      let value = line[line.index(after: colon)...].trimming(while: \.isWhitespace)
      if fields[name] == nil { fields[name] = String(value) }
    }
    let known = [
      ("model name", ""), ("cpu family", "family "), ("model", "model "),
      ("CPU implementer", "implementer "), ("CPU part", "part "),
    ]
    let parts = known.compactMap { field, title in fields[Substring(field)].map { title + $0 } }
    return parts.isEmpty ? "an unknown processor" : parts.joined(separator: ", ")
  }
}

extension Substring {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
    guard let end = lastIndex(where: { !isLeftOut($0) }) else { return Substring() }
    return self[...end].drop(while: isLeftOut)
  }
}
