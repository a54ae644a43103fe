/// `Benchmarks [filter] [--json file]`
struct Arguments {
  /// Only benchmarks whose name contains this run.
  var filter = ""
  var jsonPath: String?

  static let usage = """
    Usage: Benchmarks [filter] [--json file]

    Runs all benchmarks, or those whose name contains the filter, and prints a table: for each the median, the 10th
    and 90th percentile, the median of its limit (the least plain Swift that gives the same answers, run in turn with
    it), and the ratio of the two medians. With --json the figures also go to a file.
    """

  enum Failure: Error, CustomStringConvertible {
    case help
    case missingFile
    case unknown(String)

    var description: String {
      switch self {
      case .help: Arguments.usage
      case .missingFile: "--json needs the name of a file.\n\n\(Arguments.usage)"
      case .unknown(let argument): "I do not know what “\(argument)” means.\n\n\(Arguments.usage)"
      }
    }
  }

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": throw .help
      case "--json":
        guard let path = rest.popFirst() else { throw .missingFile }
        jsonPath = path
      case _ where argument.hasPrefix("-") || !filter.isEmpty: throw .unknown(argument)
      default: filter = argument
      }
    }
  }
}
