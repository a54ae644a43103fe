internal import CanopyScene

/// The arguments of a program, sorted by what they are for.
struct ProgramArguments {
  /// The name of the host; nil for the first that can run here.
  private(set) var host: String?
  private(set) var asksForHelp = false
  private(set) var asksForVersion = false
  /// The options that hosts have.
  private(set) var hostOptions: [String] = []
  /// All that isn't an option.
  private(set) var operands: [String] = []

  /// The options that programs have in all hosts.
  static var help: String {
    """
    --host NAME          shows the app in this host; without it, in the first that can run here
    --help               lists the options; -h does, too
    --version            tells which program this is
    """
  }

  /// - Parameters:
  ///   - arguments: The arguments, with the name of the program.
  ///   - launchers: The hosts whose options there are.
  @MainActor
  init(_ arguments: [String], _ launchers: [any HostLauncher.Type]) throws(LaunchOptions.Mistake) {
    let help = ([Self.help] + launchers.map { $0.help }).joined(separator: "\n")
    var options = LaunchOptions(Array(arguments.dropFirst()), help: help)
    while let option = try options.next() {
      switch option {
      case "--host": host = try options.value()
      case "--help": asksForHelp = true
      case "--version": asksForVersion = true
      default: hostOptions += try options.words()
      }
    }
    operands = options.operands
  }
}
