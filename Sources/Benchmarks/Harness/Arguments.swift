/// `Benchmarks [filter] [--json file] [--compare file] [--keep file]`
struct Arguments {
  /// Only benchmarks whose name contains this run.
  var filter = ""
  var jsonPath: String?
  /// The file with the ratios to compare this run with.
  var comparedPath: String?
  /// The file in which to store the ratios of this run.
  var keptPath: String?

  static let usage = """
    Usage: Benchmarks [filter] [--json file] [--compare file] [--keep file]

    Runs all benchmarks, or those whose name contains the filter, and prints a table: for each the median, the 10th
    and 90th percentile, the median of its limit (the least plain Swift that gives the same answers, run in turn with
    it), and the ratio of the two medians. With --json the figures also go to a file.

    With --compare the ratios are compared with those in a file that were kept on a processor of this kind: a benchmark
    that is slower than there, also when it is measured again, is named, and the exit status is 1. With --keep the ratios
    of this run are kept in the file.
    `Scripts/run Benchmarks` knows the project's file: the options need no name there.
    """

  enum Failure: Error, CustomStringConvertible {
    case help
    case missingFile(String)
    case unknown(String)

    var description: String {
      switch self {
      case .help: Arguments.usage
      case .missingFile(let option): "\(option) needs the name of a file.\n\n\(Arguments.usage)"
      case .unknown(let argument): "I do not know what “\(argument)” means.\n\n\(Arguments.usage)"
      }
    }
  }

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": throw .help
      case "--json": jsonPath = try Self.file(after: argument, in: &rest)
      case "--compare": comparedPath = try Self.file(after: argument, in: &rest)
      case "--keep": keptPath = try Self.file(after: argument, in: &rest)
      case _ where argument.hasPrefix("-") || !filter.isEmpty: throw .unknown(argument)
      default: filter = argument
      }
    }
  }

  private static func file(after option: String, in rest: inout ArraySlice<String>) throws(Failure) -> String {
    guard let path = rest.popFirst() else { throw .missingFile(option) }
    return path
  }
}
